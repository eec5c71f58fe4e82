export { MessageTime, type MessageTimeProps } from './chat/MessageTime/MessageTime.tsx';

export { ChatBubble, type ChatBubbleActions, type ChatBubbleProps } from './chat/ChatBubble/ChatBubble.tsx';
export type { ChatAuthor, ChatContent, ChatMessage } from './chat/ChatBubble/message.ts';
export { ChatComposer, type ChatComposerProps } from './chat/ChatComposer/ChatComposer.tsx';
export { ChatInfo, type ChatInfoProps } from './chat/ChatInfo/ChatInfo.tsx';
export { type ChatTalk, ChatWindow, type ChatWindowProps } from './chat/ChatWindow/ChatWindow.tsx';
export {
  ConnectionBanner,
  type ConnectionBannerProps,
  type ConnectionState,
} from './chat/ConnectionBanner/ConnectionBanner.tsx';
export { ConversationList, type ConversationListProps } from './chat/ConversationList/ConversationList.tsx';
export type { Conversation } from './chat/ConversationList/conversation.ts';
export type { FoundMessage, FoundMessages } from './chat/ConversationList/foundMessages.ts';
export { FeedbackForm, type FeedbackFormProps, type FeedbackValues } from './chat/FeedbackForm/FeedbackForm.tsx';
export type { MessageType } from './chat/MessageList/MessageList.labels.ts';
export { MessageList, type MessageListProps, type SiteMessage } from './chat/MessageList/MessageList.tsx';
export { MessageTime, type MessageTimeProps } from './chat/MessageTime/MessageTime.tsx';

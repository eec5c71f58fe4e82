export { CallDialog, type CallDialogProps } from './studyRoom/CallDialog/CallDialog.tsx';
export type { CallStatus, StudyRoomCall } from './studyRoom/CallDialog/call.ts';
export type { RingSound } from './studyRoom/CallDialog/ringSound.ts';
export {
  UnreadNotification,
  type UnreadNotificationProps,
} from './studyRoom/UnreadNotification/UnreadNotification.tsx';
export type { UnreadMessage } from './studyRoom/UnreadNotification/unreadMessage.ts';

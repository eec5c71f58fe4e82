export { CallDialog, type CallDialogProps } from './studyRoom/CallDialog/CallDialog.tsx';
export type { CallStatus, StudyRoomCall } from './studyRoom/CallDialog/call.ts';
export type { RingSound } from './studyRoom/CallDialog/ringSound.ts';
export {
  ConsultQueueCard,
  type ConsultQueueCardProps,
} from './studyRoom/ConsultQueueCard/ConsultQueueCard.tsx';
export type { ConsultQueueCardPart, ConsultRoom, QueueTicket } from './studyRoom/ConsultQueueCard/consultRoom.ts';
export type { BrowserKind } from './studyRoom/MicPermission/MicPermission.labels.ts';
export { MicPermission, type MicPermissionProps } from './studyRoom/MicPermission/MicPermission.tsx';
export { RoomEntryPanel, type RoomEntryPanelProps } from './studyRoom/RoomEntryPanel/RoomEntryPanel.tsx';
export {
  StudyRoomRecord,
  type StudyRoomRecordProps,
  type StudyRoomVisit,
} from './studyRoom/StudyRoomRecord/StudyRoomRecord.tsx';
export {
  UnreadNotification,
  type UnreadNotificationProps,
} from './studyRoom/UnreadNotification/UnreadNotification.tsx';
export type { UnreadMessage } from './studyRoom/UnreadNotification/unreadMessage.ts';

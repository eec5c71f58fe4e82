import type { callDialogLabels as CallDialog } from '../../studyRoom/CallDialog/CallDialog.labels.ts';
import type { consultQueueCardLabels as ConsultQueueCard } from '../../studyRoom/ConsultQueueCard/ConsultQueueCard.labels.ts';
import type { micPermissionLabels as MicPermission } from '../../studyRoom/MicPermission/MicPermission.labels.ts';
import type { roomEntryPanelLabels as RoomEntryPanel } from '../../studyRoom/RoomEntryPanel/RoomEntryPanel.labels.ts';
import type { studyRoomRecordLabels as StudyRoomRecord } from '../../studyRoom/StudyRoomRecord/StudyRoomRecord.labels.ts';
import type { unreadNotificationLabels as UnreadNotification } from '../../studyRoom/UnreadNotification/UnreadNotification.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `studyRoom`, by the name of their component. */
export interface StudyRoomLabels {
  CallDialog: LabelsOf<typeof CallDialog>;
  ConsultQueueCard: LabelsOf<typeof ConsultQueueCard>;
  MicPermission: LabelsOf<typeof MicPermission>;
  RoomEntryPanel: LabelsOf<typeof RoomEntryPanel>;
  StudyRoomRecord: LabelsOf<typeof StudyRoomRecord>;
  UnreadNotification: LabelsOf<typeof UnreadNotification>;
}

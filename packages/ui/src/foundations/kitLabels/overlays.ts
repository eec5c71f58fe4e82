import type { labels as ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.labels.ts';
import type { labels as Dialog } from '../../overlays/Dialog/Dialog.labels.ts';
import type { labels as Lightbox } from '../../overlays/Lightbox/Lightbox.labels.ts';
import type { notificationLabels as Notification } from '../../overlays/Notification/Notification.labels.ts';
import type { popoverLabels as Popover } from '../../overlays/Popover/Popover.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `overlays`, by the name of their component. */
export interface OverlaysLabels {
  ConfirmDialog: LabelsOf<typeof ConfirmDialog>;
  Dialog: LabelsOf<typeof Dialog>;
  Lightbox: LabelsOf<typeof Lightbox>;
  Notification: LabelsOf<typeof Notification>;
  Popover: LabelsOf<typeof Popover>;
}

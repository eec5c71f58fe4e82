export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog/ConfirmDialog.tsx';
export { Dialog, type DialogPart, type DialogProps } from './overlays/Dialog/Dialog.tsx';
export { Drawer, type DrawerPart, type DrawerProps } from './overlays/Drawer/Drawer.tsx';
export { Lightbox, type LightboxProps } from './overlays/Lightbox/Lightbox.tsx';
export type { LightboxImage } from './overlays/Lightbox/LightboxFrame.tsx';
export { NotificationCard, type NotificationCardProps } from './overlays/Notification/NotificationCard.tsx';
export { NotificationViewport, type NotificationViewportProps } from './overlays/Notification/NotificationViewport.tsx';
export {
  createNotificationQueue,
  type NotificationMessage,
  type NotificationOptions,
  type NotificationQueue,
  notifications,
  notify,
} from './overlays/Notification/notificationQueue.ts';
export { Popover, type PopoverProps } from './overlays/Popover/Popover.tsx';
export { type Side, Tooltip, type TooltipProps } from './overlays/Tooltip/Tooltip.tsx';

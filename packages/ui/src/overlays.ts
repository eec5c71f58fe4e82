export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './overlays/Dialog/Dialog.tsx';
export { Lightbox, type LightboxProps } from './overlays/Lightbox/Lightbox.tsx';
export type { LightboxImage } from './overlays/Lightbox/LightboxFrame.tsx';

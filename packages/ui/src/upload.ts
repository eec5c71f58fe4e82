export type {
  ResumableTransport,
  SendOptions,
  StoredFile,
  UnstoredFiles,
  UploadBody,
  UploadTicket,
  UploadTransport,
} from './foundations/uploadTransport.ts';
export { type Attachment, AttachmentList, type AttachmentListProps } from './upload/AttachmentList/AttachmentList.tsx';
export { AvatarUpload, type AvatarUploadProps } from './upload/AvatarUpload/AvatarUpload.tsx';
export { CompressNote, type CompressNoteProps } from './upload/CompressNote/CompressNote.tsx';
export { CoverUpload, type CoverUploadProps } from './upload/CoverUpload/CoverUpload.tsx';
export { type Compress, compressPicture } from './upload/compress/compressPicture.ts';
export type {
  LimitedPlace,
  NamedPlace,
  Refusal,
  RefusalReason,
  UploadLimits,
  UploadPlace,
} from './upload/core/pickedFile.ts';
export type { UploadEntry, UploadStatus } from './upload/core/uploadEntry.ts';
export { DropZone, type DropZoneProps } from './upload/DropZone/DropZone.tsx';
export { FileUpload, type FileUploadProps } from './upload/FileUpload/FileUpload.tsx';
export { ImageUpload, type ImageUploadProps } from './upload/ImageUpload/ImageUpload.tsx';
export { UploadButton, type UploadButtonProps } from './upload/UploadButton/UploadButton.tsx';
export { type UploadHandle, type UseUploadOptions, useUpload } from './upload/useUpload.ts';
export { whyRefused } from './upload/whyRefused.ts';

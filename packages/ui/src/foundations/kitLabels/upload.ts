import type { attachmentListLabels as AttachmentList } from '../../upload/AttachmentList/AttachmentList.labels.ts';
import type { avatarUploadLabels as AvatarUpload } from '../../upload/AvatarUpload/AvatarUpload.labels.ts';
import type { cropDialogLabels as CropDialog } from '../../upload/AvatarUpload/CropDialog.labels.ts';
import type { compressNoteLabels as CompressNote } from '../../upload/CompressNote/CompressNote.labels.ts';
import type { coverUploadLabels as CoverUpload } from '../../upload/CoverUpload/CoverUpload.labels.ts';
import type { dropZoneLabels as DropZone } from '../../upload/DropZone/DropZone.labels.ts';
import type { fileUploadLabels as FileUpload } from '../../upload/FileUpload/FileUpload.labels.ts';
import type { imageUploadLabels as ImageUpload } from '../../upload/ImageUpload/ImageUpload.labels.ts';
import type { uploadLabels as Upload } from '../../upload/upload.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `upload`, by the name of their component. */
export interface UploadLabels {
  AttachmentList: LabelsOf<typeof AttachmentList>;
  AvatarUpload: LabelsOf<typeof AvatarUpload>;
  CropDialog: LabelsOf<typeof CropDialog>;
  CompressNote: LabelsOf<typeof CompressNote>;
  CoverUpload: LabelsOf<typeof CoverUpload>;
  DropZone: LabelsOf<typeof DropZone>;
  FileUpload: LabelsOf<typeof FileUpload>;
  ImageUpload: LabelsOf<typeof ImageUpload>;
  upload: LabelsOf<typeof Upload>;
}

import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of AvatarUpload. */
export interface AvatarUploadLabels {
  change: string;
  saving: string;
  saved: string;
  failed: string;
  crop: string;
  save: string;
}

/** Labels of AvatarUpload by language. */
export const avatarUploadLabels: Record<Locale, AvatarUploadLabels> = defineLabels('AvatarUpload', {
  cn: {
    change: '更换',
    saving: '保存中',
    saved: '头像已更换',
    failed: '头像没有保存，仍是原来的',
    crop: '裁剪头像',
    save: '保存头像',
  },
  en: {
    change: 'Change',
    saving: 'Saving',
    saved: 'Your picture was changed',
    failed: 'The picture was not saved; the old one stays',
    crop: 'Crop your picture',
    save: 'Save picture',
  },
});

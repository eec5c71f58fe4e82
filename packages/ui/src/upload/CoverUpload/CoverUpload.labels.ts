import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of CoverUpload. */
export interface CoverUploadLabels {
  pick: string;
  /** What happens without a cover. */
  otherwise: string;
  crop: string;
  cropTitle: string;
  useCrop: string;
  replace: string;
  remove: string;
  small: (width: number, height: number) => string;
  useAnyway: string;
  cover: string;
  compressing: string;
  queued: string;
  paused: string;
  offline: string;
}

/** Labels of CoverUpload by language. */
export const coverUploadLabels: Record<Locale, CoverUploadLabels> = defineLabels('CoverUpload', {
  cn: {
    pick: '选一张封面',
    otherwise: '不选就用正文第一张图',
    crop: '裁剪',
    cropTitle: '裁剪封面',
    useCrop: '用这一部分',
    replace: '更换',
    remove: '移除',
    small: (width, height) => `这张图只有${width}×${height}，放大后会有些模糊`,
    useAnyway: '仍然使用',
    cover: '封面',
    compressing: '正在压缩',
    queued: '排队中',
    paused: '已暂停',
    offline: '联网后继续',
  },
  en: {
    pick: 'Choose a cover',
    otherwise: 'Without one, the first picture of the text is used',
    crop: 'Crop',
    cropTitle: 'Crop the cover',
    useCrop: 'Use this part',
    replace: 'Replace',
    remove: 'Remove',
    small: (width, height) => `This picture has only ${width}×${height}; it will look a little blurred`,
    useAnyway: 'Use it anyway',
    cover: 'Cover',
    compressing: 'Making it smaller',
    queued: 'Waiting',
    paused: 'Paused',
    offline: 'Goes on when online',
  },
});

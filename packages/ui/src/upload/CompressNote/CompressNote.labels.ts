import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of CompressNote. */
export interface CompressNoteLabels {
  /** Before a file is selected: what happens above the size limit. */
  ahead: (limit: string, width: number) => string;
  unchanged: (limit: string) => string;
  compressed: (before: string, after: string) => string;
  /** The same, where the sizes are not known. */
  redrawn: string;
  original: string;
  failed: string;
  failedGrew: (after: string) => string;
  other: string;
}

/** Labels of CompressNote by language. */
export const compressNoteLabels: Record<Locale, CompressNoteLabels> = defineLabels('CompressNote', {
  cn: {
    ahead: (limit, width) => `超过${limit}的图片会先压到${width}像素宽再传，保留方向`,
    unchanged: (limit) => `${limit}以内，原样上传`,
    compressed: (before, after) => `已从${before}压到${after}`,
    redrawn: '已压缩',
    original: '压完反而更大，按原图上传',
    failed: '压缩失败',
    failedGrew: (after) => `压缩失败：压完${after}，比原图还大`,
    other: '换一张',
  },
  en: {
    ahead: (limit, width) => `Pictures over ${limit} are made ${width} pixels wide first, the right way up`,
    unchanged: (limit) => `Within ${limit}, sent as it is`,
    compressed: (before, after) => `Made smaller, from ${before} to ${after}`,
    redrawn: 'Made smaller',
    original: 'Smaller would have been larger, so it is sent as it is',
    failed: 'Compression failed',
    failedGrew: (after) => `Compression failed: ${after} afterwards, more than before`,
    other: 'Choose another',
  },
});

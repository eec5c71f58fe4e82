import { formatByteLimit, formatBytes, type UploadPolicy } from '@shuyuan/rules';
import { defineLabels, type Locale } from '../foundations/defineLabels.ts';
import { type ContentLabels, contentLabels } from './content.labels.ts';

/** Labels shared by all upload widgets. */
export interface UploadLabels {
  /** Joins file names into one line. */
  list: (names: readonly string[]) => string;
  kinds: Record<UploadPolicy['kind'], string>;
  /** Accepted types and size limit, for one file or several. */
  hint: (types: string, limit: string, isMany: boolean) => string;
  recommended: (width: number, height: number) => string;
  /** Size limit of one kind of file. */
  kindLimit: (kind: string, limit: string) => string;
  /** Errors of rejected files. */
  onlyTypes: (types: string) => string;
  wrongType: string;
  mismatch: (extension: string) => string;
  /** Errors of files by their content. */
  content: ContentLabels;
  broken: string;
  empty: string;
  badName: string;
  tooLarge: (size: string, limit: string) => string;
  tooLargeOfKind: (size: string, kind: string, limit: string) => string;
  /** A size that rounds to its limit but exceeds it. */
  barelyOver: (limit: string, bytes: string) => string;
  tooManyPictures: (most: number) => string;
  tooManyFiles: (most: number, place: number) => string;
  /** Compressed size when it is larger than the original or still above the limit (§8). */
  compressionGrew: (result: string) => string;
  compressionTooLarge: (result: string, limit: string) => string;
  dismiss: string;
  refused: string;
  bytes: (count: number) => string;
  /** Accessible name of the progress bar. */
  progress: (name: string) => string;
  unreachable: string;
  failed: string;
  retry: string;
  /** Number of uploads in progress, and number completed. */
  summary: (pending: number, done: number) => string;
}

/** Labels shared by all upload widgets, by language. */
export const uploadLabels: Record<Locale, UploadLabels> = defineLabels('upload', {
  cn: {
    list: (names) => names.join('、'),
    kinds: { image: '图片', document: '文档', audio: '音频', video: '视频' },
    hint: (types, limit, isMany) => `${types}，${isMany ? '每张' : ''}不超过${limit}`,
    recommended: (width, height) => `推荐${width}×${height}，`,
    kindLimit: (kind, limit) => `${kind}${limit}`,
    onlyTypes: (types) => `只支持${types}`,
    wrongType: '不支持这种格式',
    content: contentLabels.cn,
    mismatch: (extension) => `内容不是${extension}，可能改过扩展名`,
    broken: '文件打不开，可能已经损坏',
    empty: '文件是空的',
    badName: '文件名太长，或含有特殊字符',
    tooLarge: (size, limit) => `${size}，超过${limit}`,
    tooLargeOfKind: (size, kind, limit) => `${size}，${kind}上限${limit}`,
    barelyOver: (limit, bytes) => `${limit}多${bytes}`,
    tooManyPictures: (most) => `已经有${most}张，这张没有加进来`,
    tooManyFiles: (most, place) => `附件最多${most}个，这是第${place}个`,
    compressionGrew: (result) => `压缩失败：压完${result}，比原图还大`,
    compressionTooLarge: (result, limit) => `压缩失败：压完${result}，仍超过${limit}`,
    dismiss: '知道了',
    refused: '没有加进来的文件',
    bytes: (count) => `${count}字节`,
    progress: (name) => `${name}的上传进度`,
    unreachable: '上传失败，网络不通',
    failed: '上传失败',
    retry: '重试',
    summary: (pending, done) => (pending > 0 ? `还有${pending}个在上传，已完成${done}个` : `已完成${done}个`),
  },
  en: {
    list: (names) => names.join(', '),
    kinds: { image: 'Pictures', document: 'Documents', audio: 'Audio', video: 'Video' },
    hint: (types, limit, isMany) => `${types}, up to ${limit}${isMany ? ' each' : ''}`,
    recommended: (width, height) => `Best at ${width}×${height}. `,
    kindLimit: (kind, limit) => `${kind} ${limit}`,
    onlyTypes: (types) => `Only ${types}`,
    wrongType: 'This format is not supported',
    content: contentLabels.en,
    mismatch: (extension) => `This is no ${extension} inside; its name may have been changed`,
    broken: 'Cannot be opened; it may be damaged',
    empty: 'The file is empty',
    badName: 'The name is too long or has special characters',
    tooLarge: (size, limit) => `${size}, more than ${limit}`,
    tooLargeOfKind: (size, kind, limit) => `${size}; ${kind.toLowerCase()} may have ${limit}`,
    barelyOver: (limit, bytes) => `${limit} and ${bytes}`,
    tooManyPictures: (most) => `There are ${most} already, so this one was left out`,
    tooManyFiles: (most, place) => `At most ${most} attachments; this is number ${place}`,
    compressionGrew: (result) => `Compression failed: ${result} afterwards, more than before`,
    compressionTooLarge: (result, limit) => `Compression failed: ${result} afterwards, still more than ${limit}`,
    dismiss: 'Got it',
    refused: 'Files that were left out',
    bytes: (count) => `${count} ${count === 1 ? 'byte' : 'bytes'}`,
    progress: (name) => `Upload of ${name}`,
    unreachable: 'Upload failed: no connection',
    failed: 'Upload failed',
    retry: 'Try again',
    summary: (pending, done) => (pending > 0 ? `${pending} uploading, ${done} done` : `${done} done`),
  },
});

/** A formatted size above a limit: exact where rounding would hide the excess. */
export function sizeAbove(words: UploadLabels, bytes: number, most: number): string {
  const over = bytes - most;
  if (formatBytes(bytes) !== formatBytes(most)) return formatBytes(bytes);
  return words.barelyOver(formatByteLimit(most), over < 1024 ? words.bytes(over) : formatBytes(over));
}

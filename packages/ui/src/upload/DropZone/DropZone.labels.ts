import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of DropZone. */
export interface DropZoneLabels {
  /** Text before the link in the drop zone, and the link itself. */
  dropOr: string;
  pick: string;
  release: (count: number) => string;
  leftAfter: (count: number) => string;
  noRoom: (count: number) => string;
  refuses: (kind: string) => string;
  instead: (types: string) => string;
  attachmentTypes: string;
  full: (most: number) => string;
  fullHint: string;
  disabled: string;
}

/** Labels of DropZone by language. */
export const dropZoneLabels: Record<Locale, DropZoneLabels> = defineLabels('DropZone', {
  cn: {
    dropOr: '拖到这里，或',
    pick: '选择文件',
    release: (count) => `松手就加入${count}个文件`,
    leftAfter: (count) => `还可以再加${count}个`,
    noRoom: (count) => `只放得下${count}个，多的会说明原因`,
    refuses: (kind) => `这里不收${kind || '这种文件'}`,
    instead: (types) => `可以换成${types}`,
    attachmentTypes: 'PDF、Word、PPT、表格、图片、mp3或mp4',
    full: (most) => `已经有${most}个附件`,
    fullHint: '删掉一个才能再加',
    disabled: '现在不能添加文件',
  },
  en: {
    dropOr: 'Drop files here, or ',
    pick: 'choose files',
    release: (count) => `Release to add ${count} ${count === 1 ? 'file' : 'files'}`,
    leftAfter: (count) => `Room for ${count} more`,
    noRoom: (count) => `Only ${count} will fit; the others say why`,
    refuses: (kind) => `No ${kind || 'files of this kind'} here`,
    instead: (types) => `Use ${types} instead`,
    attachmentTypes: 'PDF, Word, PowerPoint, Excel, pictures, mp3 or mp4',
    full: (most) => `${most} attachments already`,
    fullHint: 'Remove one to add another',
    disabled: 'Files cannot be added now',
  },
});

import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of AttachmentList. */
export interface AttachmentListLabels {
  name: string;
  preview: string;
  download: string;
  /** Why a preview is unavailable (§8). */
  notPreviewable: string;
  gone: string;
  of: (action: string, name: string, size: string) => string;
}

/** Labels of AttachmentList by language. */
export const attachmentListLabels: Record<Locale, AttachmentListLabels> = defineLabels('AttachmentList', {
  cn: {
    name: '附件',
    preview: '预览',
    download: '下载',
    notPreviewable: '该类型不支持预览',
    gone: '文件已被删除',
    of: (action, name, size) => [`${action}：${name}`, size].filter(Boolean).join('，'),
  },
  en: {
    name: 'Attachments',
    preview: 'Preview',
    download: 'Download',
    notPreviewable: 'This type cannot be previewed',
    gone: 'The file was removed',
    of: (action, name, size) => [`${action}: ${name}`, size].filter(Boolean).join(', '),
  },
});

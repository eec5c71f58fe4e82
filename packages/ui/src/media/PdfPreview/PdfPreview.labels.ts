import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of PdfPreview. */
export interface PdfPreviewLabels {
  loading: string;
  failed: string;
  locked: string;
  /** Something in the document cannot be shown. */
  incomplete: string;
  retry: string;
  previous: string;
  next: string;
  page: string;
  of: (pages: number) => string;
  nearer: string;
  farther: string;
  tools: string;
}

/** Labels of PdfPreview by language. */
export const pdfPreviewLabels: Record<Locale, PdfPreviewLabels> = defineLabels('PdfPreview', {
  cn: {
    loading: '正在打开文件',
    failed: '文件打不开，可能已经损坏',
    locked: '文件设了密码，请下载后打开',
    incomplete: '文件用了没有嵌入的字体或图片格式，有些内容可能显示不全，请下载后查看',
    retry: '再试一次',
    previous: '上一页',
    next: '下一页',
    page: '页码',
    of: (pages) => `共${pages}页`,
    nearer: '放大',
    farther: '缩小',
    tools: '看文件工具',
  },
  en: {
    loading: 'Opening the file',
    failed: 'The file cannot be opened; it may be damaged',
    locked: 'The file has a password; download it to open it',
    incomplete: 'Fonts or pictures of this file are not embedded, so some of it may not show. Download it to see all',
    retry: 'Try again',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page',
    of: (pages) => `of ${pages}`,
    nearer: 'Zoom in',
    farther: 'Zoom out',
    tools: 'File tools',
  },
});

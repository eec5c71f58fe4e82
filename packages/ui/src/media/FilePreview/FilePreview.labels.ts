import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of FilePreview. */
export interface FilePreviewLabels {
  download: string;
  unsupported: string;
  unsupportedHint: string;
  forbidden: string;
  forbiddenHint: string;
  gone: string;
  goneHint: string;
}

/** Labels of FilePreview by language; the refusals are the specification's own messages (§8). */
export const filePreviewLabels: Record<Locale, FilePreviewLabels> = defineLabels('FilePreview', {
  cn: {
    download: '下载',
    unsupported: '该文件类型不支持预览',
    unsupportedHint: '下载后用电脑上的软件打开',
    forbidden: '无法查看该课件',
    forbiddenHint: '报名这门课以后就能看',
    gone: '文件已经删除',
    goneHint: '问问发给你的人',
  },
  en: {
    download: 'Download',
    unsupported: 'This type of file cannot be previewed',
    unsupportedHint: 'Download it and open it with a program on your computer',
    forbidden: 'You cannot view this courseware',
    forbiddenHint: 'It opens once you are enrolled in the course',
    gone: 'The file has been removed',
    goneHint: 'Ask the person who sent it to you',
  },
});

import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ChatInfo. */
export interface ChatInfoLabels {
  courses: string;
  images: string;
  files: string;
  allImages: (count: number) => string;
  allFiles: (count: number) => string;
  openImage: (name: string) => string;
  pin: string;
  mute: string;
}

/** Labels of ChatInfo by language. */
export const chatInfoLabels: Record<Locale, ChatInfoLabels> = defineLabels('ChatInfo', {
  cn: {
    courses: '一起上的课',
    images: '图片',
    files: '文件',
    allImages: (count) => `全部${count}张`,
    allFiles: (count) => `全部${count}个`,
    openImage: (name) => `看大图：${name}`,
    pin: '置顶这个聊天',
    mute: '消息免打扰',
  },
  en: {
    courses: 'Shared courses',
    images: 'Pictures',
    files: 'Files',
    allImages: (count) => `All ${count}`,
    allFiles: (count) => `All ${count}`,
    openImage: (name) => `Enlarge: ${name}`,
    pin: 'Pin this conversation',
    mute: 'Mute',
  },
});

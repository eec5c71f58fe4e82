import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of FloatingToolbar. */
export interface FloatingToolbarLabels {
  name: string;
  contact: string;
  /** Contact button with the number of unread messages; `undefined` if the number is unknown. */
  contactUnread: (count: number | undefined) => string;
  app: string;
  /** What the QR code is for. */
  scan: string;
  appPage: string;
  top: string;
}

/** Labels of FloatingToolbar by language. */
export const floatingToolbarLabels: Record<Locale, FloatingToolbarLabels> = defineLabels('FloatingToolbar', {
  cn: {
    name: '快捷工具',
    contact: '咨询',
    contactUnread: (count) => (count === undefined ? '咨询，有未读消息' : `咨询，${count}条未读消息`),
    app: '下载学习端',
    scan: '扫码下载学习端',
    appPage: '其他下载方式',
    top: '回到顶部',
  },
  en: {
    name: 'Quick tools',
    contact: 'Contact us',
    contactUnread: (count) => (count === undefined ? 'Contact us, unread messages' : `Contact us, ${count} unread`),
    app: 'Get the app',
    scan: 'Scan to get the app',
    appPage: 'Other ways to get it',
    top: 'Back to the top',
  },
});

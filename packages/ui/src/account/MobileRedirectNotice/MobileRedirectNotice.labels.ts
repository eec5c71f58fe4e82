import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of MobileRedirectNotice. */
export interface MobileRedirectNoticeLabels {
  title: string;
  text: string;
  open: string;
  stay: string;
}

/** Labels of MobileRedirectNotice by language. */
export const mobileRedirectNoticeLabels: Record<Locale, MobileRedirectNoticeLabels> = defineLabels(
  'MobileRedirectNotice',
  {
    cn: {
      title: '请用手机版打开',
      text: '这一页是给电脑用的，手机版内容相同，字更大，也更好点。',
      open: '打开手机版',
      stay: '仍然留在这里',
    },
    en: {
      title: 'Please use the mobile site',
      text: 'This page is made for computers. The mobile site has the same, larger and easier to tap.',
      open: 'Open the mobile site',
      stay: 'Stay here',
    },
  },
);

import type { SideMenuEntry } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import { sideMenu as cn } from '../i18n/cn/sideMenu.ts';
import { sideMenu as en } from '../i18n/en/sideMenu.ts';

const TEXTS = { cn, en } as const;
const ICONS: Readonly<Record<keyof typeof cn, string>> = {
  '/learn': 'book-open',
  '/learn/order': 'receipt-text',
  '/mycoupon': 'ticket-percent',
  '/redeemcode': 'key-round',
  '/expert-QA': 'headset',
  '/headline/my': 'newspaper',
  '/personal': 'user-round',
};

/** The entries of a school whose server sends no side menu: a student still finds the way in the learning centre (§6). */
export function ownSideMenu(locale: Locale): SideMenuEntry[] {
  return Object.entries(ICONS).map(([path, icon], place) => ({
    id: place + 1,
    parentId: 0,
    key: path,
    name: TEXTS[locale][path as keyof typeof cn], // a key of the same record
    icon,
    path,
    unread: 'none',
  }));
}

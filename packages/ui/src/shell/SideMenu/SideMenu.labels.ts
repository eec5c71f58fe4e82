import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of SideMenu. */
export interface SideMenuLabels {
  /** Accessible name of the navigation. */
  nav: string;
  unread: (count: number) => string;
  empty: string;
}

/** Labels of SideMenu by language. */
export const sideMenuLabels: Record<Locale, SideMenuLabels> = defineLabels('SideMenu', {
  cn: { nav: '学习中心', unread: (count) => `${count}条未读`, empty: '菜单还没有内容' },
  en: { nav: 'Learning centre', unread: (count) => `${count} unread`, empty: 'The menu is still empty' },
});

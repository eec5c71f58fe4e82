import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the side menu. */
export interface SideMenuLabels {
  /** Name of the navigation. */
  nav: string;
  unread: (count: number) => string;
  empty: string;
}

/** Dictionary of the side menu. */
export const sideMenuLabels: Record<Locale, SideMenuLabels> = {
  cn: { nav: '学习中心', unread: (count) => `${count}条未读`, empty: '菜单还没有内容' },
  en: { nav: 'Learning centre', unread: (count) => `${count} unread`, empty: 'The menu is still empty' },
};

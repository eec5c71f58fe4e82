import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Labels of UserMenu. */
export interface UserMenuLabels {
  logout: string;
  member: string;
  /** Read after the student's name. */
  account: string;
}

/** Labels of UserMenu by language. */
export const userMenuLabels: Record<Locale, UserMenuLabels> = {
  cn: { logout: '退出登录', member: '会员', account: '我的账户' },
  en: { logout: 'Log out', member: 'Member', account: 'my account' },
};

import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of UserMenu. */
export interface UserMenuLabels {
  logout: string;
  member: string;
  /** Read after the student's name. */
  account: string;
}

/** Labels of UserMenu by language. */
export const userMenuLabels: Record<Locale, UserMenuLabels> = defineLabels('UserMenu', {
  cn: { logout: '退出登录', member: '会员', account: '我的账户' },
  en: { logout: 'Log out', member: 'Member', account: 'my account' },
});

import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the user menu. */
export interface UserMenuLabels {
  logout: string;
  member: string;
  /** After the name of the student, read aloud. */
  account: string;
}

/** Dictionary of the user menu. */
export const userMenuLabels: Record<Locale, UserMenuLabels> = {
  cn: { logout: '退出登录', member: '会员', account: '我的账户' },
  en: { logout: 'Log out', member: 'Member', account: 'my account' },
};

import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the login frame. */
export interface LoginBoxLabels {
  /** Name of the tabs. */
  ways: string;
}

/** Dictionary of the login frame. */
export const loginBoxLabels: Record<Locale, LoginBoxLabels> = {
  cn: { ways: '登录方式' },
  en: { ways: 'Ways to log in' },
};

import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Labels of LoginBox. */
export interface LoginBoxLabels {
  /** Accessible name of the tabs. */
  ways: string;
}

/** Labels of LoginBox by language. */
export const loginBoxLabels: Record<Locale, LoginBoxLabels> = {
  cn: { ways: '登录方式' },
  en: { ways: 'Ways to log in' },
};

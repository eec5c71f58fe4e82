import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of LoginBox. */
export interface LoginBoxLabels {
  /** Accessible name of the tabs. */
  ways: string;
}

/** Labels of LoginBox by language. */
export const loginBoxLabels: Record<Locale, LoginBoxLabels> = defineLabels('LoginBox', {
  cn: { ways: '登录方式' },
  en: { ways: 'Ways to log in' },
});

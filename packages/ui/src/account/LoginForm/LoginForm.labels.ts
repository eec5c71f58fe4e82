import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';
import { type AccountWords, accountWords } from '../accountWords.labels.ts';

/** Labels of LoginForm. */
export interface LoginFormLabels extends AccountWords {
  /** Accessible name of the form. */
  title: string;
  password: string;
  passwordRequired: string;
  /** Checkbox that keeps the login after the browser is closed. */
  keep: string;
  forgot: string;
  submit: string;
}

/** Labels of LoginForm by language. */
export const loginFormLabels: Record<Locale, LoginFormLabels> = defineLabels('LoginForm', {
  cn: {
    ...accountWords.cn,
    title: '登录',
    password: '密码',
    passwordRequired: '请填写密码',
    keep: '保持登录',
    forgot: '忘记密码',
    submit: '登录',
  },
  en: {
    ...accountWords.en,
    title: 'Log in',
    password: 'Password',
    passwordRequired: 'Enter your password',
    keep: 'Keep me logged in',
    forgot: 'Forgot password',
    submit: 'Log in',
  },
});

import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';
import { type AccountWords, accountWords } from '../accountWords.labels.ts';
import { type PasswordWords, passwordWords } from '../passwordWords.labels.ts';

/** Labels of ResetPasswordForm. */
export interface ResetPasswordFormLabels extends AccountWords, PasswordWords {
  /** Accessible name of the steps. */
  way: string;
  stepAccount: string;
  stepCode: string;
  stepPassword: string;
  sendCode: string;
  /** Where the code was sent. */
  sentTo: (account: string) => string;
  next: string;
  back: string;
  submit: string;
  done: string;
  doneHint: string;
  login: string;
}

/** Labels of ResetPasswordForm by language. */
export const resetPasswordFormLabels: Record<Locale, ResetPasswordFormLabels> = defineLabels('ResetPasswordForm', {
  cn: {
    ...accountWords.cn,
    ...passwordWords.cn,
    way: '找回密码',
    stepAccount: '账号',
    stepCode: '验证',
    stepPassword: '新密码',
    sendCode: '获取验证码',
    sentTo: (account) => `验证码已发往${account}`,
    next: '下一步',
    back: '换一个账号',
    submit: '设置新密码',
    done: '新密码已设置',
    doneHint: '其他设备上的登录已全部退出，请用新密码登录。',
    login: '去登录',
  },
  en: {
    ...accountWords.en,
    ...passwordWords.en,
    way: 'Reset the password',
    stepAccount: 'Account',
    stepCode: 'Code',
    stepPassword: 'Password',
    sendCode: 'Send a code',
    sentTo: (account) => `A code is on its way to ${account}`,
    next: 'Next',
    back: 'Use another account',
    submit: 'Set the password',
    done: 'The new password is set',
    doneHint: 'All other logins have ended. Log in with the new password.',
    login: 'Log in',
  },
});

import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';
import { accountWords } from '../accountWords.labels.ts';
import { type PasswordWords, passwordWords } from '../passwordWords.labels.ts';

/** Labels of SetPasswordForm. */
export interface SetPasswordFormLabels extends PasswordWords {
  failed: string;
  /** Accessible name of the form, with and without an old password. */
  change: string;
  first: string;
  old: string;
  oldRequired: string;
  submit: string;
  done: string;
}

/** Labels of SetPasswordForm by language. */
export const setPasswordFormLabels: Record<Locale, SetPasswordFormLabels> = defineLabels('SetPasswordForm', {
  cn: {
    ...passwordWords.cn,
    failed: accountWords.cn.failed,
    change: '修改密码',
    first: '设置密码',
    old: '原密码',
    oldRequired: '请填写原密码',
    submit: '保存新密码',
    done: '新密码已保存，其他设备需要重新登录',
  },
  en: {
    ...passwordWords.en,
    failed: accountWords.en.failed,
    change: 'Change the password',
    first: 'Set a password',
    old: 'Present password',
    oldRequired: 'Enter the present password',
    submit: 'Save the password',
    done: 'Saved. Other devices have to log in again',
  },
});

import { PASSWORD_MAX, PASSWORD_MIN } from '@shuyuan/rules';
import { defineLabels, type Locale } from '../foundations/defineLabels.ts';

/** Labels of the forms that set a password. */
export interface PasswordWords {
  password: string;
  passwordHelp: string;
  newPassword: string;
  repeated: string;
  passwordProblems: Readonly<Record<'required' | 'length' | 'characters' | 'classes' | 'same', string>>;
  repeatedProblem: string;
}

/** Labels of the forms that set a password, by language. */
export const passwordWords: Record<Locale, PasswordWords> = defineLabels('passwordWords', {
  cn: {
    password: '密码',
    passwordHelp: `${PASSWORD_MIN}–${PASSWORD_MAX}位，数字、字母、符号至少两种`,
    newPassword: '新密码',
    repeated: '再输一次新密码',
    passwordProblems: {
      required: '请填写密码',
      length: `密码需要${PASSWORD_MIN}–${PASSWORD_MAX}位`,
      characters: '密码不能有空格和中文',
      classes: '数字、字母、符号至少两种',
      same: '新密码不能和原密码相同',
    },
    repeatedProblem: '两次输入的密码不一致',
  },
  en: {
    password: 'Password',
    passwordHelp: `${PASSWORD_MIN}–${PASSWORD_MAX} characters, at least 2 of digits, letters, symbols`,
    newPassword: 'New password',
    repeated: 'New password again',
    passwordProblems: {
      required: 'Enter a password',
      length: `A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`,
      characters: 'No spaces or Chinese in a password',
      classes: 'At least two kinds of digits, letters, symbols',
      same: 'The new password is the same as the old one',
    },
    repeatedProblem: 'The two passwords differ',
  },
});

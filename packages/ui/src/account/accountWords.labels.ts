import { CODE_LENGTH, NICKNAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@shuyuan/rules';
import type { Locale } from '../foundations/KitProvider/kitContext.ts';

/** Words that the account forms share. */
export interface AccountWords {
  account: string;
  code: string;
  password: string;
  passwordHelp: string;
  newPassword: string;
  repeated: string;
  nickname: string;
  nicknameHelp: string;
  failed: string;
  accountProblems: Readonly<Record<'required' | 'format', string>>;
  codeProblem: string;
  passwordProblems: Readonly<Record<'required' | 'length' | 'characters' | 'classes' | 'same', string>>;
  repeatedProblem: string;
  nicknameProblems: {
    readonly required: string;
    readonly length: string;
    /** Names the character that is refused. */
    readonly characters: (character: string) => string;
  };
}

/** Dictionary that the account forms share. */
export const accountWords: Record<Locale, AccountWords> = {
  cn: {
    account: '手机号或邮箱',
    code: '验证码',
    password: '密码',
    passwordHelp: `${PASSWORD_MIN}–${PASSWORD_MAX}位，数字、字母、符号至少两种`,
    newPassword: '新密码',
    repeated: '再输一次新密码',
    nickname: '昵称',
    nicknameHelp: `1–${NICKNAME_MAX}个字，可用汉字、字母、数字、下划线`,
    failed: '没有提交成功，请重试',
    accountProblems: { required: '请填写手机号或邮箱', format: '手机号或邮箱格式不正确' },
    codeProblem: `请输入${CODE_LENGTH}位数字验证码`,
    passwordProblems: {
      required: '请填写密码',
      length: `密码需要${PASSWORD_MIN}–${PASSWORD_MAX}位`,
      characters: '密码不能有空格和中文',
      classes: '数字、字母、符号至少两种',
      same: '新密码不能和原密码相同',
    },
    repeatedProblem: '两次输入的密码不一致',
    nicknameProblems: {
      required: '请填写昵称',
      length: `昵称最多${NICKNAME_MAX}个字`,
      characters: (character) => `昵称里不能用“${character}”`,
    },
  },
  en: {
    account: 'Phone or email',
    code: 'Code',
    password: 'Password',
    passwordHelp: `${PASSWORD_MIN}–${PASSWORD_MAX} characters, at least 2 of digits, letters, symbols`,
    newPassword: 'New password',
    repeated: 'New password again',
    nickname: 'Nickname',
    nicknameHelp: `1–${NICKNAME_MAX} Chinese characters, letters, digits or _`,
    failed: 'Not sent, please try again',
    accountProblems: { required: 'Enter a phone or an email', format: 'Check the phone or email' },
    codeProblem: `Enter the ${CODE_LENGTH} digits of the code`,
    passwordProblems: {
      required: 'Enter a password',
      length: `A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`,
      characters: 'No spaces or Chinese in a password',
      classes: 'At least two kinds of digits, letters, symbols',
      same: 'The new password is the same as the old one',
    },
    repeatedProblem: 'The two passwords differ',
    nicknameProblems: {
      required: 'Enter a nickname',
      length: `At most ${NICKNAME_MAX} characters`,
      characters: (character) => `A nickname takes no “${character}”`,
    },
  },
};

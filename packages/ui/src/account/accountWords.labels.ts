import { CODE_LENGTH } from '@shuyuan/rules';
import { defineLabels, type Locale } from '../foundations/defineLabels.ts';

/** Labels of the forms that ask for an account. */
export interface AccountWords {
  account: string;
  code: string;
  failed: string;
  accountProblems: Readonly<Record<'required' | 'format', string>>;
  codeProblem: string;
}

/** Labels of the forms that ask for an account, by language; small, because the login page loads it. */
export const accountWords: Record<Locale, AccountWords> = defineLabels('accountWords', {
  cn: {
    account: '手机号或邮箱',
    code: '验证码',
    failed: '没有提交成功，请重试',
    accountProblems: { required: '请填写手机号或邮箱', format: '手机号或邮箱格式不正确' },
    codeProblem: `请输入${CODE_LENGTH}位数字验证码`,
  },
  en: {
    account: 'Phone or email',
    code: 'Code',
    failed: 'Not sent, please try again',
    accountProblems: { required: 'Enter a phone or an email', format: 'Check the phone or email' },
    codeProblem: `Enter the ${CODE_LENGTH} digits of the code`,
  },
});

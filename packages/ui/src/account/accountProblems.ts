import { accountProblem, isCaptchaCode } from '@shuyuan/rules';
import type { AccountWords } from './accountWords.labels.ts';

/** Error message for an account, if any (§5). */
export function accountWrong(account: string, words: AccountWords): string | undefined {
  const problem = accountProblem(account);
  return problem ? words.accountProblems[problem] : undefined;
}

/** Error message for a verification code, if any (A5). */
export function codeWrong(code: string, words: AccountWords): string | undefined {
  return isCaptchaCode(code) ? undefined : words.codeProblem;
}

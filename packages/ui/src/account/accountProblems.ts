import { accountProblem, isCaptchaCode } from '@shuyuan/rules';
import type { AccountWords } from './accountWords.labels.ts';

/** What is wrong with an account, in words (§5). */
export function accountWrong(account: string, words: AccountWords): string | undefined {
  const problem = accountProblem(account);
  return problem ? words.accountProblems[problem] : undefined;
}

/** What is wrong with a verification code, in words (A5). */
export function codeWrong(code: string, words: AccountWords): string | undefined {
  return isCaptchaCode(code) ? undefined : words.codeProblem;
}

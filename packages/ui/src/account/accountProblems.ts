import {
  accountProblem,
  isCaptchaCode,
  nicknameProblem,
  passwordProblem,
  refusedNicknameCharacter,
} from '@shuyuan/rules';
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

/** What is wrong with a new password, in words; `old` is the one that it must differ from (§5). */
export function passwordWrong(password: string, words: AccountWords, old?: string): string | undefined {
  const problem = passwordProblem(password);
  if (problem) return words.passwordProblems[problem];
  return old !== undefined && old === password ? words.passwordProblems.same : undefined;
}

/** What is wrong with a nickname, in words; a refused character is named (§5). */
export function nicknameWrong(nickname: string, words: AccountWords): string | undefined {
  const problem = nicknameProblem(nickname);
  if (problem === 'characters') return words.nicknameProblems.characters(refusedNicknameCharacter(nickname) ?? '');
  return problem ? words.nicknameProblems[problem] : undefined;
}

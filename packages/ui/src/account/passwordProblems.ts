import { passwordProblem } from '@shuyuan/rules';
import type { PasswordWords } from './passwordWords.labels.ts';

/** What is wrong with a new password, in words; `old` is the one that it must differ from (§5). */
export function passwordWrong(password: string, words: PasswordWords, old?: string): string | undefined {
  const problem = passwordProblem(password);
  if (problem) return words.passwordProblems[problem];
  return old !== undefined && old === password ? words.passwordProblems.same : undefined;
}

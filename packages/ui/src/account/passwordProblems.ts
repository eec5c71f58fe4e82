import { passwordProblem } from '@shuyuan/rules';
import type { PasswordWords } from './passwordWords.labels.ts';

/** Error message for a new password, if any; `old` is the password that it must differ from (§5). */
export function passwordWrong(password: string, words: PasswordWords, old?: string): string | undefined {
  const problem = passwordProblem(password);
  if (problem) return words.passwordProblems[problem];
  return old !== undefined && old === password ? words.passwordProblems.same : undefined;
}

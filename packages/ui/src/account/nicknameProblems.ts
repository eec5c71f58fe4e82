import { nicknameProblem, refusedNicknameCharacter } from '@shuyuan/rules';
import type { NicknameWords } from './nicknameWords.labels.ts';

/** Error message for a nickname, if any; names the character that is not allowed (§5). */
export function nicknameWrong(nickname: string, words: NicknameWords): string | undefined {
  const problem = nicknameProblem(nickname);
  if (problem === 'characters') return words.nicknameProblems.characters(refusedNicknameCharacter(nickname) ?? '');
  return problem ? words.nicknameProblems[problem] : undefined;
}

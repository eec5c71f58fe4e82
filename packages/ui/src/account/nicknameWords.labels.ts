import { NICKNAME_MAX } from '@shuyuan/rules';
import { defineLabels, type Locale } from '../foundations/defineLabels.ts';

/** Labels of the forms that ask for a nickname. */
export interface NicknameWords {
  nickname: string;
  nicknameHelp: string;
  nicknameProblems: {
    readonly required: string;
    readonly length: string;
    /** Error that names the character that is not allowed. */
    readonly characters: (character: string) => string;
  };
}

/** Labels of the forms that ask for a nickname, by language. */
export const nicknameWords: Record<Locale, NicknameWords> = defineLabels('nicknameWords', {
  cn: {
    nickname: '昵称',
    nicknameHelp: `1–${NICKNAME_MAX}个字，可用汉字、字母、数字、下划线`,
    nicknameProblems: {
      required: '请填写昵称',
      length: `昵称最多${NICKNAME_MAX}个字`,
      characters: (character) => `昵称里不能用“${character}”`,
    },
  },
  en: {
    nickname: 'Nickname',
    nicknameHelp: `1–${NICKNAME_MAX} Chinese characters, letters, digits or _`,
    nicknameProblems: {
      required: 'Enter a nickname',
      length: `At most ${NICKNAME_MAX} characters`,
      characters: (character) => `A nickname takes no “${character}”`,
    },
  },
});

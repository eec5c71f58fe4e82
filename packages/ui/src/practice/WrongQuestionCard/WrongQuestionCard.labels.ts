import type { QuestionKind } from '@shuyuan/rules';
import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';
import { questionLabels } from '../Question/Question.labels.ts';

/** Labels of WrongQuestionCard. */
export interface WrongQuestionCardLabels {
  kinds: Record<QuestionKind, string>;
  judge: { T: string; F: string };
  wrongTimes: (count: number) => string;
  yourAnswer: string;
  rightAnswer: string;
  /** Instead of the right answer before a new try. */
  locked: string;
  noAnswer: string;
  analysis: string;
  note: string;
  notePlaceholder: string;
  saveNote: string;
  retry: string;
  mastered: string;
  list: string;
}

/** Labels of WrongQuestionCard by language. */
export const wrongQuestionCardLabels: Record<Locale, WrongQuestionCardLabels> = defineLabels('WrongQuestionCard', {
  cn: {
    kinds: questionLabels.cn.kinds,
    judge: questionLabels.cn.judge,
    wrongTimes: (count) => `没全对${count}次`,
    yourAnswer: '你上次写的',
    rightAnswer: '正确答案',
    locked: '再做一遍后打开',
    noAnswer: '没有作答',
    analysis: '解析',
    note: '我的笔记',
    notePlaceholder: '为什么错，下次怎么做',
    saveNote: '存笔记',
    retry: '再做这一道',
    mastered: '已掌握',
    list: '、',
  },
  en: {
    kinds: questionLabels.en.kinds,
    judge: questionLabels.en.judge,
    wrongTimes: (count) => (count === 1 ? 'Not fully right once' : `Not fully right ${count} times`),
    yourAnswer: 'Your last answer',
    rightAnswer: 'Right answer',
    locked: 'Opens after a new try',
    noAnswer: 'No answer',
    analysis: 'Explanation',
    note: 'My note',
    notePlaceholder: 'Why it went wrong, what to do next time',
    saveNote: 'Save the note',
    retry: 'Try it again',
    mastered: 'Mastered',
    list: ', ',
  },
});

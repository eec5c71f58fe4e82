import type { QuestionKind } from '@shuyuan/rules';
import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** What marking made of an answer; `none` for a question that was left out. */
export type QuestionVerdict = 'right' | 'wrong' | 'partly' | 'awaiting' | 'none';

/** Labels of Question. */
export interface QuestionLabels {
  kinds: Record<QuestionKind, string>;
  /** Accessible name of the question's region. */
  name: (number: string, kind: string) => string;
  points: (points: number) => string;
  pointsOf: (got: string, points: number) => string;
  mark: string;
  marked: string;
  severalHint: string;
  right: string;
  wrong: string;
  judge: { T: string; F: string };
  rightAnswer: string;
  yourAnswer: string;
  yourChoice: string;
  rightChoice: string;
  /** Of a right option that was left out beside others that were chosen. */
  missedChoice: string;
  /** Above the shares of options. */
  others: (people: number) => string;
  /** Accessible name of a share. */
  share: (percent: string) => string;
  blank: (place: number) => string;
  /** Name of a recording in the stem. */
  sound: (number: string) => string;
  noAnswer: string;
  symbols: string;
  text: string;
  placeholder: string;
  analysis: string;
  comment: string;
  verdicts: Record<QuestionVerdict, string>;
  keys: { choose: string; next: string; mark: string };
  list: string;
}

/** Labels of Question by language. */
export const questionLabels: Record<Locale, QuestionLabels> = defineLabels('Question', {
  cn: {
    kinds: {
      single: '单选题',
      multiple: '多选题',
      judge: '判断题',
      blank: '填空题',
      short: '解答题',
      oral: '口语题',
      group: '材料题',
    },
    name: (number, kind) => `第${number}题，${kind}`,
    points: (points) => `${points}分`,
    pointsOf: (got, points) => `得${got}/${points}分`,
    mark: '标记',
    marked: '已标记',
    severalHint: '可选多项',
    right: '正确',
    wrong: '错误',
    judge: { T: '对', F: '错' },
    rightAnswer: '正确答案',
    yourAnswer: '我的作答',
    yourChoice: '你选的',
    rightChoice: '选对了',
    missedChoice: '漏选',
    others: (people) => `另外${people}人的选择`,
    share: (percent) => `${percent}的人选了`,
    blank: (place) => `空${place}`,
    sound: (number) => `第${number}题录音`,
    noAnswer: '没有作答',
    symbols: '数学符号',
    text: '作答',
    placeholder: '写下你的解答',
    analysis: '解析',
    comment: '老师的话',
    verdicts: { right: '答对', wrong: '答错', partly: '半对', awaiting: '待批改', none: '未答' },
    keys: { choose: '选择', next: '下一题', mark: '标记' },
    list: '、',
  },
  en: {
    kinds: {
      single: 'Single choice',
      multiple: 'Multiple choice',
      judge: 'True or false',
      blank: 'Fill in',
      short: 'Written answer',
      oral: 'Spoken answer',
      group: 'With material',
    },
    name: (number, kind) => `Question ${number}, ${kind}`,
    points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
    pointsOf: (got, points) => `${got} of ${points} points`,
    mark: 'Mark',
    marked: 'Marked',
    severalHint: 'Choose all that apply',
    right: 'Right',
    wrong: 'Wrong',
    judge: { T: 'True', F: 'False' },
    rightAnswer: 'Right answer',
    yourAnswer: 'Your answer',
    yourChoice: 'Your choice',
    rightChoice: 'Right choice',
    missedChoice: 'Missed',
    others: (people) => `Choices of ${people} others`,
    share: (percent) => `Chosen by ${percent}`,
    blank: (place) => `Gap ${place}`,
    sound: (number) => `Recording of question ${number}`,
    noAnswer: 'No answer',
    symbols: 'Symbols',
    text: 'Your answer',
    placeholder: 'Write your answer',
    analysis: 'Explanation',
    comment: 'The lecturer says',
    verdicts: {
      right: 'Right',
      wrong: 'Wrong',
      partly: 'Partly right',
      awaiting: 'Being marked',
      none: 'Not answered',
    },
    keys: { choose: 'choose', next: 'next', mark: 'mark' },
    list: ', ',
  },
});

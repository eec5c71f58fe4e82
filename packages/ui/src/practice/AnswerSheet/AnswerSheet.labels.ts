import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** How a question stands: while writing, answered but not on the server yet, then as it was marked. */
export type AnswerCellStatus = 'todo' | 'done' | 'unsent' | 'right' | 'partly' | 'wrong' | 'awaiting';

/** Labels of AnswerSheet. */
export interface AnswerSheetLabels {
  sheet: string;
  statuses: Record<AnswerCellStatus, string>;
  marked: string;
  cell: (number: string, status: string, isMarked: boolean) => string;
  handIn: string;
  /** In place of it while answers cannot reach the server. */
  handInOnline: string;
  unanswered: (count: number) => string;
  complete: string;
}

/** Labels of AnswerSheet by language. */
export const answerSheetLabels: Record<Locale, AnswerSheetLabels> = defineLabels('AnswerSheet', {
  cn: {
    sheet: '答题卡',
    statuses: {
      todo: '未答',
      done: '已答',
      unsent: '待补交',
      right: '对',
      partly: '半对',
      wrong: '错',
      awaiting: '待批改',
    },
    marked: '标记',
    cell: (number, status, isMarked) => `第${number}题，${status}${isMarked ? '，已标记' : ''}`,
    handIn: '交卷',
    handInOnline: '联网后交卷',
    unanswered: (count) => `还有${count}题没答，交卷前会再问一次`,
    complete: '全部答完，交卷前会再问一次',
  },
  en: {
    sheet: 'Answer sheet',
    statuses: {
      todo: 'Open ',
      done: 'Done ',
      unsent: 'Not sent ',
      right: 'Right ',
      partly: 'Partly ',
      wrong: 'Wrong ',
      awaiting: 'Waiting ',
    },
    marked: 'Marked ',
    cell: (number, status, isMarked) => `Question ${number}, ${status.trim()}${isMarked ? ', marked' : ''}`,
    handIn: 'Hand in',
    handInOnline: 'Hand in once online',
    unanswered: (count) => `${count} not answered yet; you will be asked once more`,
    complete: 'All answered; you will be asked once more',
  },
});

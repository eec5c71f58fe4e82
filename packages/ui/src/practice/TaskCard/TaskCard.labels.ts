import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of TaskCard. */
export interface TaskCardLabels {
  name: (number: string, title: string) => string;
  points: (points: number) => string;
  statuses: Record<'todo' | 'sending' | 'done', string>;
}

/** Labels of TaskCard by language. */
export const taskCardLabels: Record<Locale, TaskCardLabels> = defineLabels('TaskCard', {
  cn: {
    name: (number, title) => `任务${number}，${title}`,
    points: (points) => `${points}分`,
    statuses: { todo: '还没做', sending: '上传中', done: '已完成' },
  },
  en: {
    name: (number, title) => `Task ${number}, ${title}`,
    points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
    statuses: { todo: 'To do', sending: 'Uploading', done: 'Done' },
  },
});

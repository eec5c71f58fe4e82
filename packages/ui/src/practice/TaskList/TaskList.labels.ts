import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of TaskList. */
export interface TaskListLabels {
  list: string;
  due: string;
  handIn: string;
  once: string;
  done: string;
  todo: string;
}

/** Labels of TaskList by language. */
export const taskListLabels: Record<Locale, TaskListLabels> = defineLabels('TaskList', {
  cn: {
    list: '任务',
    due: '交卷截止',
    handIn: '交卷',
    once: '交卷前会再问一次',
    done: '已完成',
    todo: '还没完成',
  },
  en: {
    list: 'Tasks',
    due: 'Hand in by',
    handIn: 'Hand in',
    once: 'You will be asked once more',
    done: 'done',
    todo: 'not done yet',
  },
});

import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of Steps. */
export interface StepsLabels {
  /** Accessible name of the list. */
  name: string;
  /** Read after a completed step. */
  done: string;
  /** Read after a failed step. */
  error: string;
}

/** Labels of Steps by language. */
export const stepsLabels: Record<Locale, StepsLabels> = defineLabels('Steps', {
  cn: { name: '进度', done: '已完成', error: '没有成功' },
  en: { name: 'Progress', done: 'Done', error: 'Failed' },
});

import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

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
export const stepsLabels: Record<Locale, StepsLabels> = {
  cn: { name: '进度', done: '已完成', error: '没有成功' },
  en: { name: 'Progress', done: 'Done', error: 'Failed' },
};

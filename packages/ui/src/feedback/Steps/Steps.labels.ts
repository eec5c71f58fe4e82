import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the steps. */
export interface StepsLabels {
  /** Name of the list. */
  name: string;
  /** Read after a step that lies behind. */
  done: string;
  /** Read after the step that went wrong. */
  error: string;
}

/** Dictionary of the steps. */
export const stepsLabels: Record<Locale, StepsLabels> = {
  cn: { name: '进度', done: '已完成', error: '没有成功' },
  en: { name: 'Progress', done: 'Done', error: 'Failed' },
};

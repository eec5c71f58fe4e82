import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Labels of Timeline, read after a title. */
export interface TimelineLabels {
  done: string;
  now: string;
  locked: string;
}

/** Labels of Timeline by language. */
export const timelineLabels: Record<Locale, TimelineLabels> = {
  cn: { done: '已完成', now: '现在', locked: '未解锁' },
  en: { done: 'Done', now: 'Now', locked: 'Locked' },
};

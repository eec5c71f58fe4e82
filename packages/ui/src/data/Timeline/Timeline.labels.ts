import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of Timeline, read after a title. */
export interface TimelineLabels {
  done: string;
  now: string;
  locked: string;
}

/** Labels of Timeline by language. */
export const timelineLabels: Record<Locale, TimelineLabels> = defineLabels('Timeline', {
  cn: { done: '已完成', now: '现在', locked: '未解锁' },
  en: { done: 'Done', now: 'Now', locked: 'Locked' },
});

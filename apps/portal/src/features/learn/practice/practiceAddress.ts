import { address, id, oneOf, pageNumber } from '../../../page/address.ts';

/** Tabs of the list, and the wrong-question book. */
export const PRACTICE_TABS = ['all', 'unfinished', 'submitted', 'awaiting', 'finished', 'expired'] as const;
export type PracticeTab = (typeof PRACTICE_TABS)[number];

/** `/learn/practice` (§2): a list, the wrong-question book, an open attempt, or a practice that was handed in. */
export const practiceAddress = address('/learn/practice', {
  tab: oneOf(PRACTICE_TABS, 'all'),
  view: oneOf(['wrong']),
  /** Only the practices of this class. */
  courseId: { ...id, name: 'class' },
  paper: id,
  result: id,
  page: pageNumber,
});

/** Filters of the list. */
export interface PracticeFilters {
  tab: PracticeTab;
  courseId?: number;
  page: number;
}

import { address, id, oneOf, pageNumber } from '../../../page/address.ts';

/** What the page of practices shows: practices by what can be done with them, or the wrong-question book. */
export const VIEWS = ['todo', 'waiting', 'done', 'expired', 'wrong'] as const;
export type PracticeTab = (typeof VIEWS)[number];

/** `/learn/practice` (§2): a list, or with `paper` an open attempt, or with `result` a practice that was handed in. */
export const practiceAddress = address('/learn/practice', {
  tab: oneOf(VIEWS, 'todo'),
  page: pageNumber,
  paper: id,
  result: id,
});

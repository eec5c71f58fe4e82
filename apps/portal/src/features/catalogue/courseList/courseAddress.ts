import { address, flag, id, named, oneOf, pageNumber, text, type ValuesOf } from '../../../page/address.ts';

/** Kinds the list filters by (§3). */
export const KINDS = ['live', 'recorded'] as const;
/** Sale states the list filters by (§4). */
export const STATUSES = ['notStarted', 'inProgress', 'full', 'ended', 'discontinued'] as const;
/** Orders that the address names; the school's recommendations come first without a word in it. */
const SORTS = ['newest', 'popular', 'cheapest', 'dearest'] as const;

const KEYWORD_MAX = 50;

/** What the address of the course list can ask for (product.md 2.3). */
export const courseAddress = address('/course', {
  subjectId: named('subject', id),
  gradeId: named('grade', id),
  kind: named('type', oneOf(KINDS)),
  status: oneOf(STATUSES),
  sort: oneOf(SORTS),
  isOpen: named('open', flag),
  keyword: named('q', text(KEYWORD_MAX)),
  page: pageNumber,
});
export type CourseFilters = ValuesOf<typeof courseAddress>;

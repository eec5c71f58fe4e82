import { address, id, named, oneOf, pageNumber, type ValuesOf } from '../../../page/address.ts';

/** Kinds of courses that the list can be narrowed to. */
export const KINDS = ['live', 'recorded'] as const;

/** `/vip/course` (§2): a subject, a kind, a page. */
export const vipAddress = address('/vip/course', {
  subjectId: named('subject', id),
  kind: named('type', oneOf(KINDS)),
  page: pageNumber,
});

/** Filters of the list, as the address has them. */
export type VipFilters = ValuesOf<typeof vipAddress>;

import { address, named, pageNumber, text, type ValuesOf } from '../../../page/address.ts';

/** Characters of a search. */
export const KEYWORD_MAX = 50;

/** What `/teacher/certification` can be asked for. */
export const qualificationsAddress = address('/teacher/certification', {
  keyword: named('q', text(KEYWORD_MAX)),
  page: pageNumber,
});
export type QualificationFilters = ValuesOf<typeof qualificationsAddress>;

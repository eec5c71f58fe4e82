import { address, oneOf, pageNumber, type ValuesOf } from '../../../page/address.ts';

/** Tabs of the student's classes (product.md 5.3). */
export const CLASS_TABS = ['inProgress', 'notStarted', 'ended', 'expired'] as const;
export type ClassTab = (typeof CLASS_TABS)[number];

/** The student's classes (§2); without a tab, the first that has any. */
export const myClassAddress = address('/myclass', {
  tab: oneOf(CLASS_TABS),
  kind: oneOf(['live', 'recorded']),
  page: pageNumber,
});
export type ClassFilters = ValuesOf<typeof myClassAddress>;

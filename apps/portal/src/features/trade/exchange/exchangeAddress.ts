import type { Gift } from '@shuyuan/contract';
import { address, named, oneOf, pageNumber, type ValuesOf } from '../../../page/address.ts';

/** Parts of the exchange centre; the first has the plain address. */
export const TABS = ['gifts', 'rewards', 'mine'] as const;
/** Kinds of gifts to filter by. */
export const KINDS = ['goods', 'coupon', 'course', 'minutes'] as const satisfies readonly Gift['kind'][];

/** The exchange centre (§2). */
export const exchangeAddress = address('/exchange', {
  tab: oneOf(TABS, 'gifts'),
  kind: oneOf(KINDS),
  page: pageNumber,
});
export type ExchangeFilters = ValuesOf<typeof exchangeAddress>;

/** Of what there are ledgers. */
export const LEDGERS = ['credits', 'minutes'] as const;
export type LedgerKind = (typeof LEDGERS)[number];
/** Which way something went. */
export const DIRECTIONS = ['in', 'out'] as const;

/** The ledgers of credits and of minutes (§2). */
export const ledgerAddress = address('/changedetail', {
  kind: named('tab', oneOf(LEDGERS, 'credits')),
  direction: named('dir', oneOf(DIRECTIONS)),
  page: pageNumber,
});
export type LedgerFilters = ValuesOf<typeof ledgerAddress>;

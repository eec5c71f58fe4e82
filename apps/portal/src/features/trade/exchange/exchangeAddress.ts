import type { Gift } from '@shuyuan/contract';
import type { LedgerFilters } from './LedgerStore.ts';

/** Parts of the exchange centre; the first has the plain address. */
export const TABS = ['gifts', 'rewards', 'mine'] as const;
export type ExchangeTab = (typeof TABS)[number];
/** Kinds of gifts to filter by. */
export const KINDS = ['goods', 'coupon', 'course', 'minutes'] as const satisfies readonly Gift['kind'][];

/** What the address of the exchange centre asks for. */
export interface ExchangePlace {
  tab: ExchangeTab;
  kind?: Gift['kind'];
  page: number;
}

const pageOf = (search: URLSearchParams) => {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
};
const wordOf = <T extends string>(search: URLSearchParams, name: string, words: readonly T[]) =>
  words.find((word) => word === search.get(name));

/** Reads the address of the exchange centre; what is not one of ours is ignored. */
export function placeOf(search: URLSearchParams): ExchangePlace {
  const kind = wordOf(search, 'kind', KINDS);
  return { tab: wordOf(search, 'tab', TABS) ?? 'gifts', ...(kind && { kind }), page: pageOf(search) };
}

/** The address of a place in the exchange centre. */
export function exchangeAddress({ tab, kind, page }: Partial<ExchangePlace>): string {
  return withSearch('/exchange', {
    ...(tab && tab !== 'gifts' && { tab }),
    ...(kind && { kind }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
  });
}

/** Reads the address of the ledger. */
export function ledgerOf(search: URLSearchParams): LedgerFilters {
  const direction = wordOf(search, 'dir', ['in', 'out'] as const);
  const kind = search.get('tab') === 'minutes' ? 'minutes' : 'credits';
  return { kind, ...(direction && { direction }), page: pageOf(search) };
}

/** The address of a ledger. */
export function ledgerAddress({ kind, direction, page = 1 }: Partial<LedgerFilters>): string {
  return withSearch('/changedetail', {
    ...(kind === 'minutes' && { tab: kind }),
    ...(direction && { dir: direction }),
    ...(page > 1 && { page: String(page) }),
  });
}

function withSearch(path: string, parts: Record<string, string>): string {
  const search = new URLSearchParams(parts);
  return search.size === 0 ? path : `${path}?${search}`;
}

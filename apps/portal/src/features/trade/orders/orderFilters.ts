import type { InputOf, orders } from '@shuyuan/contract';

type Input = InputOf<typeof orders.list>;
/** What the address of the order list can ask for. */
export interface OrderFilters {
  tab: NonNullable<Input['filter']>;
  keyword?: string;
  page: number;
}

/** Orders on a page of the list. */
export const PAGE_SIZE = 10;
/** Tabs in the order in which they stand. */
export const TABS = ['all', 'unpaid', 'paid', 'refund', 'cancelled'] as const;

const KEYWORD_MAX = 50;
const PAGES_MAX = 10_000;

/** Reads the filters of an address; what is not one of ours is ignored. */
export function orderFiltersOf(search: URLSearchParams): OrderFilters {
  const page = Number(search.get('page') ?? 1);
  const keyword = search.get('q')?.trim().slice(0, KEYWORD_MAX);
  return {
    tab: TABS.find((tab) => tab === search.get('tab')) ?? 'all',
    ...(keyword ? { keyword } : {}),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, PAGES_MAX) : 1,
  };
}

/** The address of the filters; defaults are left out, so that one list has one address. */
export function ordersPath({ tab, keyword, page }: OrderFilters): string {
  const query = new URLSearchParams({
    ...(tab === 'all' ? {} : { tab }),
    ...(keyword ? { q: keyword } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return `/learn/order${query ? `?${query}` : ''}`;
}

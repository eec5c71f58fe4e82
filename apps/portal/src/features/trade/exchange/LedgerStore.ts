import type { AnswerOf, contract, Page } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import type { PagedQuery, Paging } from '../../../page/PagedQuery.ts';
import { PageStore } from '../../../page/PageStore.ts';
import type { LedgerFilters, LedgerKind } from './exchangeAddress.ts';

/** Rows on a page of the ledger. */
const LEDGER_PAGE = 20;

type CreditRow = AnswerOf<typeof contract.exchange.flow>['items'][number];
type MinutesRow = AnswerOf<typeof contract.minutes.flow>['items'][number];

/** One line of a ledger; `amount` without a sign, `direction` says which way. */
export interface LedgerRow {
  id: number;
  direction: NonNullable<LedgerFilters['direction']>;
  title: string;
  /** Why, as a word of the texts: `credits.buy`, `minutes.consume` … */
  reason: `credits.${CreditRow['reason']}` | `minutes.${MinutesRow['reason']}`;
  amount: number;
  balanceAfter: number;
  at: string;
}

/** The ledgers of credits and of minutes (product.md 5.4): which way, why, and what was left. */
export class LedgerStore extends PageStore {
  readonly rows: PagedQuery<LedgerRow, LedgerFilters>;
  readonly credits: Query<AnswerOf<typeof contract.exchange.account>>;
  readonly minutes: Query<AnswerOf<typeof contract.minutes.account>>;
  #shown: LedgerKind | null = null;

  constructor(api: Pick<Api, 'exchange' | 'minutes'>) {
    super();
    this.rows = this.paged(
      ({ kind, ...question }) => (kind === 'credits' ? creditRows(api, question) : minutesRows(api, question)),
      { pageSize: LEDGER_PAGE },
    );
    this.credits = this.query(() => api.exchange.account(), { atStart: [] });
    this.minutes = this.query(() => api.minutes.account(), { atStart: [] });
    this.observe({ balance: false });
  }

  /** What is left at present of what the ledger is of. */
  balance(kind: LedgerKind): number | undefined {
    return kind === 'credits' ? this.credits.value?.balance : this.minutes.value?.left;
  }

  /** Shows a ledger; that of the other kind leaves the screen at once. */
  show(filters: LedgerFilters) {
    if (filters.kind !== this.#shown) this.rows.clear();
    this.#shown = filters.kind;
    this.rows.show(filters);
  }
}

type Question = Omit<LedgerFilters, 'kind'> & Paging;

async function creditRows(api: Pick<Api, 'exchange'>, question: Question): Promise<Page<LedgerRow>> {
  const { items, ...page } = await api.exchange.flow(question);
  return { ...page, items: items.map((row) => ({ ...row, reason: `credits.${row.reason}` as const })) };
}

async function minutesRows(api: Pick<Api, 'minutes'>, question: Question): Promise<Page<LedgerRow>> {
  const { items, ...page } = await api.minutes.flow(question);
  return {
    ...page,
    items: items.map(({ minutes: amount, ...row }) => ({ ...row, amount, reason: `minutes.${row.reason}` as const })),
  };
}

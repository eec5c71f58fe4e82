import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';

/** Rows on a page of the ledger. */
export const LEDGER_PAGE = 20;

/** Of what the ledger is. */
export type LedgerKind = 'credits' | 'minutes';
export type Direction = NonNullable<InputOf<typeof contract.exchange.flow>['direction']>;

/** One line of a ledger; `amount` without a sign, `direction` says which way. */
export interface LedgerRow {
  id: number;
  direction: Direction;
  title: string;
  /** Why, as a word of the texts: `credits.buy`, `minutes.consume` … */
  reason: `credits.${CreditReason}` | `minutes.${MinutesReason}`;
  amount: number;
  balanceAfter: number;
  at: string;
}
type CreditReason = OutputOf<typeof contract.exchange.flow>['items'][number]['reason'];
type MinutesReason = OutputOf<typeof contract.minutes.flow>['items'][number]['reason'];

/** What the address of the ledger asks for. */
export interface LedgerFilters {
  kind: LedgerKind;
  direction?: Direction;
  page: number;
}

/** The ledgers of credits and of minutes (product.md 5.4): which way, why, and what was left. */
export class LedgerStore {
  readonly rows: Query<{ items: LedgerRow[]; totalCount: number }, [LedgerFilters]>;
  readonly credits: Query<OutputOf<typeof contract.exchange.account>>;
  readonly minutes: Query<OutputOf<typeof contract.minutes.account>>;

  readonly #api: Pick<Api, 'exchange' | 'minutes'>;
  #shown: LedgerKind | null = null;

  constructor(api: Pick<Api, 'exchange' | 'minutes'>) {
    this.#api = api;
    this.rows = new Query((filters) =>
      filters.kind === 'credits' ? this.creditRows(filters) : this.minutesRows(filters),
    );
    this.credits = new Query(() => api.exchange.account());
    this.minutes = new Query(() => api.minutes.account());
    makeAutoObservable(this, { rows: false, credits: false, minutes: false }, { autoBind: true });
  }

  /** What is left at present of what the ledger is of. */
  balance(kind: LedgerKind): number | undefined {
    return kind === 'credits' ? this.credits.value?.balance : this.minutes.value?.left;
  }

  /** Shows a ledger; that of the other kind leaves the screen at once. */
  show(filters: LedgerFilters) {
    if (filters.kind !== this.#shown) this.rows.clear();
    this.#shown = filters.kind;
    void this.rows.load(filters);
  }

  start() {
    void this.credits.load();
    void this.minutes.load();
  }

  refresh() {
    for (const query of [this.rows, this.credits, this.minutes]) void query.reload();
  }

  private async creditRows({ direction, page }: LedgerFilters) {
    const query = { page, pageSize: LEDGER_PAGE, ...(direction && { direction }) };
    const { items, totalCount } = await this.#api.exchange.flow(query);
    return { items: items.map((row): LedgerRow => ({ ...row, reason: `credits.${row.reason}` })), totalCount };
  }

  private async minutesRows({ direction, page }: LedgerFilters) {
    const query = { page, pageSize: LEDGER_PAGE, ...(direction && { direction }) };
    const { items, totalCount } = await this.#api.minutes.flow(query);
    const toRow = ({ minutes, ...row }: (typeof items)[number]): LedgerRow => ({
      ...row,
      amount: minutes,
      reason: `minutes.${row.reason}`,
    });
    return { items: items.map(toRow), totalCount };
  }
}

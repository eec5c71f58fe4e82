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
export interface LedgerWish {
  kind: LedgerKind;
  direction?: Direction;
  page: number;
}

/** The ledgers of credits and of minutes (product.md 5.4): which way, why, and what was left. */
export class LedgerStore {
  readonly rows: Query<{ items: LedgerRow[]; totalCount: number }, [LedgerWish]>;
  readonly credits: Query<OutputOf<typeof contract.exchange.account>>;
  readonly minutes: Query<OutputOf<typeof contract.minutes.account>>;

  private shown: LedgerKind | null = null;

  constructor(private readonly api: Pick<Api, 'exchange' | 'minutes'>) {
    this.rows = new Query((wish) => (wish.kind === 'credits' ? this.creditRows(wish) : this.minutesRows(wish)));
    this.credits = new Query(() => api.exchange.account());
    this.minutes = new Query(() => api.minutes.account());
    makeAutoObservable<this, 'api' | 'shown'>(
      this,
      { rows: false, credits: false, minutes: false, api: false, shown: false },
      { autoBind: true },
    );
  }

  /** What is left at present of what the ledger is of. */
  balance(kind: LedgerKind): number | undefined {
    return kind === 'credits' ? this.credits.value?.balance : this.minutes.value?.left;
  }

  /** Shows a ledger; that of the other kind leaves the screen at once. */
  show(wish: LedgerWish) {
    if (wish.kind !== this.shown) this.rows.clear();
    this.shown = wish.kind;
    void this.rows.load(wish);
  }

  start() {
    void this.credits.load();
    void this.minutes.load();
  }

  refresh() {
    for (const query of [this.rows, this.credits, this.minutes]) void query.reload();
  }

  private async creditRows({ direction, page }: LedgerWish) {
    const asked = { page, pageSize: LEDGER_PAGE, ...(direction && { direction }) };
    const { items, totalCount } = await this.api.exchange.flow(asked);
    return { items: items.map((row): LedgerRow => ({ ...row, reason: `credits.${row.reason}` })), totalCount };
  }

  private async minutesRows({ direction, page }: LedgerWish) {
    const asked = { page, pageSize: LEDGER_PAGE, ...(direction && { direction }) };
    const { items, totalCount } = await this.api.minutes.flow(asked);
    const toRow = ({ minutes, ...row }: (typeof items)[number]): LedgerRow => ({
      ...row,
      amount: minutes,
      reason: `minutes.${row.reason}`,
    });
    return { items: items.map(toRow), totalCount };
  }
}

import type { Insertable } from 'kysely';
import type { Database } from '../platform/data/tables.ts';
import { type Random, randomOf } from './random.ts';

/** The tables that the seed fills. */
export type Seeded = Exclude<
  keyof Database,
  | 'idempotency'
  | 'outbox'
  | 'audit_log'
  | 'session'
  | 'verify_code'
  | 'code_send'
  | 'login_guard'
  | 'visit_record'
  | 'redeem_failure'
  | 'upload_reservation'
  | 'open_upload'
  | 'lecturer_invitation'
  | 'article_read'
  | 'article_report'
  | 'spent_proof'
  | 'sms_hour'
  | 'sms_total'
>;
type Rows = { [T in Seeded]?: Insertable<Database[T]>[] };

const EPOCH_MS = Date.UTC(2025, 0, 1);
const HOUR_MS = 3_600_000;

/** One school's rows before they are written, in the order in which they refer to each other. */
export class Draft {
  readonly companyId: number;
  readonly day: number;
  readonly rows: Rows = {};
  /** Coupons of orders: locked and used once both rows exist, because each references the other. */
  readonly couponsOfOrders: { claimId: number; orderId: number; usedAt: Date | null }[] = [];
  /** Articles that become public once their texts exist. */
  readonly publications: { id: number; state: 'published' | 'inReview' | 'off'; at: Date; words: string }[] = [];
  private last: number;
  private readonly random: Random;
  private readonly ids = new Set<number>();

  /** `day` is midnight in Beijing; `index` the school's place in the list. */
  constructor(day: number, index: number, label: string) {
    this.day = day;
    // As the database generates them (T4), but from the clock's day: each school from its own hour.
    this.last = (day - EPOCH_MS - (12 - index) * HOUR_MS) * 2048;
    this.random = randomOf(`ids of ${label}`);
    this.companyId = this.nextId();
  }

  /** An id that reveals nothing about its neighbours. */
  nextId(): number {
    this.last += 1 + Math.floor(this.random() * 97);
    return this.last;
  }

  /** An id as generated at an instant, so that later rows have larger ids. */
  idAt(instant: number): number {
    let id = (instant - EPOCH_MS) * 2048 + Math.floor(this.random() * 2048);
    while (this.ids.has(id)) id += 1;
    this.ids.add(id);
    return id;
  }

  /** Adds a row of the school. */
  add<T extends Seeded>(table: T, row: Omit<Insertable<Database[T]>, 'company_id'>): void {
    this.addRow(table, { company_id: this.companyId, ...row } as unknown as Insertable<Database[T]>);
  }

  /** Adds a row as it is. */
  addRow<T extends Seeded>(table: T, row: Insertable<Database[T]>): void {
    const rows = (this.rows[table] ?? []) as Insertable<Database[T]>[];
    rows.push(row);
    (this.rows as Record<string, unknown>)[table] = rows;
  }
}

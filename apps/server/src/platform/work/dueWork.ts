import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../data/services.ts';
import type { Tx } from '../data/tenancy.ts';
import { enqueue } from '../data/transaction.ts';

/** A row that is due. */
export interface DueItem {
  companyId: number;
  refId: number;
  now: Date;
}

/** Handler of a due row; throws to be retried later. May schedule other work. */
export type DueHandler = (item: DueItem) => Promise<void>;

/**
 * Kinds of due work: ends of orders, teams and offers, charges to query and to close, refunds to adopt and to pay out,
 * credits of payments past their refund, receipts;
 * unanswered calls, rooms with one person left, ending minutes, persons gone offline, ended pauses;
 * states of lessons, reports of classes that ended, and those that nobody has written words for.
 */
export type DueKind =
  | 'orderExpiry'
  | 'teamDeadline'
  | 'offerEnd'
  | 'classCancelled'
  | 'chargeQuery'
  | 'chargeClose'
  | 'alarmReturn'
  | 'creditsArrival'
  | 'refundReview'
  | 'refundMoney'
  | 'receipt'
  | 'callExpiry'
  | 'roomAlone'
  | 'roomLimit'
  | 'roomAbsence'
  | 'roomBack'
  | 'practiceEnd'
  | 'practiceCatchUp'
  | 'lessonClock'
  | 'makeReport'
  | 'publishReport';

/** Schedules a row in the transaction that causes it; a later call replaces the time. */
export async function remember(
  tx: Tx,
  work: { companyId: number; kind: DueKind; refId: number; dueAt: Date },
): Promise<void> {
  await enqueue(
    tx,
    tx
      .insertInto('due_work')
      .values({ company_id: work.companyId, kind: work.kind, ref_id: work.refId, due_at: work.dueAt })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'kind', 'ref_id']).doUpdateSet({ due_at: work.dueAt, tries: 0 }),
      )
      .execute(),
  );
}

/** Schedules each row of a selection of company and number, in one statement. */
export async function rememberEach(
  tx: Tx,
  { kind, dueAt }: { kind: DueKind; dueAt: Date },
  rows: RawBuilder<unknown>,
): Promise<void> {
  await enqueue(
    tx,
    sql`insert into due_work (company_id, kind, ref_id, due_at)
      select w.company_id, ${kind}::text, w.id, ${dueAt}::timestamptz from (${rows}) as w (company_id, id)
      on conflict (company_id, kind, ref_id) do update set due_at = excluded.due_at, tries = 0`.execute(tx),
  );
}

/** Work that waits for a payment provider has a queue of its own, so that a slow one never delays the rest. */
const QUEUES = ['own', 'providers'] as const;
type Queue = (typeof QUEUES)[number];

const TICK_MS = 1_000;
const AT_ONCE = 50;
/** Concurrency of a queue: even if a provider delays all of them by its timeout of 8 seconds, they end before the claim does. */
const SIDE_BY_SIDE = 8;
/** Backoff of failed work: 2, 4, 8 … minutes, at most an hour; it is retried forever. */
const AGAIN_MS = 60_000;
const AGAIN_MAX_MS = 3_600_000;

/**
 * Polls every second for due rows of all schools with one query, and passes each to its handler. Several
 * processes share the work: a row is claimed by moving its time on, so a killed process delays it by a minute at most.
 * Handlers are guarded updates themselves; a second run of one changes nothing.
 */
export class DueWork {
  private readonly services: Services;
  private readonly handlers = new Map<string, { handler: DueHandler; queue: Queue }>();
  private timer: NodeJS.Timeout | null = null;
  private readonly running: Record<Queue, Promise<number>> = {
    own: Promise.resolve(0),
    providers: Promise.resolve(0),
  };

  constructor(services: Services) {
    this.services = services;
  }

  /** Registers the handler of a kind of row. */
  on(kind: DueKind, handler: DueHandler, queue: Queue = 'own'): void {
    this.handlers.set(kind, { handler, queue });
  }

  /** Starts polling. */
  start(): void {
    const tick = () => {
      for (const queue of QUEUES) void this.runQueue(queue).catch(() => undefined);
    };
    this.timer = setInterval(tick, TICK_MS);
    this.timer.unref();
  }

  /** Processes everything due now, in all queues; resolves to the number of rows. One run of a queue at a time. */
  async run(): Promise<number> {
    // Repeated until nothing is due: the work of one queue may have scheduled some of the other.
    for (let done = 0; ; ) {
      const counts = await Promise.all(QUEUES.map((queue) => this.runQueue(queue)));
      const count = counts.reduce((sum, one) => sum + one, 0);
      if (count === 0) return done;
      done += count;
    }
  }

  private runQueue(queue: Queue): Promise<number> {
    this.running[queue] = this.running[queue].catch(() => 0).then(() => this.runAll(queue));
    return this.running[queue];
  }

  /** Stops polling and waits for pending work. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await Promise.allSettled(Object.values(this.running));
  }

  private async runAll(queue: Queue): Promise<number> {
    let done = 0;
    for (;;) {
      const items = await this.claim(queue);
      const worker = async () => {
        for (let item = items.shift(); item; item = items.shift()) await this.handle(item);
      };
      const count = items.length;
      await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
      done += count;
      // Repeated until nothing is due: finished work may have scheduled more.
      if (count === 0) return done;
    }
  }

  private async claim(queue: Queue) {
    const now = this.services.clock.now();
    const kinds = [...this.handlers].filter(([, own]) => own.queue === queue).map(([kind]) => kind);
    return this.services.store.owner
      .updateTable('due_work')
      .set((eb) => ({ due_at: new Date(now.getTime() + AGAIN_MS), tries: eb('tries', '+', 1) }))
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('due_work')
          .select('id')
          .where('due_at', '<=', now)
          .where('kind', 'in', [...kinds, ''])
          .orderBy('due_at')
          .limit(AT_ONCE)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'company_id', 'kind', 'ref_id', 'tries'])
      .execute();
  }

  private async handle(row: { id: number; company_id: number; kind: string; ref_id: number; tries: number }) {
    const now = this.services.clock.now();
    try {
      await this.handlers.get(row.kind)?.handler({ companyId: row.company_id, refId: row.ref_id, now });
      // Work rescheduled by its handler has another time by now and remains.
      await this.services.store.owner
        .deleteFrom('due_work')
        .where('id', '=', row.id)
        .where('tries', '=', row.tries)
        .execute();
    } catch (error) {
      this.services.log.warn(
        { kind: error instanceof Error ? error.name : 'unknown', work: row.kind },
        'due work failed and is tried again',
      );
      const wait = Math.min(AGAIN_MAX_MS, AGAIN_MS * 2 ** Math.min(row.tries, 6));
      await this.services.store.owner
        .updateTable('due_work')
        .set({ due_at: new Date(now.getTime() + wait) })
        .where('id', '=', row.id)
        .where('tries', '=', row.tries)
        .execute();
    }
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    dueWork: DueWork;
  }
}

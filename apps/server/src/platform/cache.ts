import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Store } from './database.ts';
import type { Tx } from './tenancy.ts';

const CHANNEL = 'shuyuan_drop';
const ENTRIES_MAX = 2_000;

interface Entry {
  value: Promise<unknown>;
  freshUntil: number;
}

/** Answers kept in the process, by school and tag, until a notice drops them or they grow old (performance.md §3, T5). */
export class Cache {
  private readonly clock: Clock;
  private readonly entries = new Map<string, Entry>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Listens for the notices of every process. */
  async listen(store: Store): Promise<void> {
    await store.listen(
      CHANNEL,
      (payload) => this.drop(payload),
      () => this.entries.clear(),
    );
  }

  /** The kept value, or what `load` brings; callers that come meanwhile share one load. A failed load is not kept. */
  get<T>(companyId: number, tag: string, key: string, ttlMs: number, load: () => Promise<T>): Promise<T> {
    const name = `${companyId}:${tag}:${key}`;
    const now = this.clock.now().getTime();
    const kept = this.entries.get(name);
    if (kept && kept.freshUntil > now) return kept.value as Promise<T>;
    const value = load();
    const entry = { value, freshUntil: now + ttlMs };
    this.entries.set(name, entry);
    if (this.entries.size > ENTRIES_MAX) this.forgetOldest();
    value.catch(() => {
      if (this.entries.get(name) === entry) this.entries.delete(name);
    });
    return value;
  }

  private drop(prefix: string): void {
    for (const name of this.entries.keys()) if (name.startsWith(`${prefix}:`)) this.entries.delete(name);
  }

  private forgetOldest(): void {
    const oldest = this.entries.keys().next();
    if (!oldest.done) this.entries.delete(oldest.value);
  }
}

/** Drops what every process keeps of a school under a tag, once the transaction has committed. */
export async function dropCached(tx: Pick<Tx, 'getExecutor'>, companyId: number, tag: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${companyId}:${tag}`})`.execute(tx);
}

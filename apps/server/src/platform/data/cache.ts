import { sql } from 'kysely';
import type { Clock } from '../core/clock.ts';
import type { Store } from './database.ts';
import type { Tx } from './tenancy.ts';

const CHANNEL = 'shuyuan_drop';
/** Most bytes of all cached values. */
const BYTES_MAX = 64 * 1024 * 1024;
/** Bytes counted for a value of unknown size, and as overhead of every value. */
const VALUE_BYTES = 1_024;

interface Entry {
  value: Promise<unknown>;
  freshUntil: number;
  bytes: number;
}

/** Answers cached in the process, by school and tag, until a notice drops them or they grow old (performance.md §3, T5). */
export class Cache {
  private readonly clock: Clock;
  /** The least recently used entry comes first. */
  private readonly entries = new Map<string, Entry>();
  private readonly bytesMax: number;
  private bytes = 0;

  constructor(clock: Clock, bytesMax = BYTES_MAX) {
    this.clock = clock;
    this.bytesMax = bytesMax;
  }

  /** Listens for the notices of every process. */
  async listen(store: Store): Promise<void> {
    await store.listen(
      CHANNEL,
      (payload) => this.drop(`${payload}:`),
      () => this.drop(''),
    );
  }

  /** The cached value, or the result of `load`; concurrent callers share one load. A failed load is not cached. */
  get<T>(companyId: number, tag: string, key: string, ttlMs: number, load: () => Promise<T>): Promise<T> {
    const name = `${companyId}:${tag}:${key}`;
    const now = this.clock.now().getTime();
    const cached = this.entries.get(name);
    if (cached) this.forget(name, cached);
    if (cached && cached.freshUntil > now) {
      this.remember(name, cached);
      return cached.value as Promise<T>;
    }
    const value = load();
    const entry = { value, freshUntil: now + ttlMs, bytes: VALUE_BYTES };
    this.remember(name, entry);
    value.then(
      (loaded) => this.weigh(name, entry, loaded),
      () => this.forget(name, entry),
    );
    return value;
  }

  private weigh(name: string, entry: Entry, value: unknown): void {
    if (this.entries.get(name) !== entry || !hasBytes(value)) return;
    entry.bytes += value.bytes.length;
    this.bytes += value.bytes.length;
    this.makeRoom();
  }

  private remember(name: string, entry: Entry): void {
    this.entries.set(name, entry);
    this.bytes += entry.bytes;
    this.makeRoom();
  }

  private forget(name: string, entry: Entry): void {
    if (this.entries.get(name) !== entry) return;
    this.entries.delete(name);
    this.bytes -= entry.bytes;
  }

  private makeRoom(): void {
    for (const [name, entry] of this.entries) {
      if (this.bytes <= this.bytesMax) return;
      this.forget(name, entry);
    }
  }

  private drop(prefix: string): void {
    for (const [name, entry] of this.entries) if (name.startsWith(prefix)) this.forget(name, entry);
  }
}

function hasBytes(value: unknown): value is { bytes: Uint8Array } {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}

/** Invalidates the entries of a school under a tag in every process, once the transaction has committed. */
export async function dropCached(tx: Pick<Tx, 'getExecutor'>, companyId: number, tag: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${companyId}:${tag}`})`.execute(tx);
}

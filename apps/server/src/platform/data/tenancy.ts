import { sql, type Transaction } from 'kysely';
import type { Store } from './database.ts';
import type { Database, MemberKind } from './tables.ts';

/** A transaction bound to one school: row-level security shows it no other (T3). */
export type Tx = Transaction<Database>;

/** Recipient of a push: all sockets of one person. */
export interface Addressee {
  companyId: number;
  kind: MemberKind;
  id: number;
}

/** A push that was stored: its number, its person and its frame. */
export interface Push {
  id: number;
  to: Addressee;
  frame: string;
}

/** Pushes of a transaction that is not committed yet. */
const noted = new WeakMap<Tx, Push[]>();

/** Defers a push until its transaction is committed; then listeners are notified. */
export function notePush(tx: Tx, push: Push): void {
  const pushes = noted.get(tx) ?? [];
  pushes.push(push);
  noted.set(tx, pushes);
}

/** Runs functions inside one school. */
export interface Tenancy {
  /**
   * Opens a transaction as the role without superuser rights, bound to the school, and commits what `work` did; a throw
   * rolls back. Serialisation failures and deadlocks are retried, so `work` must have no effect outside the
   * transaction (C5).
   */
  withTenant<T>(companyId: number, work: (tx: Tx) => Promise<T>, options?: { isSerializable?: boolean }): Promise<T>;
  /** Subscribes to every push of this process after its commit; returns the unsubscribe function. */
  onPush(listener: (push: Push) => void): () => void;
}

const RETRIES = 5;
const RETRIED = new Set(['40001', '40P01']);

/** Binds a store and the name of its role (T3: `shuyuan_app`, or what `DATABASE_ROLE` names). */
export function bindTenancy(store: Store, role: string): Tenancy {
  const listeners = new Set<(push: Push) => void>();
  return {
    onPush(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async withTenant(companyId, work, options = {}) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const begin = options.isSerializable
            ? store.owner.transaction().setIsolationLevel('serializable')
            : store.owner.transaction();
          let pushes: readonly Push[] = [];
          const result = await begin.execute(async (tx) => {
            // Without parameters, so that it is sent together with the opening of the transaction.
            await sql`select set_config('role', ${sql.lit(role)}, true), set_config('app.company_id', ${sql.lit(String(companyId))}, true)`.execute(
              tx,
            );
            const done = await work(tx);
            pushes = noted.get(tx) ?? [];
            return done;
          });
          for (const push of pushes) for (const listener of listeners) listener(push);
          return result;
        } catch (error) {
          if (attempt > RETRIES || !RETRIED.has(codeOf(error))) throw error;
        }
      }
    },
  };
}

/** SQLSTATE or system code of an error; empty when it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

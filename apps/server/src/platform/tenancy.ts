import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Store } from './database.ts';

/** A transaction bound to one school: row-level security shows it no other (T3). */
export type Tx = Transaction<Database>;

/** Runs functions inside one school. */
export interface Tenancy {
  /**
   * Opens a transaction as the role without superuser rights, bound to the school, and commits what `work` did; a throw
   * rolls back. Serialisation failures and deadlocks are tried again, so `work` must have no effect outside the
   * transaction (C5).
   */
  withTenant<T>(companyId: number, work: (tx: Tx) => Promise<T>, options?: { isSerializable?: boolean }): Promise<T>;
}

const RETRIES = 5;
const RETRIED = new Set(['40001', '40P01']);

/** Binds a store and the name of its role (T3: `shuyuan_app`, or what `DATABASE_ROLE` names). */
export function bindTenancy(store: Store, role: string): Tenancy {
  return {
    async withTenant(companyId, work, options = {}) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const begin = options.isSerializable
            ? store.owner.transaction().setIsolationLevel('serializable')
            : store.owner.transaction();
          return await begin.execute(async (tx) => {
            await sql`select set_config('role', ${role}, true), set_config('app.company_id', ${String(companyId)}, true)`.execute(
              tx,
            );
            return work(tx);
          });
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

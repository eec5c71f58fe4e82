import { codeOf } from '../core/errorCode.ts';
import type { Store } from './database.ts';
import type { MemberKind } from './tables.ts';
import { runTransaction, type Tx } from './transaction.ts';

export type { Tx } from './transaction.ts';

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

/** Pushes of a transaction that is not committed yet, and perhaps not stored yet. */
const noted = new WeakMap<Tx, Promise<Push | null>[]>();

/** Defers a push until its transaction is committed; then listeners are notified. Null where it was not stored. */
export function notePush(tx: Tx, push: Promise<Push | null>): void {
  push.catch(() => {}); // its transaction fails with it
  const pushes = noted.get(tx) ?? [];
  pushes.push(push);
  noted.set(tx, pushes);
}

/** Runs functions inside one school. */
export interface Tenancy {
  /**
   * Opens a transaction as the role without superuser rights, bound to the school, and commits what `work` did; a throw
   * rolls back. Serialisation failures, deadlocks and, once, unique violations are retried, so `work` must have no
   * effect outside the transaction (C5).
   */
  withTenant<T>(companyId: number, work: (tx: Tx) => Promise<T>, options?: { isSerializable?: boolean }): Promise<T>;
  /** Subscribes to every push of this process after its commit; returns the unsubscribe function. */
  onPush(listener: (push: Push) => void): () => void;
}

/** How often a transaction is tried again, by SQLSTATE: serialisation failures, deadlocks, and once where another one has made the same unique value meanwhile, which it then sees. */
const RETRIES: Readonly<Record<string, number>> = { '40001': 5, '40P01': 5, '23505': 1 };

/** Binds a store and the name of its role (T3: `shuyuan_app`, or what `DATABASE_ROLE` names). */
export function bindTenancy(store: Store, role: string): Tenancy {
  const listeners = new Set<(push: Push) => void>();
  return {
    onPush(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async withTenant(companyId, work, { isSerializable = false } = {}) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(companyId, work, isSerializable);
        } catch (error) {
          if (attempt > (RETRIES[codeOf(error)] ?? 0)) throw error;
        }
      }
    },
  };

  /** Resolves as soon as the result stands, which may be before the transaction has ended. */
  function once<T>(companyId: number, work: (tx: Tx) => Promise<T>, isSerializable: boolean): Promise<T> {
    return new Promise((resolve, reject) => {
      let pushes: readonly Promise<Push | null>[] = [];
      const onResult = async (result: T) => {
        // Without a push, nothing is waited for: its pushes are stored before a transaction is committed, or undone with their savepoint.
        for (const push of pushes.length > 0 ? await Promise.allSettled(pushes) : []) {
          if (push.status === 'rejected' || push.value === null) continue;
          for (const listener of listeners) listener(push.value);
        }
        resolve(result);
      };
      const noting = async (tx: Tx) => {
        const done = await work(tx);
        pushes = noted.get(tx) ?? [];
        return done;
      };
      runTransaction(store, { role, companyId, isSerializable }, { work: noting, onResult }).catch(reject);
    });
  }
}

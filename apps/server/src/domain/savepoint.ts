import { sql } from 'kysely';
import { AppError } from '../platform/core/errors.ts';
import type { Tx } from '../platform/data/tenancy.ts';
import { enqueue } from '../platform/data/transaction.ts';

/**
 * Runs work in a savepoint, all or nothing; returns the refusal that ended it, null when it is done. Nothing is waited for: what the
 * database has refused of work that is undone does not count, and what it refused before lets no savepoint be set (decision 0064).
 */
export async function withSavepoint(tx: Tx, work: () => Promise<unknown>): Promise<AppError | null> {
  await enqueue(tx, sql`savepoint inside`.execute(tx));
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await enqueue(tx, sql`rollback to savepoint inside`.execute(tx));
    await enqueue(tx, sql`release savepoint inside`.execute(tx));
    return error;
  }
  await enqueue(tx, sql`release savepoint inside`.execute(tx));
  return null;
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import { drainStatements, enqueue } from '../../platform/data/transaction.ts';
import { AppError } from '../../platform/http/errors.ts';

/** Runs work in a savepoint, all or nothing; returns the refusal that ended it, null when it is done. */
export async function withSavepoint(tx: Tx, work: () => Promise<unknown>): Promise<AppError | null> {
  await enqueue(tx, sql`savepoint inside`.execute(tx));
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await drainStatements(tx); // a rollback would hide what the database has refused
    await enqueue(tx, sql`rollback to savepoint inside`.execute(tx));
    await enqueue(tx, sql`release savepoint inside`.execute(tx));
    return error;
  }
  await enqueue(tx, sql`release savepoint inside`.execute(tx));
  return null;
}

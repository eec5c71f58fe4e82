import {
  AbortedTransactionError,
  type DatabaseConnection,
  DummyDriver,
  Transaction as KyselyTransaction,
  PostgresDialect,
  type QueryResult,
  sql,
  type Transaction,
} from 'kysely';
import type { Store } from './database.ts';
import type { Database } from './tables.ts';

/** A transaction bound to one school: row-level security shows it no other (T3). */
export type Tx = Transaction<Database>;

/** What is known of a transaction while it runs. */
interface State {
  /** The first error that the database answered with; the statements behind it only say that the transaction has failed. */
  failure: unknown;
  /** Whether a statement was sent that may have changed something. */
  hasWritten: boolean;
  /** Nothing may be sent any more: another transaction may have the connection. */
  isOver: boolean;
  readonly sent: Set<Promise<unknown>>;
}
const states = new WeakMap<Tx, State>();

/** SQLSTATE of a statement behind one that failed. */
const ABORTED = '25P02';
const READS = /^\s*select\b/i;
const RECOVERS = /^\s*rollback to\b/i;
/** Only its compiler is used, by nobody: the connection is already there. */
const unusedDialect = new PostgresDialect({ pool: () => Promise.reject(new Error('There is no pool here.')) });

/**
 * Sends a write whose result nobody reads, without waiting for it: it shares the round trip of the next statement or of the commit
 * (decision 0064). What is sent later sees it. When the database refuses it, the transaction fails, so it is for statements that need no
 * check of their result. In a transaction of another make it waits, as there nothing would.
 */
export async function enqueue(tx: Tx, statement: Promise<unknown>): Promise<void> {
  if (!states.has(tx)) await statement;
  else statement.catch(() => {}); // the transaction keeps the failure
}

/**
 * Waits for statements that were sent together; of several failures, that of the first one given counts, so that the order of the list
 * is that of the checks.
 */
export async function inOrder<T extends readonly unknown[]>(
  statements: readonly [...{ [K in keyof T]: Promise<T[K]> | T[K] }],
): Promise<T> {
  const results = await Promise.allSettled(statements);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return results.map((result) => (result.status === 'fulfilled' ? result.value : undefined)) as unknown as T;
}

/** Waits for everything that was sent in a transaction, and throws if the database refused some of it. */
async function drainStatements(tx: Tx): Promise<void> {
  const state = states.get(tx);
  if (!state) return;
  await settled(state);
  if (state.failure !== null) throw state.failure;
}

async function settled({ sent }: State): Promise<void> {
  while (sent.size > 0) await Promise.allSettled(sent);
}

interface Opening {
  role: string;
  companyId: number;
  isSerializable: boolean;
}

/**
 * Runs `work` in a transaction bound to a school, and commits. Statements that are sent without waiting for each other share a round
 * trip on PostgreSQL, the binding and the commit too. `onResult` is called as soon as the result stands: at once where nothing was
 * written, for then a commit can change nothing; else after the commit.
 */
export async function runTransaction<T>(
  { owner, engine }: Pick<Store, 'owner' | 'engine'>,
  { role, companyId, isSerializable }: Opening,
  { work, onResult }: { work: (tx: Tx) => Promise<T>; onResult: (result: T) => Promise<void> },
): Promise<void> {
  const state: State = { failure: null, hasWritten: false, isOver: false, sent: new Set() };
  const begin = isSerializable ? owner.transaction().setIsolationLevel('serializable') : owner.transaction();
  try {
    const result = await begin.execute((serial) =>
      serial.getExecutor().provideConnection(async (connection) => {
        const tx = concurrent(serial, connection, state);
        // Without parameters, so that it is sent together with the opening of the transaction.
        void enqueue(
          tx,
          sql`select set_config('role', ${sql.lit(role)}, true), set_config('app.company_id', ${sql.lit(String(companyId))}, true)`.execute(
            tx,
          ),
        );
        try {
          const done = await work(tx);
          // The embedded engine has no wire to save a way on, and takes a commit after a failure for a success.
          if (engine === 'embedded') await drainStatements(tx);
          if (!state.hasWritten && !isSerializable) void onResult(done);
          return done;
        } finally {
          state.isOver = true;
        }
      }),
    );
    if (state.hasWritten || isSerializable) await onResult(result);
  } catch (error) {
    await settled(state);
    throw isConsequence(error) && state.failure !== null ? state.failure : error;
  }
}

/** The same transaction for statements that do not wait for each other. */
function concurrent(serial: Tx, connection: DatabaseConnection, state: State): Tx {
  const noting: DatabaseConnection = {
    executeQuery<R>(query: Parameters<DatabaseConnection['executeQuery']>[0]): Promise<QueryResult<R>> {
      if (state.isOver) return Promise.reject(new Error('The transaction is over.'));
      if (!READS.test(query.sql)) state.hasWritten = true;
      const isRecovery = RECOVERS.test(query.sql);
      const answer = connection.executeQuery<R>(query);
      const noted: Promise<void> = answer
        .then(
          () => {
            // Done, it has undone what failed since its savepoint; what failed before lets no savepoint be set.
            if (isRecovery) state.failure = null;
          },
          (error: unknown) => {
            state.failure ??= error;
          },
        )
        .finally(() => state.sent.delete(noted));
      state.sent.add(noted);
      return answer;
    },
    streamQuery: (query, size) => connection.streamQuery(query, size),
  };
  const executor = serial.getExecutor().withConnectionProvider({
    provideConnection: async (consumer) => consumer(noting),
  });
  const tx = new KyselyTransaction<Database>({
    config: { dialect: unusedDialect },
    driver: new DummyDriver(),
    dialect: unusedDialect,
    executor,
  });
  states.set(tx, state);
  return tx;
}

/** Whether an error only says that something before it has failed. */
function isConsequence(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof AbortedTransactionError || ('code' in error && error.code === ABORTED);
}

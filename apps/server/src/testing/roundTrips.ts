import pg from 'pg';

/** What a piece of work cost at the driver of PostgreSQL. */
export interface DatabaseCost {
  /** Statements as the driver sent them, several in one text counting one each. */
  statements: string[];
  /** Longest chain of statements each of which was sent after the answer to the one before: how often the work waited. */
  roundTrips: number;
}

/**
 * Counts what `work` sends to PostgreSQL, at the driver. Statements that are sent before an earlier one is answered share its round
 * trip; a statement that is sent after an answer begins another, whatever else is still under way. The end of a transaction that only
 * read is answered after `work` has its result: who waited for it would wait for ever.
 */
export async function countRoundTrips(work: () => Promise<unknown>): Promise<DatabaseCost> {
  const statements: string[] = [];
  let answered = 0;
  const written = new WeakSet<object>();
  const held: Promise<unknown>[] = [];
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function counted(this: object, ...args: unknown[]) {
    const [first] = args;
    const sent = String(typeof first === 'string' ? first : (first as { text?: string }).text).split(/;\s+/);
    statements.push(...sent);
    const nth = answered + 1;
    const answer = Reflect.apply(query, this, args);
    if (!(answer instanceof Promise)) return answer;
    if (sent.some((text) => !READ.test(text))) written.add(this);
    if (sent.includes('commit') && !written.delete(this)) {
      const late = Promise.all([answer, done]).then(([result]) => result as unknown);
      held.push(late);
      return late;
    }
    return answer.finally(() => {
      answered = Math.max(answered, nth);
    });
  };
  try {
    await work();
    return { statements, roundTrips: answered };
  } finally {
    prototype.query = query;
    finish();
    await Promise.allSettled(held);
  }
}

const READ = /^\s*(?:select|begin|start|commit)\b/;

import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** A statement with its values, as the server sent it; instants are ISO 8601. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Statements that open or end a transaction, which each peer does in its own way. */
const FRAME = /^(begin|start transaction|commit|rollback)\b/i;

/**
 * The statements that `work` sends to PostgreSQL, without those around the transaction: a peer that repeats them does
 * exactly what the server does, today and after the next change.
 */
export async function recordPostgres(work: () => Promise<unknown>): Promise<Statement[]> {
  const found: Statement[] = [];
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function recorded(...args) {
    const [first, second] = args;
    const config =
      typeof first === 'object' && first !== null ? (first as { text?: string; values?: unknown[] }) : null;
    keep(found, config?.text ?? first, config?.values ?? second);
    return Reflect.apply(query, this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return found;
}

/** The same of an embedded engine, from now on. */
export function recordEmbedded(engine: PGlite): Statement[] {
  const found: Statement[] = [];
  const transaction = engine.transaction.bind(engine);
  engine.transaction = (work) =>
    transaction((tx) => {
      const query = tx.query.bind(tx);
      tx.query = (text, values, options) => {
        keep(found, text, values);
        return query(text, values, options);
      };
      return work(tx);
    });
  return found;
}

function keep(found: Statement[], text: unknown, values: unknown): void {
  if (typeof text !== 'string' || FRAME.test(text)) return;
  found.push({ text, values: JSON.parse(JSON.stringify(Array.isArray(values) ? values : [])) as unknown[] });
}

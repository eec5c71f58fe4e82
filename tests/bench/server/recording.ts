import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** A statement with its values, as the server sent it; instants are ISO 8601. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** A recorded statement. */
export interface Recorded extends Statement {
  /** Transactions are counted from 1. */
  transaction: number;
  /** The first row of the result. */
  row?: Record<string, unknown>;
}

/** Statements that open or end a transaction, which each peer issues itself. */
const FRAME = /^(begin|start transaction|commit|rollback(?! to))\b/i;
const OPENING = /^(begin|start transaction)\b/i;
/** An opening that our server sends together with the first statement: a peer sends two. */
const OPENING_WITH = /^(?:begin|start transaction[^;]*);\s*/i;

/**
 * The statements that `work` sends to PostgreSQL, without transaction control: a peer that repeats them does
 * exactly what the server does, also after future changes.
 */
export async function recordPostgres(work: () => Promise<unknown>): Promise<Recorded[]> {
  const found: Recorded[] = [];
  let transaction = 0;
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function recorded(...args) {
    const [first, second] = args;
    const config =
      typeof first === 'object' && first !== null ? (first as { text?: string; values?: unknown[] }) : null;
    const text = config?.text ?? first;
    if (typeof text === 'string' && OPENING.test(text)) transaction += 1;
    const recorded = keep(found, {
      text: typeof text === 'string' ? text.replace(OPENING_WITH, '') : text,
      values: config?.values ?? second,
      transaction,
    });
    return keepRow(recorded, Reflect.apply(query, this, args));
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return found;
}

/** The same for an embedded engine, from now on. */
export function recordEmbedded(engine: PGlite): Recorded[] {
  const found: Recorded[] = [];
  let count = 0;
  const open = engine.transaction.bind(engine);
  engine.transaction = (work) =>
    open((tx) => {
      count += 1;
      const transaction = count;
      const query = tx.query.bind(tx);
      tx.query = (text, values, options) => {
        const answer = query<never>(text, values, options);
        keepRow(keep(found, { text, values, transaction }), answer);
        return answer;
      };
      return work(tx);
    });
  return found;
}

function keep(
  found: Recorded[],
  { text, values, transaction }: { text: unknown; values: unknown; transaction: number },
): Recorded | null {
  if (typeof text !== 'string' || FRAME.test(text)) return null;
  const recorded: Recorded = { text, values: plain(Array.isArray(values) ? values : []), transaction };
  found.push(recorded);
  return recorded;
}

function keepRow(recorded: Recorded | null, answer: unknown): unknown {
  if (!recorded || !(answer instanceof Promise)) return answer;
  return answer.then((result: { rows?: Record<string, unknown>[] }) => {
    const row = result.rows?.[0];
    if (row) recorded.row = plain(row);
    return result;
  });
}

/** The value as JSON; bytes as `Buffer` serialises them. */
function plain<T>(value: T): T {
  const isBytes = (part: unknown): part is Uint8Array => part instanceof Uint8Array && !Buffer.isBuffer(part);
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (isBytes(part) ? Buffer.from(part).toJSON() : part)),
  ) as T;
}

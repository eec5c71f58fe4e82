import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Statements that each connection prepares under a name; further ones are sent whole every time. */
const NAMED_MAX = 300;
/** Reads every column: after a migration PostgreSQL refuses such a prepared statement, so it never is one. */
const ALL_COLUMNS = /(?:select|returning|,|\.)\s*\*/i;

const names = new Map<string, string>();

/** Name under which a statement is prepared, the same on every connection; undefined when it is sent whole. */
export function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMED_MAX || ALL_COLUMNS.test(text)) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Connections on which statements leave without waiting for the answers to those before, and that prepare what has parameters: reading
 * and planning a list of courses takes PostgreSQL four times as long as running it, and is then done once a connection (performance.md
 * row 15). Migrations change what a statement means, so connections for them prepare nothing.
 */
export function pipelining(pool: pg.Pool, { isPreparing }: { isPreparing: boolean }): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const pipelined = known.get(client) ?? pipelinedClient(client, isPreparing);
      known.set(client, pipelined);
      return pipelined;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** Opens a transaction. */
const BEGIN = /^(?:begin|start transaction\b[^;]*)$/;
/** Ends one. */
const END = /^(?:commit|rollback)$/;

/**
 * Sends the opening of a transaction together with its first statement: what binds a transaction to a school costs no way to the
 * database of its own (performance.md row 16). Nothing here waits before it sends, so that statements leave in the order of the calls
 * and share a round trip where the caller does not wait either (decision 0064).
 */
function pipelinedClient(client: pg.PoolClient, isPreparing: boolean): PostgresPoolClient {
  let opening: string | null = null;
  let failure: unknown = null;
  const send = (text: string, values: readonly unknown[]) => {
    const name = isPreparing && values.length > 0 ? preparedName(text) : undefined;
    return client.query({ text, values: [...values], ...(name ? { name } : {}) });
  };
  const run = async (text: string, values: readonly unknown[]) => {
    const begin = opening;
    opening = null;
    if (BEGIN.test(text)) {
      opening = text;
      return { command: 'BEGIN', rowCount: null, rows: [] };
    }
    if (begin === null) return send(text, values);
    if (END.test(text)) return { command: text.toUpperCase(), rowCount: null, rows: [] };
    if (values.length > 0) {
      const [, result] = await Promise.all([client.query(begin), send(text, values)]);
      return result;
    }
    // Several statements in one text are answered by a list of results.
    const results = (await client.query(`${begin}; ${text}`)) as unknown as pg.QueryResult[];
    return results.at(-1) ?? { command: '', rowCount: null, rows: [] };
  };
  const query = async (text: string, values: readonly unknown[] = []) => {
    // Who has not been answered once would wait as long again for a rollback (S5).
    if (failure !== null && text === 'rollback') throw failure;
    try {
      return await run(text, values);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) failure = error;
      throw error;
    }
  };
  // Kysely asks with text and values only, unless it is given a cursor to stream with.
  return { query: query as unknown as PostgresPoolClient['query'], release: (isBroken) => client.release(isBroken) };
}

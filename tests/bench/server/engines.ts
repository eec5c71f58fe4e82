import type { InTransaction } from './repeat.ts';

/** A database accessed by its driver only. */
export interface Engine {
  inTransaction: InTransaction;
  /** The first value of the first row. */
  value(text: string): Promise<unknown>;
  close(): Promise<void>;
}

/** The pool size of the product's own server. */
const POOL_SIZE = 10;

/** Opens PostgreSQL by its address, or a folder of the embedded engine. */
export function openEngine(kind: 'pg' | 'pglite', database: string): Promise<Engine> {
  return kind === 'pg' ? openPostgres(database) : openEmbedded(database);
}

async function openPostgres(connectionString: string): Promise<Engine> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE });
  pool.on('error', () => {}); // the server may stop before its clients
  return {
    inTransaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await work((text, values) => client.query(text, values));
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    value: async (text) => firstOf((await pool.query<Record<string, unknown>>(text)).rows),
    close: () => pool.end(),
  };
}

async function openEmbedded(dataDir: string): Promise<Engine> {
  const { PGlite } = await import('@electric-sql/pglite');
  const engine = await PGlite.create({ dataDir });
  return {
    inTransaction: (work) => engine.transaction((tx) => work((text, values) => tx.query(text, values))),
    value: async (text) => firstOf((await engine.query<Record<string, unknown>>(text)).rows),
    close: () => engine.close(),
  };
}

const firstOf = ([row]: readonly Record<string, unknown>[]) => row && Object.values(row)[0];

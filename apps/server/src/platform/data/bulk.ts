import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** The statements of one transaction over whole tables; values are passed as text by the driver. */
export interface BulkTx {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The rows of a SELECT in COPY's text form, one line a row. Both engines write the same bytes. */
  copyOut(select: string): Promise<AsyncIterable<Uint8Array>>;
  /** Appends lines in COPY's text form to a table, given as `name (columns)`. */
  copyIn(target: string, lines: AsyncIterable<Uint8Array>): Promise<void>;
}

/** A connection for backups and restores: no statement of it has a time limit. */
export interface Bulk {
  /** Waits for a lock of the whole database and holds it until `close`; the embedded engine has one process only. */
  lock(id: number): Promise<void>;
  /** Runs `work` in a transaction; `snapshot` sees one moment of all tables and cannot write. A throw rolls back. */
  transaction<T>(mode: 'snapshot' | 'write', work: (tx: BulkTx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const SNAPSHOT = 'isolation level repeatable read, read only';
/** How values are written as text, whatever the server or the user has as default. */
const TEXT_FORM = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
];
const CONNECT_MS = 10_000;

/** On a PostgreSQL server, over a connection of its own. */
export async function postgresBulk(url: string, types: pg.CustomTypesConfig): Promise<Bulk> {
  const client = new pg.Client({
    connectionString: url,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'shuyuan backup',
  });
  // A connection without a listener would end the process when the server stops; its statement fails anyway.
  client.on('error', () => {});
  await client.connect();
  const tx: BulkTx = {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[],
    copyOut: async (select) => client.query(copyTo(`copy (${select}) to stdout`)),
    copyIn: async (target, lines) => {
      await pipeline(Readable.from(lines), client.query(copyFrom(`copy ${target} from stdin`)));
    },
  };
  return {
    lock: async (id) => {
      await client.query('select pg_advisory_lock($1)', [id]);
    },
    async transaction(mode, work) {
      await client.query(mode === 'snapshot' ? `begin ${SNAPSHOT}` : 'begin');
      try {
        for (const setting of ['set local statement_timeout = 0', ...TEXT_FORM]) await client.query(setting);
        const result = await work(tx);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      }
    },
    close: () => client.end(),
  };
}

/** On the embedded engine, whose COPY reads and writes a blob. */
export function embeddedBulk(engine: PGlite): Bulk {
  return {
    lock: async () => {},
    transaction: (mode, work) =>
      engine.transaction(async (own) => {
        if (mode === 'snapshot') await own.query(`set transaction ${SNAPSHOT}`);
        for (const setting of TEXT_FORM) await own.query(setting);
        return work({
          query: async <Row>(text: string, values: readonly unknown[] = []) =>
            (await own.query<Row>(text, [...values])).rows,
          copyOut: async (select) => {
            const { blob } = await own.query(`copy (${select}) to '/dev/blob'`);
            return blob ? blob.stream() : Readable.from([]);
          },
          copyIn: async (target, lines) => {
            const parts: Buffer<ArrayBuffer>[] = [];
            for await (const part of lines) parts.push(Buffer.from(part));
            await own.query(`copy ${target} from '/dev/blob'`, [], { blob: new Blob(parts) });
          },
        });
      }),
    close: async () => {},
  };
}

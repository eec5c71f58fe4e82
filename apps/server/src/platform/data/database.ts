import { existsSync, renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartError } from '../core/startError.ts';
import { type Bulk, embeddedBulk, postgresBulk } from './bulk.ts';
import { pipelining } from './prepared.ts';
import type { Database } from './tables.ts';

/** The database on either engine. Only migrations, seeds of `company` and tests use `owner` directly. */
export interface Store {
  readonly engine: 'embedded' | 'postgres';
  /** The login itself; row-level security does not bind it on the embedded engine, so requests never use it (T3). */
  readonly owner: Kysely<Database>;
  /** Calls `onNotice` with each payload sent to the channel by `pg_notify`, and `onGap` when some may have been missed. */
  listen(channel: string, onNotice: (payload: string) => void, onGap: () => void): Promise<void>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** A connection for whole tables; close it before the store. */
  openBulk(): Promise<Bulk>;
  close(): Promise<void>;
}

/** Longest wait for a connection and for a statement of a request, in ms: together with the answer below 2 s (S5). */
const CONNECT_MS = 1_200;
const STATEMENT_MS = 1_500;
/** The driver's own limit of a statement is later than the server's: it is reached only when the database does not answer. */
const DRIVER_STATEMENT_MS = 1_700;
/**
 * Longest pause inside a transaction, in ms: then the server ends the connection and frees its rows, even while its process
 * is stopped or its machine is gone (S13). Migrations and the seed compute between statements and have a minute.
 */
const IDLE_IN_TRANSACTION_MS = 3_000;
const PATIENT_IDLE_MS = 60_000;
/** Idle time before the first keepalive of a connection, in ms; a dead peer is found without waiting for two hours (S13). */
const KEEP_ALIVE_MS = 10_000;
/**
 * The same for the database's side of a connection, and the time after which it gives up one whose peer takes no more
 * data, as a stopped process does once its buffers are full (S13).
 */
const SERVER_TCP =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=15000';
/** Connections that requests use, the rest of them waiting in a queue (S12); background work has some of its own. */
export const REQUEST_CONNECTIONS = 10;
const POOL_SIZE = REQUEST_CONNECTIONS + 4;

const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

/** Both engines read values alike: ids as numbers, days and decimals as text, instants as `Date`. */
export const embeddedParsers = { [INT8]: Number, [DATE]: (text: string) => text, [NUMERIC]: (text: string) => text };

/** Opens the embedded engine in a folder that is already locked (S1). */
export async function openEmbedded(folder: string): Promise<Store> {
  try {
    await makeFolder(folder);
    return embeddedStore(await PGlite.create({ dataDir: folder, parsers: embeddedParsers }));
  } catch (error) {
    throw new StartError(
      `The database in ${folder} cannot be opened (${firstLine(error)}): restore it from a copy, or choose another DATA_DIR.`,
    );
  }
}

/** Creates the folder under a temporary name and renames it: a killed first start leaves no partial database (S3). */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  const engine = await PGlite.create({ dataDir: draft });
  await engine.close();
  renameSync(draft, folder);
}

/** A store over an engine that is open already (tests open theirs in memory, from a dump). */
export function embeddedStore(engine: PGlite): Store {
  const owner = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: engine }) });
  return {
    engine: 'embedded',
    owner,
    listen: async (channel, onNotice) => {
      await engine.listen(channel, onNotice);
    },
    ping: async () => {
      await sql`select 1`.execute(owner);
    },
    openBulk: async () => embeddedBulk(engine),
    close: () => owner.destroy(),
  };
}

const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE || oid === NUMERIC) return (text: string) => text;
    if (oid === TIMESTAMPTZ) return (text: string) => new Date(text);
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** Opens a PostgreSQL server; a wrong address or password is a `StartError`. Migrations and seeds need one that is patient. */
export async function openPostgres(url: string, { isPatient = false } = {}): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    types: pgTypes,
    max: POOL_SIZE,
    pipeline: true,
    connectionTimeoutMillis: CONNECT_MS,
    ...(isPatient ? {} : { query_timeout: DRIVER_STATEMENT_MS, statement_timeout: STATEMENT_MS }),
    application_name: 'shuyuan',
    options: SERVER_TCP,
    idle_in_transaction_session_timeout: isPatient ? PATIENT_IDLE_MS : IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // A connection that dies, idle or in use, must not end the process: its statement fails (S5).
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = new PostgresDialect({ pool: pipelining(pool, { isPreparing: !isPatient }) });
  const owner = new Kysely<Database>({ dialect });
  try {
    await sql`select 1`.execute(owner);
  } catch (error) {
    await owner.destroy().catch(() => {});
    throw new StartError(
      `The database of DATABASE_URL does not answer (${firstLine(error)}): check address, name, user and password.`,
    );
  }
  const listener = new PostgresListener(url);
  return {
    engine: 'postgres',
    owner,
    listen: (channel, onNotice, onGap) => listener.listen(channel, onNotice, onGap),
    ping: async () => {
      await sql`select 1`.execute(owner);
    },
    openBulk: () => postgresBulk(url, pgTypes),
    close: async () => {
      await listener.close();
      await owner.destroy();
    },
  };
}

/** One connection that only listens, opened again when it breaks. */
class PostgresListener {
  private readonly url: string;
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(url: string) {
    this.url = url;
  }

  async listen(channel: string, onNotice: (payload: string) => void, onGap: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    this.client = client;
    const again = () => {
      if (this.isClosed || this.client !== client) return;
      this.client = null;
      onGap();
      this.retry = setTimeout(() => void this.listen(channel, onNotice, onGap).catch(() => {}), 1_000);
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', (message) => onNotice(message.payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      again();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.retry) clearTimeout(this.retry);
    await this.client?.end().catch(() => {});
  }
}

function firstLine(error: unknown): string {
  const message =
    error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
  return (message.split('\n')[0] ?? '').replaceAll(/:\/\/[^@\s]*@/g, '://…@');
}

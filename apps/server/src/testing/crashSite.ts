import { Agent } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { assemble } from '../boot.ts';
import { readConfig } from '../platform/core/config/config.ts';
import { createLog } from '../platform/core/log.ts';
import { openEmbedded, openPostgres, type Store } from '../platform/data/database.ts';
import { RemoteCaller } from './arena.ts';
import type { Caller } from './caller.ts';
import { createMigrated, dropDatabase, fillFolder, withDatabase } from './engine.ts';
import { type ServerProcess, startServer } from './process.ts';
import { createSchool, type School } from './school.ts';

/** One server process on one database, started and killed as often as a test needs (S3). */
export interface Site {
  /** Fills the database before the first start. */
  prepare<T>(fill: (school: School) => Promise<T>): Promise<T>;
  start(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
  caller(login: { host: string; token: string }): Caller;
  /** Reads the database while no server runs. */
  inspect(look: (school: School) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** A site on a folder of the embedded engine, or on a new database of a PostgreSQL server. */
export async function siteOn(place: { url: string } | { folder: string }, secretKey: string): Promise<Site> {
  const isServer = 'url' in place;
  const name = isServer ? await createMigrated(place.url, 'shuyuan_crash') : '';
  const own = isServer ? withDatabase(place.url, name) : '';
  const env: Record<string, string> = isServer ? { DATABASE_URL: own } : { DATA_DIR: place.folder };
  const open = () => (isServer ? openPostgres(own, { isPatient: true }) : openEmbedded(join(place.folder, 'db')));
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let server: ServerProcess | null = null;
  let school: School | null = null;
  const opened = async <T>(work: (app: FastifyInstance) => Promise<T>): Promise<T> => {
    const store: Store = await open();
    const config = readConfig({ SECRET_KEY: secretKey, RATE_LIMIT_FACTOR: '0', DEMO: '1' });
    const app = await buildApp(await assemble({ store, config, log: createLog('silent') }));
    try {
      return await work(app);
    } finally {
      await app.close();
      await store.close();
    }
  };
  return {
    async prepare(fill) {
      if (!isServer) await fillFolder(join(place.folder, 'db'));
      return opened(async (app) => {
        school = await createSchool(app);
        return fill(school);
      });
    },
    async start() {
      const next = await startServer({ ...env, SECRET_KEY: secretKey, DEMO: '0', LOG_LEVEL: 'warn' });
      await next.ready();
      server = next;
    },
    async kill() {
      await server?.kill('SIGKILL');
      server = null;
    },
    caller: ({ host, token }) => new RemoteCaller(host, token, server?.base ?? 'http://127.0.0.1:1', agent),
    inspect: (look) =>
      opened(async (app) => {
        if (!school) throw new Error('Nothing was prepared.');
        const { id } = school;
        await look({ ...school, withTenant: (work) => app.platform.tenancy.withTenant(id, work) });
      }),
    async close() {
      await server?.kill('SIGKILL');
      agent.destroy();
      if (isServer) await dropDatabase(place.url, name);
    },
  };
}

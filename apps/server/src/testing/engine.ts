import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { embeddedParsers, embeddedStore, openPostgres, type Store } from '../platform/data/database.ts';

const MIGRATIONS = join(import.meta.dirname, '../db/migrations');
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/test-database');
/** The role that requests of tests run as. */
export const TEST_ROLE = 'shuyuan_app';

/** Hash of every migration and of other code that defines a fresh database. */
function schemaHash(): string {
  const hash = createHash('sha1');
  for (const folder of [MIGRATIONS, join(MIGRATIONS, '..')]) {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(folder, entry.name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** A migrated database of its own: a copy of a dump on the embedded engine, of a template on `TEST_DATABASE_URL`. */
export function openTestStore(): Promise<Store> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? openPostgresCopy(url) : openEmbeddedCopy();
}

async function openEmbeddedCopy(): Promise<Store> {
  return embeddedStore(await PGlite.create({ loadDataDir: await readDump(), parsers: embeddedParsers }));
}

/** Puts a migrated database of the embedded engine into a folder, and closes it. */
export async function fillFolder(folder: string): Promise<void> {
  await (await PGlite.create(folder, { loadDataDir: await readDump() })).close();
}

async function readDump(): Promise<Blob> {
  const file = join(CACHE, `${schemaHash()}.tar`);
  if (!existsSync(file)) await writeDump(file);
  return new Blob([readFileSync(file)]);
}

/** Several test files may do this concurrently; each writes its own file and the last rename wins. */
async function writeDump(file: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const engine = await PGlite.create({ parsers: embeddedParsers });
  const store = embeddedStore(engine);
  await migrate(store, TEST_ROLE);
  const dump = await engine.dumpDataDir('none');
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  await store.close();
}

const LOCK = 6_001;

async function openPostgresCopy(url: string): Promise<Store> {
  const name = await createMigrated(url, 'shuyuan_test');
  const store = await openPostgres(withDatabase(url, name), { isPatient: true });
  return { ...store, close: () => store.close().then(() => dropDatabase(url, name)) };
}

/** Creates a migrated database, a copy of the template, on a PostgreSQL; resolves to its name, which starts with `prefix`. */
export async function createMigrated(url: string, prefix: string): Promise<string> {
  const template = `shuyuan_template_${schemaHash()}`;
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    const found = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount === 0) await createTemplate(admin, url, template);
    // Copying files takes a third of the time of writing each page into the log.
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  } finally {
    await admin.end();
  }
  return name;
}

async function createTemplate(admin: pg.Client, url: string, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  const store = await openPostgres(withDatabase(url, draft), { isPatient: true });
  await migrate(store, TEST_ROLE);
  await store.close();
  await admin.query(`alter database ${draft} rename to ${template}`);
}

/** Drops a database, also while somebody is connected to it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
}

/** The address of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { codeOf } from '../platform/core/errorCode.ts';
import { StartError } from '../platform/core/startError.ts';
import type { Store } from '../platform/data/database.ts';
import { grantRole } from './grants.ts';

const FOLDER = join(import.meta.dirname, 'migrations');

/** Names of all migrations of this program, in their order. */
async function listMigrations(): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((file) => /^\d{3}_\w+\.ts$/.test(file)).sort();
  return files.map((file) => file.slice(0, -3));
}

async function loadMigrations(): Promise<Record<string, Migration>> {
  const loaded: Record<string, Migration> = {};
  for (const name of await listMigrations()) {
    loaded[name] = (await import(pathToFileURL(join(FOLDER, `${name}.ts`)).href)) as Migration;
  }
  return loaded;
}

const UNDEFINED_TABLE = '42P01';

/** Whether the database has every migration and no other: then none of them is even loaded, of which a start has hundreds. */
async function isCurrent({ owner }: Store): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(owner);
    const names = await listMigrations();
    return rows.length === names.length && rows.every(({ name }, at) => name === names[at]);
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE) return false;
    throw error;
  }
}

function migrator(store: Store): Migrator {
  return new Migrator({ db: store.owner, provider: { getMigrations: loadMigrations } });
}

/**
 * Migrates the database to the current schema and grants the role its rights; `names` lists what was applied. A partial
 * migration is rolled back with its transaction, so a killed first boot starts again cleanly (S3).
 */
export async function migrate(store: Store, role: string): Promise<string[]> {
  const isUpToDate = await isCurrent(store);
  const { error, results } = isUpToDate ? {} : await migrator(store).migrateToLatest();
  if (error) throw new StartError(`The database cannot be brought up to date: ${messageOf(error)}`);
  await grantRole(store.owner, role);
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** Refuses migrations of a backup that are not the first ones of this program. */
export async function expectOwn(names: readonly string[]): Promise<void> {
  const known = await listMigrations();
  if (names.length === 0 || names.some((name, at) => name !== known[at])) {
    throw new StartError(
      'The backup was made by a newer version, or another one: restore it with the version that made it. Nothing was changed.',
    );
  }
}

/** Brings an empty database to the schema of a backup: exactly these migrations, the first ones of this program, forwards or back. */
export async function migrateTo(store: Store, names: readonly string[]): Promise<void> {
  await expectOwn(names);
  const { error } = await migrator(store).migrateTo(names.at(-1) ?? '');
  if (error) throw new StartError(`The database cannot be brought to the schema of the backup: ${messageOf(error)}`);
}

/** How many migrations of this program the database lacks. */
export async function countPending(applied: readonly string[]): Promise<number> {
  return (await listMigrations()).filter((name) => !applied.includes(name)).length;
}

/** Reverts every migration, newest first; used by tests only. */
export async function unmigrate(store: Store): Promise<void> {
  for (;;) {
    const { error, results } = await migrator(store).migrateDown();
    if (error) throw error;
    if (!results?.length) return;
  }
}

/** Whether there is any school yet: an empty database is filled by the seed. */
export async function isEmpty(store: Store): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select 1 from company) as has`.execute(store.owner);
  return rows[0]?.has !== true;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

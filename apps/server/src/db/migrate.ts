import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Store } from '../platform/data/database.ts';
import { StartError } from '../platform/ops/startError.ts';
import { grantRole } from './grants.ts';

const FOLDER = join(import.meta.dirname, 'migrations');

async function loadMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => /^\d{3}_\w+\.ts$/.test(file)).sort();
  const loaded: Record<string, Migration> = {};
  for (const file of files) {
    loaded[file.slice(0, -3)] = (await import(pathToFileURL(join(FOLDER, file)).href)) as Migration;
  }
  return loaded;
}

function migrator(store: Store): Migrator {
  return new Migrator({ db: store.owner, provider: { getMigrations: loadMigrations } });
}

/**
 * Migrates the database to the current schema and grants the role its rights; `names` lists what was applied. A partial
 * migration is rolled back with its transaction, so a killed first boot starts again cleanly (S3).
 */
export async function migrate(store: Store, role: string): Promise<string[]> {
  const { error, results } = await migrator(store).migrateToLatest();
  if (error) throw new StartError(`The database cannot be brought up to date: ${messageOf(error)}`);
  await grantRole(store.owner, role);
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
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

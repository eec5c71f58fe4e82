import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../core/startError.ts';
import type { BulkTx } from '../data/bulk.ts';
import type { Store } from '../data/database.ts';
import { folderOf } from '../files/uploads.ts';
import { type CopiedTable, countRows, hasTables, rowsOf, selectTables } from './catalog.ts';
import { filePath, type Manifest, rowsPath, writeMeasured } from './folder.ts';

/** A backup that has been read, and where to restore it. */
export interface RestoreRequest {
  store: Store;
  dataDir: string;
  folder: string;
  manifest: Manifest;
}

/** Refuses a database with schools and a store with files: a restore replaces nothing. */
export async function expectEmpty({ store, dataDir }: Pick<RestoreRequest, 'store' | 'dataDir'>): Promise<void> {
  const bulk = await store.openBulk();
  try {
    const schools = await bulk.transaction('snapshot', async (tx) =>
      (await hasTables(tx)) ? countRows(tx, 'from company') : 0,
    );
    if (schools > 0) {
      throw new StartError(
        `The database has ${schools} schools: restore into an empty one, then point the server at it. Nothing was changed.`,
      );
    }
  } finally {
    await bulk.close();
  }
  const files = join(dataDir, 'files');
  if (existsSync(files) && readdirSync(files).length > 0) {
    throw new StartError(`${files} holds files: restore into an empty data folder. Nothing was changed.`);
  }
}

/**
 * Loads a backup into an empty database with the same migrations, in one transaction, and copies its files; the rows are counted
 * again once they are there. The owner lifts row-level security, triggers and foreign keys inside the transaction, as COPY demands,
 * and puts them back; the keys are checked as they return.
 */
export async function restoreBackup(request: RestoreRequest): Promise<void> {
  const { store, manifest } = request;
  const bulk = await store.openBulk();
  try {
    await bulk.transaction('write', async (tx) => {
      const tables = await selectTables(tx);
      expectSameTables(tables, manifest);
      await withoutGuards(tx, tables, () => loadRows(tx, tables, request));
      for (const { name, value } of manifest.sequences)
        await tx.query('select setval($1::regclass, $2)', [name, value]);
      await copyFiles(request);
    });
  } catch (error) {
    await rm(join(request.dataDir, 'files'), { recursive: true, force: true });
    throw error;
  } finally {
    await bulk.close();
  }
}

function expectSameTables(tables: readonly CopiedTable[], manifest: Manifest): void {
  const there = new Set(tables.map(({ name }) => name));
  const unknown = manifest.tables.find(({ name }) => !there.has(name));
  if (unknown) throw new StartError(`The backup has a table ${unknown.name} that this database lacks.`);
}

async function withoutGuards(tx: BulkTx, tables: readonly CopiedTable[], load: () => Promise<void>): Promise<void> {
  const keys = await tx.query<{ owner: string; name: string; definition: string }>(`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname, 1`);
  for (const { owner, name } of keys) await tx.query(`alter table ${owner} drop constraint ${name}`);
  for (const { name, isTenant } of tables) {
    await tx.query(`alter table "${name}" disable trigger user`);
    if (isTenant) await tx.query(`alter table "${name}" no force row level security`);
  }
  await load();
  // Before row-level security is back: the check of an added key reads both tables as their owner.
  for (const { owner, name, definition } of keys)
    await tx.query(`alter table ${owner} add constraint ${name} ${definition}`);
  for (const { name, isTenant } of tables) {
    if (isTenant) await tx.query(`alter table "${name}" force row level security`);
    await tx.query(`alter table "${name}" enable trigger user`);
  }
}

async function loadRows(
  tx: BulkTx,
  tables: readonly CopiedTable[],
  { folder, manifest }: RestoreRequest,
): Promise<void> {
  for (const table of tables) {
    await tx.query(`delete from "${table.name}"`);
    for (const { name, school, rows } of manifest.tables) {
      if (name !== table.name || rows === 0) continue;
      await tx.copyIn(`"${name}" (${table.columns})`, createReadStream(join(folder, rowsPath(name, school))));
      const loaded = await countRows(tx, rowsOf(table, school));
      if (loaded !== rows) throw new StartError(`${name}: ${loaded} rows came back of ${rows}. Nothing was changed.`);
    }
  }
}

async function copyFiles({ dataDir, folder, manifest }: RestoreRequest): Promise<void> {
  for (const { school, name, sha256 } of manifest.files) {
    const target = join(folderOf(dataDir, school), name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const written = await writeMeasured(target, createReadStream(join(folder, filePath(school, name))));
    if (written.sha256 !== sha256) throw new StartError(`${name} was not copied whole. Nothing was changed.`);
  }
}

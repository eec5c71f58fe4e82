import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Services } from '../data/services.ts';
import type { Tx } from '../data/tenancy.ts';
import { folderOf } from './uploads.ts';
import { isUnused } from './uploadUses.ts';

/** The lock that a backup holds while it copies files, whose rows it has read. */
export const BACKUP_LOCK = 6_003;
/** Files without a row are kept for this long: their upload may be in progress. */
const UNKNOWN_MS = 86_400_000;
/** Files of one transaction, and transactions of one sweep. */
const BATCH_FILES = 500;
const BATCHES_MAX = 100;

/**
 * Deletes a school's unused uploads older than a day, and remains of dead processes: partial files, and
 * files whose row was never written (I21, U2, U10, S11).
 */
export async function sweepUploads(
  { tenancy, clock, config }: Pick<Services, 'tenancy' | 'clock' | 'config'>,
  companyId: number,
): Promise<'done' | 'more'> {
  const folder = folderOf(config.dataDir, companyId);
  // Listed before the rows, so that a file stored meanwhile is not affected.
  const old = await listOld(folder);
  for (let start = 0; start < old.length; start += BATCH_FILES) {
    const names = old.slice(start, start + BATCH_FILES);
    const known = await tenancy.withTenant(companyId, async (tx) =>
      (await isBackupRunning(tx)) ? null : selectKnown(tx, names),
    );
    if (!known) return 'done';
    for (const name of names) if (!known.has(name)) await rm(join(folder, name), { force: true });
  }
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const unused = await tenancy.withTenant(companyId, async (tx) =>
      (await isBackupRunning(tx)) ? [] : deleteUnusedUploads(tx, clock.now()),
    );
    for (const name of unused) await rm(join(folder, name), { force: true });
    if (unused.length < BATCH_FILES) return 'done';
  }
  return 'more';
}

/**
 * Deletes the rows of some hundred uploads that are older than a day, that nothing uses and no draft keeps; gives their names in the
 * store. Two statements: the second sees the uses that were committed while the first waited for its locks.
 */
export async function deleteUnusedUploads(tx: Tx, now: Date): Promise<string[]> {
  const { rows: unused } = await sql<{ id: number }>`
    select u.id from upload u where ${isUnused(now)} and u.path like 'u/%'
    limit ${BATCH_FILES} for update of u skip locked`.execute(tx);
  if (unused.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    delete from upload u where u.id = any (${unused.map(({ id }) => id)}::bigint[]) and ${isUnused(now)}
    returning substr(u.path, 3) as name`.execute(tx);
  return rows.map(({ name }) => name);
}

async function selectKnown(tx: Tx, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`
    select substr(path, 3) as name from upload where path = any (${names.map((name) => `u/${name}`)}::text[])`.execute(
    tx,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Whether a backup copies files at this moment: then they wait for the next sweep. A new one waits for this transaction. */
async function isBackupRunning(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as free`.execute(tx);
  return rows[0]?.free !== true;
}

/** Files written more than a day ago. The file system uses real time, even if the school's clock was moved. */
async function listOld(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const written = await stat(join(folder, name)).catch(() => null);
    if (written?.isFile() && Date.now() - written.mtimeMs > UNKNOWN_MS) old.push(name);
  }
  return old;
}

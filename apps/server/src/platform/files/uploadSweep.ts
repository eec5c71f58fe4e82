import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Tx } from '../data/tenancy.ts';
import type { Platform } from '../platform.ts';
import { folderOf } from './files.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes a school's uploads of yesterday that went into nothing, and what dead processes left: files on their way, and
 * files whose row was never written (I21, U2, S11).
 */
export async function sweepUploads({ tenancy, clock, config }: Platform, companyId: number): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS);
  const folder = folderOf(config.dataDir, companyId);
  // Looked for before the rows: a file that comes meanwhile is young.
  const old = await listOld(folder);
  const { idle, known } = await tenancy.withTenant(companyId, async (tx) => ({
    idle: await deleteIdleUploads(tx, before),
    known: await selectKnown(tx, old),
  }));
  const lost = old.filter((name) => !known.has(name));
  for (const name of [...idle, ...lost]) await rm(join(folder, name), { force: true });
}

/** Deletes the rows of uploads that are older and in no message and no question; gives their names in the store. */
export async function deleteIdleUploads(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from upload u where u.created_at < ${before} and u.path like 'u/%'
      and not exists (select 1 from chat_message t where t.company_id = u.company_id and t.upload_id = u.id)
      and (u.owner_kind <> 'student' or not exists (select 1 from study_ticket t
        where t.company_id = u.company_id and t.student_id = u.owner_id and u.id = any (t.images)))
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

/** Files that were written more than a day ago. The disk tells the time of day, whatever the school's clock was moved to. */
async function listOld(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const written = await stat(join(folder, name)).catch(() => null);
    if (written?.isFile() && Date.now() - written.mtimeMs > DAY_MS) old.push(name);
  }
  return old;
}

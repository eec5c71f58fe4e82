import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { folderOf } from './files.ts';
import type { Platform } from './platform.ts';

const DAY_MS = 86_400_000;
/** A file on its way; a process that dies leaves it behind. */
const ON_ITS_WAY = /^[0-9a-f]{32}\.(?:coming|drawn)$/;

/** Deletes a school's uploads of yesterday that went into nothing, and what broken uploads of dead processes left (U2, S11). */
export async function sweepUploads({ tenancy, clock, config }: Platform, companyId: number): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS);
  const folder = folderOf(config.dataDir, companyId);
  const { rows } = await tenancy.withTenant(companyId, (tx) =>
    sql<{ path: string }>`
      delete from upload u where u.created_at < ${before} and u.path like 'u/%'
        and not exists (select 1 from chat_message t where t.company_id = u.company_id and t.upload_id = u.id)
        and not exists (select 1 from study_ticket t, unnest(t.images) as i (id) where t.company_id = u.company_id and i.id = u.id)
      returning u.path`.execute(tx),
  );
  for (const { path } of rows) await rm(join(folder, path.slice('u/'.length)), { force: true });
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => ON_ITS_WAY.test(each))) {
    const file = join(folder, name);
    // The disk tells the time of day, whatever the clock of the school was moved to.
    const isOld = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs > DAY_MS,
      () => false,
    );
    if (isOld) await rm(file, { force: true });
  }
}

import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { countPending } from '../db/migrate.ts';
import { bindSchool, hasTables, selectMigrations } from '../platform/backup/catalog.ts';
import type { BulkTx } from '../platform/data/bulk.ts';
import type { CompanyRow } from '../platform/data/companies.ts';
import { theRow } from '../platform/data/theRow.ts';
import { folderOf } from '../platform/files/uploads.ts';
import { smsDayLimitOf, smsDayStart } from '../platform/sms/budget.ts';
import type { BackupParts } from './backups.ts';

type SchoolRow = Pick<CompanyRow, 'id' | 'label' | 'name' | 'status' | 'sms_day_limit'>;

interface SchoolCounts {
  students: number;
  lecturers: number;
  paid: number;
  orders: number;
}

/** What there is: engine and database, schools with students and orders, files; resolves to the lines to print. Changes nothing. */
export async function describe({ store, config, now }: BackupParts & { now: Date }): Promise<string[]> {
  const bulk = await store.openBulk();
  try {
    return await bulk.transaction('snapshot', async (tx) => {
      const database = await describeDatabase(tx, store.engine, config.dataDir);
      if (!(await hasTables(tx)))
        return [database, 'It has no tables yet: npm run db:migrate, or a start, makes them.'];
      const pending = await countPending(await selectMigrations(tx));
      const schools = await tx.query<SchoolRow>('select * from company order by id');
      const lines = [
        database,
        pending === 0 ? 'Schema: up to date.' : `Schema: ${pending} migrations wait for a start.`,
      ];
      lines.push(`Schools: ${schools.length}`);
      for (const school of schools) {
        const { id, label, name, status } = school;
        await bindSchool(tx, id);
        const counts = await describeSchool(tx, id, config.dataDir);
        // A schema before the newest has no counts of messages.
        const sms = pending === 0 ? ` · ${await describeSms(tx, school, config, now)}` : '';
        lines.push(`  ${label} · ${name} · ${status} · ${counts}${sms}`);
      }
      return lines;
    });
  } finally {
    await bulk.close();
  }
}

async function describeDatabase(tx: BulkTx, engine: string, dataDir: string): Promise<string> {
  const [facts] = await tx.query<{ server: string; name: string; bytes: number; role: string; now: Date }>(`
    select current_setting('server_version') as server, current_database() as name, current_user as role, now() as now,
      pg_database_size(current_database()) as bytes`);
  if (!facts) throw new Error('the database does not tell its version');
  const place = engine === 'embedded' ? `in ${join(dataDir, 'db')}` : `${facts.name}, as ${facts.role}`;
  return `Database: ${engine}, PostgreSQL ${facts.server}, ${place}, ${megabytes(Number(facts.bytes))}, at ${facts.now.toISOString()}`;
}

async function describeSchool(tx: BulkTx, id: number, dataDir: string): Promise<string> {
  const rows = await tx.query<SchoolCounts>(
    `
    select
      (select count(*) from student where company_id = $1) as students,
      (select count(*) from lecturer where company_id = $1 and not has_left) as lecturers,
      (select count(*) from trade_order where company_id = $1) as orders,
      (select count(*) from trade_order where company_id = $1 and status = 'paid') as paid`,
    [id],
  );
  const counts = theRow(rows);
  const files = await tx.query<{ name: string }>(
    `select substr(path, 3) as name from upload where company_id = $1 and path like 'u/%'`,
    [id],
  );
  let [bytes, missing] = [0, 0];
  for (const { name } of files) {
    const file = join(folderOf(dataDir, id), name);
    if (existsSync(file)) bytes += (await stat(file)).size;
    else missing += 1;
  }
  const lost = missing === 0 ? '' : `, ${missing} of them MISSING in ${join(dataDir, 'files')}`;
  return [
    `${counts.students} students`,
    `${counts.lecturers} lecturers`,
    `${counts.orders} orders, ${counts.paid} of them paid`,
    `${files.length} files (${megabytes(bytes)})${lost}`,
  ].join(' · ');
}

/** Short messages of 24 hours, and what the school may send. */
async function describeSms(tx: BulkTx, school: SchoolRow, config: BackupParts['config'], now: Date): Promise<string> {
  const rows = await tx.query<{ sent: number }>(
    'select coalesce(sum(sent), 0)::int as sent from sms_hour where company_id = $1 and hour >= $2',
    [school.id, smsDayStart(now)],
  );
  return `${theRow(rows).sent} of ${smsDayLimitOf(school, config)} short messages in 24 hours`;
}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;

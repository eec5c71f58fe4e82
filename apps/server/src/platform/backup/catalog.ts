import { StartError } from '../core/startError.ts';
import type { BulkTx } from '../data/bulk.ts';

/** A table as a backup copies it. */
export interface CopiedTable {
  name: string;
  /** Whether its rows belong to schools, which row-level security keeps apart. */
  isTenant: boolean;
  /** Its columns for COPY, those that the database computes left out. */
  columns: string;
  /** Its primary key as an ORDER BY: equal rows are equal bytes. */
  order: string;
}

/** Written by the migrator itself, in every database for itself. */
const OWN = ['kysely_migration', 'kysely_migration_lock'];

/**
 * Every table of the database. Row-level security hides rows without a word, so a tenant table whose policy is not the one that
 * `tenantTable` makes is refused: what it hides would be missing in the backup.
 */
export async function selectTables(tx: BulkTx): Promise<CopiedTable[]> {
  const rows = await tx.query<{ name: string; tenant: boolean; policies: string | null; columns: string; key: string }>(
    `
    select c.relname as name, c.relforcerowsecurity as tenant,
      (select string_agg(p.policyname || ' ' || p.cmd || ' ' || p.permissive || ' ' || p.qual, '; ') from pg_policies p
        where p.schemaname = 'public' and p.tablename = c.relname) as policies,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select string_agg(quote_ident(a.attname), ', ' order by k.place) from pg_index i
        cross join lateral unnest(i.indkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1::text[])
    order by c.relname`,
    [OWN],
  );
  const policies = new Set(rows.filter(({ tenant }) => tenant).map((row) => row.policies));
  if (policies.size > 1 || [...policies].some((policy) => !policy?.startsWith('tenant ALL PERMISSIVE'))) {
    throw new StartError(
      'The database has a policy of row-level security that this program did not make: rows that it hides would be missing in the backup.',
    );
  }
  return rows.map(({ name, tenant, columns, key }) => ({ name, isTenant: tenant, columns, order: key ?? columns }));
}

/** Names of the migrations of a database, in their order. */
export async function selectMigrations(tx: BulkTx): Promise<string[]> {
  const rows = await tx.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** Whether the database has any table of ours. */
export async function hasTables(tx: BulkTx): Promise<boolean> {
  const [row] = await tx.query<{ has: boolean }>(`select to_regclass('public.company') is not null as has`);
  return row?.has === true;
}

/** Which SECRET_KEY the stored key is sealed with; null where there is none yet, as in a schema from before stored keys. */
export async function selectKeyFingerprint(tx: BulkTx): Promise<string | null> {
  const [table] = await tx.query<{ has: boolean }>(`select to_regclass('public.sealed_key') is not null as has`);
  if (!table?.has) return null;
  const [key] = await tx.query<{ fingerprint: string }>('select fingerprint from sealed_key');
  return key?.fingerprint ?? null;
}

/** Binds the transaction to a school, as its requests are (T3). */
export async function bindSchool(tx: BulkTx, companyId: number): Promise<void> {
  await tx.query(`select set_config('app.company_id', $1, true)`, [String(companyId)]);
}

/** The rows of one table, of one school where it is a tenant table; `where` leaves out what no backup holds. */
export function rowsOf({ name, isTenant }: CopiedTable, companyId: number | null, where = 'true'): string {
  return `from "${name}" where (${where})${isTenant ? ` and company_id = ${String(companyId)}` : ''}`;
}

/** Number of rows in a source such as `rowsOf` gives. */
export async function countRows(tx: BulkTx, source: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(`select count(*) as count ${source}`);
  return Number(row?.count);
}

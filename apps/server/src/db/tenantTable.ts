import { type Kysely, type RawBuilder, sql } from 'kysely';

/** What a migration works on: tables that the code no longer knows may appear in it. */
// biome-ignore lint/suspicious/noExplicitAny: a migration is older than the types of the tables it changes
export type Schema = Kysely<any>;

interface Options {
  /** Columns of the primary key after `company_id`; `id`, made by `next_id()`, unless told. */
  key?: readonly string[];
}

/**
 * Creates a tenant table (T2, T3): `company_id` first in the primary key, row-level security forced, and a policy that
 * shows and takes only rows of the school that the transaction is bound to. `columns` is SQL; references to other tenant
 * tables are composite: `foreign key (company_id, course_id) references course (company_id, id)` (I20).
 * The application's grants follow by themselves once the migrations are through (`grants.ts`).
 */
export async function tenantTable(
  db: Schema,
  name: string,
  columns: RawBuilder<unknown>,
  options: Options = {},
): Promise<void> {
  const table = sql.table(name);
  const key = sql.join(['company_id', ...(options.key ?? ['id'])].map((column) => sql.ref(column)));
  const id = options.key ? sql`` : sql`id bigint not null default next_id(),`;
  await sql`
    create table ${table} (
      company_id bigint not null references company (id),
      ${id}
      ${columns},
      primary key (${key})
    )`.execute(db);
  await sql`alter table ${table} enable row level security`.execute(db);
  await sql`alter table ${table} force row level security`.execute(db);
  await sql`
    create policy tenant on ${table}
      using (company_id = nullif(current_setting('app.company_id', true), '')::bigint)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::bigint)`.execute(db);
}

/** Drops tables in the given order: the `down` of a migration. */
export async function dropTables(db: Schema, ...names: readonly string[]): Promise<void> {
  for (const name of names) await sql`drop table if exists ${sql.table(name)}`.execute(db);
}

/**
 * Runs `work` for each school with the transaction bound to it, as a migration of rows needs: row-level security holds for
 * the owner of the tables too. `work` names the school in its statements, because a superuser sees every row.
 */
export async function eachSchool(db: Schema, work: (companyId: number) => Promise<void>): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from company order by id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    await work(id);
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
}

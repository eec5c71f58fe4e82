import { type Kysely, sql } from 'kysely';
import { codeOf } from '../platform/core/errorCode.ts';
import { StartError } from '../platform/core/startError.ts';
import type { Database } from '../platform/data/tables.ts';
import { allowSearchByIndex } from './searchIndex.ts';

const INSUFFICIENT_PRIVILEGE = '42501';
/** Any number that nothing else locks. */
const GRANTS_LOCK = 6_002;

/**
 * Creates the role without login that every request runs as, unless it exists, and grants it exactly what requests need:
 * reading `company`, inserting due work and pushes, counting short messages, reading and writing tenant tables under their policy, generating ids (T3). Run after each migration.
 */
export async function grantRole(db: Kysely<Database>, role: string): Promise<void> {
  // Serialised: servers that start together would update the same catalogue rows concurrently.
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${GRANTS_LOCK})`.execute(connection);
    try {
      await giveRights(connection, role);
      await allowSearchByIndex(connection);
    } finally {
      await sql`select pg_advisory_unlock(${GRANTS_LOCK})`.execute(connection);
    }
  });
}

async function giveRights(db: Kysely<Database>, role: string): Promise<void> {
  const name = sql.id(role);
  const { rows } = await sql<{ rolsuper: boolean; rolbypassrls: boolean; member: boolean }>`
    select rolsuper, rolbypassrls, pg_has_role(current_user, oid, 'member') as member from pg_roles where rolname = ${role}
  `.execute(db);
  const found = rows[0];
  if (found?.rolsuper || found?.rolbypassrls) {
    throw new StartError(
      `The database role ${role} is a superuser or bypasses row-level security: DATABASE_ROLE must name one that does neither.`,
    );
  }
  try {
    if (!found) await createRole(db, role);
    // A superuser counts as a member of every role and may assume it without being granted it.
    if (!found?.member) await sql`grant ${name} to current_user`.execute(db);
    await sql`grant usage on schema public to ${name}`.execute(db);
    await sql`grant usage on sequence id_seq to ${name}`.execute(db);
    await sql`grant select on company to ${name}`.execute(db);
    await sql`grant select, insert, update, delete on due_work to ${name}`.execute(db);
    await sql`grant insert, select (id) on push_event to ${name}`.execute(db);
    await sql`grant select, insert, update, delete on sms_total to ${name}`.execute(db);
    // In one statement, and only what is missing: a start that finds every right writes nothing into the catalogue.
    const tables = (await selectUngranted(db, role)).map((table) => sql.table(table));
    if (tables.length > 0) {
      await sql`grant select, insert, update, delete on ${sql.join(tables)} to ${name}`.execute(db);
    }
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartError(
      `The database user may not create or use the role ${role}: have an administrator run "CREATE ROLE ${role} NOLOGIN; GRANT ${role} TO <user>;", and set DATABASE_ROLE=${role}.`,
    );
  }
}

/** Names of the tenant tables on which the role lacks a right. */
async function selectUngranted(db: Kysely<Database>, role: string): Promise<string[]> {
  const all = await selectTenantTables(db);
  const { rows } = await sql<{ name: string }>`
    select t.name from unnest(${all}::text[]) as t (name), unnest(array['select', 'insert', 'update', 'delete']) as r (name)
    where not has_table_privilege(${role}, ('public.' || quote_ident(t.name))::regclass, r.name)
    group by t.name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Names of all tenant tables: those whose row-level security binds their owner too. */
export async function selectTenantTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class
    where relkind in ('r', 'p') and relforcerowsecurity and relnamespace = 'public'::regnamespace order by relname
  `.execute(db);
  return rows.map((row) => row.relname);
}

async function createRole(db: Kysely<Database>, role: string): Promise<void> {
  try {
    await sql`create role ${sql.id(role)} nologin`.execute(db);
  } catch (error) {
    // Two servers may start at once; roles belong to the whole server, not to the database.
    if (codeOf(error) !== '42710' && codeOf(error) !== '23505') throw error;
  }
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/data/tables.ts';

/**
 * Lets a search below row-level security use the index of words. PostgreSQL evaluates a condition before the policy of a table, as an
 * index has to, only where its function is declared to tell nothing of the values it sees; `@@` answers yes or no and has no errors
 * that quote them, but is not declared so. Only a superuser may declare it; under any other user a search reads all articles (T3).
 */
export async function allowSearchByIndex(db: Kysely<Database>): Promise<void> {
  await sql`
    do $$ begin
      if (select rolsuper from pg_roles where rolname = current_user)
        and not (select proleakproof from pg_proc where oid = 'pg_catalog.ts_match_vq(tsvector, tsquery)'::regprocedure) then
        alter function pg_catalog.ts_match_vq(tsvector, tsquery) leakproof;
      end if;
    end $$`.execute(db);
}

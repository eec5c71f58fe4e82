import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/**
 * A code belongs to the challenge that the answer to its sending carried: its tries are counted for those who hold that, and
 * apart from those of everybody else (S15). Codes live for five minutes, so none is carried over.
 */
export async function up(db: Schema): Promise<void> {
  await sql`truncate verify_code`.execute(db);
  await sql`alter table verify_code
    add column challenge_hash text not null,
    add column shared_tries integer not null default 0 check (shared_tries between 0 and 3),
    drop constraint verify_code_pkey,
    add primary key (company_id, target_hash, purpose, challenge_hash)`.execute(db);
}

/** One code a target and purpose again. */
export async function down(db: Schema): Promise<void> {
  await sql`truncate verify_code`.execute(db);
  await sql`alter table verify_code
    drop constraint verify_code_pkey,
    drop column challenge_hash,
    drop column shared_tries,
    add primary key (company_id, target_hash, purpose)`.execute(db);
}

import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** For how long somebody who is online had no socket before: time that a consultation does not charge (S3). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table presence add column away_from timestamptz, add column away_to timestamptz,
    add constraint presence_away_check check (away_to >= away_from)`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`alter table presence drop column away_from, drop column away_to`.execute(db);
}

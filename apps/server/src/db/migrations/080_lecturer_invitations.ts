import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** A lecturer's first way in: a link that works once and lets them choose a password (A7, S10). */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'lecturer_invitation',
    sql`
      lecturer_id bigint not null,
      token_hash text not null,
      expires_at timestamptz not null,
      unique (company_id, token_hash),
      foreign key (company_id, lecturer_id) references lecturer (company_id, id)`,
    { key: ['lecturer_id'] },
  );
}

/** Takes it away again. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'lecturer_invitation');
}

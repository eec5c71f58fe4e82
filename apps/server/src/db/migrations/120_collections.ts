import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** What a student collects beside articles, each once (product.md 4.13, I18). */
const KINDS = ['course', 'lecturer'] as const;

/** Collections of courses and of lecturers; those of articles are in `collection` (113). */
export async function up(db: Schema): Promise<void> {
  for (const kind of KINDS) {
    const name = `${kind}_collection`;
    await tenantTable(
      db,
      name,
      sql`
        student_id bigint not null,
        target_id bigint not null,
        created_at timestamptz not null,
        foreign key (company_id, student_id) references student (company_id, id),
        foreign key (company_id, target_id) references ${sql.table(kind)} (company_id, id)`,
      { key: ['student_id', 'target_id'] },
    );
    await sql`create index ${sql.id(`${name}_latest`)}
      on ${sql.table(name)} (company_id, student_id, created_at desc, target_id desc)`.execute(db);
  }
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, ...KINDS.map((kind) => `${kind}_collection`));
}

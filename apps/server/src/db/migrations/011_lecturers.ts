import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** Lecturers and the proofs of what they are qualified for (product.md 4.15). */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'lecturer',
    sql`
      name text not null,
      name_en text,
      portrait text,
      title text not null,
      title_en text,
      motto text,
      motto_en text,
      intro text,
      intro_en text,
      honours text[] not null default '{}',
      honours_en text[] not null default '{}',
      teach_years integer not null check (teach_years between 0 and 80),
      rating_tenths integer check (rating_tenths between 10 and 50),
      is_online boolean not null default false,
      is_certified boolean not null default false,
      has_left boolean not null default false,
      sort integer not null`,
  );
  await sql`create index lecturer_order on lecturer (company_id, sort, id) where not has_left`.execute(db);
  await tenantTable(
    db,
    'lecturer_subject',
    sql`
      lecturer_id bigint not null,
      subject_id bigint not null,
      sort integer not null,
      foreign key (company_id, lecturer_id) references lecturer (company_id, id),
      foreign key (company_id, subject_id) references subject (company_id, id)`,
    { key: ['lecturer_id', 'subject_id'] },
  );
  await sql`create index lecturer_subject_subject on lecturer_subject (company_id, subject_id, lecturer_id)`.execute(
    db,
  );
  await tenantTable(
    db,
    'lecturer_grade',
    sql`
      lecturer_id bigint not null,
      grade_id bigint not null,
      foreign key (company_id, lecturer_id) references lecturer (company_id, id),
      foreign key (company_id, grade_id) references grade (company_id, id)`,
    { key: ['lecturer_id', 'grade_id'] },
  );
  // The whole number stays in the database; a mapper masks it before it leaves (Z3).
  await tenantTable(
    db,
    'qualification',
    sql`
      lecturer_id bigint not null,
      subject_id bigint,
      kind text not null check (kind in ('teacher', 'degree', 'title', 'other')),
      name text not null,
      name_en text,
      number text not null,
      issuer text not null,
      issuer_en text,
      issued_on date not null,
      valid_until date,
      image text,
      stage text,
      stage_en text,
      audit_status text not null default 'reviewing' check (audit_status in ('reviewing', 'shown', 'refused', 'outdated')),
      shown_since timestamptz,
      sort integer not null,
      check (valid_until is null or valid_until > issued_on),
      check (audit_status <> 'shown' or shown_since is not null),
      unique (company_id, number),
      foreign key (company_id, lecturer_id) references lecturer (company_id, id),
      foreign key (company_id, subject_id) references subject (company_id, id)`,
  );
  await sql`create index qualification_order on qualification (company_id, sort, id) where audit_status = 'shown'`.execute(
    db,
  );
  await sql`create index qualification_lecturer on qualification (company_id, lecturer_id)`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'qualification', 'lecturer_grade', 'lecturer_subject', 'lecturer');
}

import { sql } from 'kysely';
import { dropTables, eachSchool, type Schema, tenantTable } from '../tenantTable.ts';

/**
 * Who uses a stored file, a row a use, so that serving and sweeping ask one table whatever features there are (U10). The
 * kinds of uploads are those of the code's table: the database no longer lists them (§5).
 */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'upload_use',
    sql`
      upload_id bigint not null,
      kind text not null check (length(kind) between 1 and 40),
      ref_id bigint not null,
      foreign key (company_id, upload_id) references upload (company_id, id)`,
    { key: ['upload_id', 'kind', 'ref_id'] },
  );
  await sql`create index upload_use_ref on upload_use (company_id, kind, ref_id)`.execute(db);
  await sql`alter table upload
    add column ended_at timestamptz,
    drop constraint upload_kind_check,
    add constraint upload_kind_check check (length(kind) between 1 and 40)`.execute(db);
  await sql`alter table chat_message
    drop constraint chat_message_check,
    add constraint chat_message_check
      check (kind not in ('image', 'file') or upload_id is not null or recalled_at is not null)`.execute(db);
  await eachSchool(db, async (school) => {
    await sql`
      insert into upload_use (company_id, upload_id, kind, ref_id)
        select company_id, upload_id, 'chatMessage', id from chat_message
          where company_id = ${school} and upload_id is not null and recalled_at is null
        union
        select t.company_id, i.id, 'studyTicket', t.id from study_ticket t cross join lateral unnest(t.images) as i (id)
          join upload u on u.company_id = t.company_id and u.id = i.id
          where t.company_id = ${school}`.execute(db);
    await sql`
      update upload u set ended_at = t.recalled_at from (
        select upload_id, max(recalled_at) as recalled_at from chat_message
          where company_id = ${school} and recalled_at is not null and upload_id is not null group by upload_id) t
      where u.company_id = ${school} and u.id = t.upload_id`.execute(db);
    await sql`
      update chat_message set upload_id = null
        where company_id = ${school} and recalled_at is not null and upload_id is not null`.execute(db);
    // A picture whose file the earlier sweep deleted although its question still named it.
    await sql`
      update study_ticket t set images = array(
          select i.id from unnest(t.images) with ordinality as i (id, at)
            join upload u on u.company_id = t.company_id and u.id = i.id order by i.at)
        where t.company_id = ${school} and exists (select 1 from unnest(t.images) as i (id)
          where not exists (select 1 from upload u where u.company_id = t.company_id and u.id = i.id))`.execute(db);
  });
}

/** Takes it away again; a recalled message has forgotten its file, so the former check holds for new rows only. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'upload_use');
  await sql`alter table chat_message
    drop constraint chat_message_check,
    add constraint chat_message_check check (kind not in ('image', 'file') or upload_id is not null) not valid`.execute(
    db,
  );
  await sql`alter table upload
    drop column ended_at,
    drop constraint upload_kind_check,
    add constraint upload_kind_check check (kind in ('image', 'file')) not valid`.execute(db);
}

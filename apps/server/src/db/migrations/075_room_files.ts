import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** Photos and files that are shown in a room, and the page of its board, among what is said and drawn (product.md 4.17). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table room_item
    add column upload_id bigint,
    drop constraint room_item_kind_check,
    add constraint room_item_kind_check check (kind in ('text', 'mark', 'erase', 'file', 'page')),
    add constraint room_item_file_check check ((kind = 'file') = (upload_id is not null)),
    add constraint room_item_page_check check (kind <> 'page' or body ~ '^([1-9]|1[0-9]|20)$'),
    add constraint room_item_upload_fkey foreign key (company_id, upload_id) references upload (company_id, id)`.execute(
    db,
  );
  await sql`create index room_item_upload on room_item (company_id, upload_id) where upload_id is not null`.execute(db);
}

/** Reverts the migration; the earlier check holds for new rows only. */
export async function down(db: Schema): Promise<void> {
  await sql`drop index room_item_upload`.execute(db);
  await sql`alter table room_item
    drop column upload_id,
    drop constraint room_item_page_check,
    drop constraint room_item_kind_check,
    add constraint room_item_kind_check check (kind in ('text', 'mark', 'erase')) not valid`.execute(db);
}

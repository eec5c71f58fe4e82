import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestStore } from '../testing/engine.ts';
import { FILE_INVARIANTS } from './fileInvariants.ts';
import { down, up } from './migrations/060_upload_uses.ts';

const store = await openTestStore();
afterAll(() => store.close());

const at = `timestamptz '2026-11-20T04:00:00Z'`;

/** Rows before the migration: file 1 in a message, 2 in a recalled one, 3 and a deleted 9 in a question. */
const BEFORE = [
  `insert into company (id, label, legal_name, name, short_name, brand) values (1, 's', 's', 's', 's', 'default')`,
  `insert into upload (company_id, id, owner_kind, owner_id, kind, name, path, media_type, bytes, created_at)
    select 1, n, 'student', 1, 'image', 'a.png', 'u/' || n || '.png', 'image/png', 1, ${at} from generate_series(1, 4) as n`,
  `insert into conversation (company_id, id, kind, student_id, lecturer_id, last_seq, last_at) values (1, 1, 'single', 1, 1, 3, ${at})`,
  `insert into chat_message (company_id, id, conversation_id, seq, from_kind, from_id, kind, body, upload_id, sent_at, recalled_at) values
    (1, 11, 1, 1, 'student', 1, 'image', 'a.png', 1, ${at}, null),
    (1, 12, 1, 2, 'student', 1, 'image', '', 2, ${at}, ${at}),
    (1, 13, 1, 3, 'student', 1, 'text', 'words', null, ${at}, null)`,
  `insert into study_ticket (company_id, id, room_id, lecturer_id, student_id, images, queued_at, subscribed_at)
    values (1, 21, 1, 1, 1, '{9,3}', ${at}, ${at})`,
];

test('files in use before the migration keep their uses (U10)', async () => {
  await store.owner.transaction().execute(async (db) => {
    await down(db);
    await sql`set local session_replication_role = replica`.execute(db);
    for (const statement of BEFORE) await sql.raw(statement).execute(db);
  });
  await store.owner.transaction().execute(async (db) => {
    await up(db);
    const { rows: uses } = await sql`select upload_id, kind, ref_id from upload_use order by upload_id`.execute(db);
    expect(uses).toEqual([
      { upload_id: 1, kind: 'chatMessage', ref_id: 11 },
      { upload_id: 3, kind: 'studyTicket', ref_id: 21 },
    ]);
    const { rows: ended } = await sql`select id from upload where ended_at is not null`.execute(db);
    expect(ended).toEqual([{ id: 2 }]);
    const { rows: tickets } = await sql`select images::text[] from study_ticket`.execute(db);
    expect(tickets).toEqual([{ images: ['3'] }]);
    for (const invariant of FILE_INVARIANTS) {
      expect((await sql.raw(invariant.sql).execute(db)).rows, invariant.id).toEqual([]);
    }
  });
});

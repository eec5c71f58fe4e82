import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listConversations } from './modules/chat/conversations.ts';
import { findInfo } from './modules/chat/info.ts';
import { listMessages } from './modules/chat/messages.ts';
import { countUnread } from './modules/chat/queries.ts';
import { findLastUnread } from './modules/chat/unread.ts';
import { selectAccount, selectFlow } from './modules/minutes/queries.ts';
import { readDesk } from './modules/studyRooms/desk.ts';
import { listRecords } from './modules/studyRooms/records.ts';
import { findMine } from './modules/studyRooms/tickets.ts';
import type { MemberKind } from './platform/data/tables.ts';
import type { Tx } from './platform/data/tenancy.ts';
import { deleteUnusedUploads } from './platform/files/uploadSweep.ts';
import { createLinkSigner } from './platform/http/linkSigner.ts';
import type { School } from './testing/school.ts';
import { openWorld, TEST_NOW } from './testing/world.ts';

/** Rows of each large table, and rows per person or conversation. */
const ROWS = 100_000;
const EACH = 100;
/** Large tables; they must be read by an index. */
const LARGE = ['chat_message', 'conversation', 'conversation_member', 'study_ticket', 'minutes_flow'];
/** Most rows of large tables that one response may touch: a few times the own ones, which are a thousand for a lecturer. */
const TOUCHED_MAX = 10_000;
/** Addresses of files are not what is looked at here. */
const PLAIN = createLinkSigner({ hash: () => '' }, { companyId: 0, holder: { kind: 'visitor' }, now: TEST_NOW });

describe.skipIf(!process.env['TEST_DATABASE_URL'])('among 100,000 rows a read uses an index (PostgreSQL)', () => {
  const world = openWorld();
  let school: School;
  /** The student with a hundred conversations, consultations and lines; the one waiting; the lecturer. */
  let own: { conversation: number; student: number; waiting: number; lecturer: number };

  beforeAll(async () => {
    school = await world.school();
    own = await fill(school);
  });

  const locale = 'cn' as const;
  const me = (kind: MemberKind) => ({
    companyId: school.id,
    kind,
    id: kind === 'student' ? own.student : own.lecturer,
    locale,
    now: TEST_NOW,
    links: PLAIN,
  });
  const ctx = (tx: Tx) => ({
    tx,
    companyId: school.id,
    studentId: null,
    locale,
    now: TEST_NOW,
    liveHosts: [],
    links: PLAIN,
  });
  const READS: {
    name: string;
    read: (tx: Tx) => Promise<unknown>;
    found: (answer: never) => unknown;
    is: unknown;
  }[] = [
    {
      name: 'a page of the history of a talk',
      read: (tx) => listMessages(tx, me('student'), { conversationId: own.conversation, beforeSeq: 60 }),
      found: ({ items }: { items: unknown[] }) => items.length,
      is: 30,
    },
    {
      name: 'what stands beside a talk',
      read: (tx) => findInfo(tx, me('student'), own.conversation),
      found: ({ imageCount }: { imageCount: number }) => imageCount,
      is: 0,
    },
    {
      name: 'a page of conversations',
      read: (tx) => listConversations(tx, me('student'), { pageSize: 20 }),
      found: ({ items }: { items: unknown[] }) => items.length,
      is: 20,
    },
    {
      name: 'the first conversations of a lecturer with a thousand of them',
      read: (tx) => listConversations(tx, me('lecturer'), { pageSize: 20 }),
      found: ({ totalCount }: { totalCount: number }) => totalCount,
      is: ROWS / EACH,
    },
    {
      name: 'the sum of what is unread',
      read: (tx) => countUnread(tx, me('student')),
      found: (count: number) => count,
      is: 50,
    },
    {
      name: 'the newest of what is unread',
      read: (tx) =>
        findLastUnread(tx, me('student'), {
          ...{ label: 'reads', brand: null, name: '', short_name: '', short_name_en: null },
        }),
      found: ({ ordinary }: { ordinary?: { body: string } }) => ordinary?.body,
      is: 'm100',
    },
    {
      name: 'the place in a queue',
      read: (tx) => findMine({ ...ctx(tx), studentId: own.waiting }),
      found: ({ ticket }: { ticket?: { position?: number } }) => ticket?.position,
      is: 1,
    },
    {
      name: 'the desk of a lecturer',
      read: (tx) => readDesk(ctx(tx), own.lecturer),
      found: ({ waiting }: { waiting: unknown[] }) => waiting.length,
      is: 1,
    },
    {
      name: 'a page of consultations of the past',
      read: (tx) => listRecords({ ...ctx(tx), studentId: own.student }, { pageSize: 20 }),
      found: ({ items }: { items: unknown[] }) => items.length,
      is: 20,
    },
    {
      name: 'a page of the ledger of minutes',
      read: (tx) => selectFlow({ ...ctx(tx), studentId: own.student }, { pageSize: 20, direction: 'out' }),
      found: ({ rows }: { rows: unknown[] }) => rows.length,
      is: 20,
    },
    {
      name: 'the account of minutes',
      read: (tx) => selectAccount(tx, own.student, TEST_NOW),
      found: ({ consumed }: { consumed: string | number }) => Number(consumed),
      is: -EACH,
    },
    {
      name: 'the uploads that went into nothing',
      read: (tx) => deleteUnusedUploads(tx, TEST_NOW),
      found: (paths: unknown[]) => paths.length,
      is: 0,
    },
  ];
  for (const { name, read, found, is } of READS) {
    test(name, async () => {
      const { answer, scans } = await school.withTenant(async (tx) => {
        const before = await countScans(tx);
        const answered = await read(tx);
        return { answer: answered, scans: since(before, await countScans(tx)) };
      });
      expect(found(answer as never)).toBe(is);
      expect(scans.filter(({ whole }) => whole > 0)).toEqual([]);
      expect(scans.reduce((sum, { touched }) => sum + touched, 0)).toBeLessThan(TOUCHED_MAX);
    });
  }

  /** Rows of large tables read by this connection: by sequential scan, and by index. */
  async function countScans(tx: Tx): Promise<Scans[]> {
    const { rows } = await sql<Scans>`
      select relname as name, seq_scan::int as whole, coalesce(idx_tup_fetch, 0)::int as touched
      from pg_stat_xact_user_tables where relname = any(${LARGE}::text[])`.execute(tx);
    return rows;
  }

  /** Fills a school without checks: keys and guards have their own tests. */
  async function fill({ id }: School) {
    const { owner } = world.platform.store;
    return owner.connection().execute(async (db) => {
      await sql`set session_replication_role = replica`.execute(db);
      const last = ROWS / EACH;
      for (const statement of statements(id)) await sql.raw(statement).execute(db);
      await sql`set session_replication_role = origin`.execute(db);
      await sql.raw(`analyze student, lecturer, study_room, upload, ${LARGE.join(', ')}`).execute(db);
      return { conversation: 1, student: 1, waiting: last + 1, lecturer: 1 };
    });
  }
});

interface Scans {
  name: string;
  whole: number;
  touched: number;
}

function since(before: readonly Scans[], after: readonly Scans[]): Scans[] {
  const was = new Map(before.map((scans) => [scans.name, scans]));
  return after.map(({ name, whole, touched }) => ({
    name,
    whole: whole - (was.get(name)?.whole ?? 0),
    touched: touched - (was.get(name)?.touched ?? 0),
  }));
}

/** 1,000 students with 100 messages, consultations and ledger lines each, who chat with each of a hundred lecturers. */
function statements(school: number): string[] {
  const at = `timestamptz '${TEST_NOW.toISOString()}'`;
  const people = ROWS / EACH;
  const series = (count: number) => `from generate_series(1, ${count}) as n`;
  const nth = `1 + (n - 1) / ${EACH}`;
  return [
    `insert into student (company_id, id, phone, nickname, invite_code, created_at, updated_at)
      select ${school}, n, '1390000' || n, '学生' || n, 'c' || n, ${at}, ${at} ${series(people + 1)}`,
    `insert into lecturer (company_id, id, name, title, teach_years, sort) select ${school}, n, '讲师' || n, '高中数学', 9, n ${series(EACH)}`,
    `insert into study_room (company_id, id, lecturer_id, name, state) select ${school}, n, n, '答疑室', 'open' ${series(EACH)}`,
    `insert into conversation (company_id, id, kind, student_id, lecturer_id, last_seq, last_at)
      select ${school}, n, 'single', ${nth}, 1 + (n - 1) % ${EACH}, case when n % ${EACH} = 1 then ${EACH} else 0 end, ${at}
      ${series(ROWS)}`,
    `insert into conversation_member (company_id, conversation_id, member_kind, member_id, read_seq, has_opened)
      select c.company_id, c.id, k.kind, case k.kind when 'student' then c.student_id else c.lecturer_id end,
        case when c.id = 1 then 50 else c.last_seq end, true
      from conversation c, (values ('student'), ('lecturer')) as k (kind)
      where k.kind = 'student' or c.lecturer_id = 1`,
    `insert into chat_message (company_id, id, conversation_id, seq, from_kind, from_id, kind, body, sent_at)
      select ${school}, n, 1 + (n - 1) / ${EACH} * ${EACH}, 1 + (n - 1) % ${EACH}, 'lecturer', 1, 'text',
        'm' || 1 + (n - 1) % ${EACH}, ${at} - make_interval(secs => ${ROWS} - n) ${series(ROWS)}`,
    `insert into study_ticket (company_id, id, room_id, lecturer_id, student_id, status, queued_at, subscribed_at, entered_at,
        ended_at, held_minutes, minutes)
      select ${school}, n, 1 + n % ${EACH}, 1 + n % ${EACH}, ${nth}, 'finished', ${at}, ${at}, ${at},
        ${at} - make_interval(mins => n + 1440), 5, 1 ${series(ROWS)}`,
    `insert into study_ticket (company_id, id, room_id, lecturer_id, student_id, queued_at, subscribed_at)
      values (${school}, ${ROWS + 1}, 1, 1, ${people + 1}, ${at}, ${at})`,
    `insert into minutes_account (company_id, student_id, balance, total_in) select ${school}, n, 5, 5 ${series(people)}`,
    `insert into minutes_flow (company_id, id, student_id, nth, amount, balance_after, reason, ref_id, title, created_at)
      select ${school}, n, ${nth}, 1 + (n - 1) % ${EACH}, -1, 5, 'consume', n, '答疑', ${at} ${series(ROWS)}`,
    `insert into upload (company_id, id, owner_kind, owner_id, kind, name, path, media_type, bytes, created_at)
      select ${school}, n, 'student', n, 'image', '板书.png', 'u/' || n || '.png', 'image/png', 1, ${at} - interval '2 days'
      ${series(20)}`,
    `update study_ticket set images = array[student_id] where id % ${EACH} = 1 and student_id <= 20`,
    `insert into upload_use (company_id, upload_id, kind, ref_id)
      select company_id, student_id, 'studyTicket', id from study_ticket where id % ${EACH} = 1 and student_id <= 20`,
  ];
}

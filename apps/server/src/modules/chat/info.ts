import type { contract, OutputOf } from '@shuyuan/contract';
import { type Selectable, sql } from 'kysely';
import { missing } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { findMembership, type Me } from './access.ts';
import { selectMessages, selectOne } from './queries.ts';
import type { ChatMessageTable } from './tables.ts';
import { fileOf, toConversation } from './toTalk.ts';

type Info = OutputOf<typeof contract.chat.info>;

/** Files of each kind that are shown beside a conversation. */
const SHOWN = 8;

/** The other member, common courses, and shared files. */
export async function findInfo(tx: Tx, me: Me, conversationId: number): Promise<Info> {
  const { student_id, lecturer_id } = await findMembership(tx, me, conversationId);
  const row = await selectOne(tx, me, conversationId);
  if (!row) throw missing();
  const { title, portrait } = toConversation(row, me);
  const pair = student_id !== null && lecturer_id !== null ? { student_id, lecturer_id } : null;
  const lecturer = pair && me.kind === 'student' ? await selectLecturer(tx, me, pair.lecturer_id) : undefined;
  const images = await selectShared(tx, me, { conversationId, kind: 'image' });
  const files = await selectShared(tx, me, { conversationId, kind: 'file' });
  return {
    title,
    portrait,
    about: lecturer?.about,
    roomId: lecturer?.room_id ?? undefined,
    courses: pair ? await listCourses(tx, me, pair) : [],
    images: images.rows.flatMap((image) => fileOf(image, me) ?? []),
    imageCount: images.count,
    files: files.rows.flatMap((each) => {
      const file = fileOf(each, me);
      return file ? [{ id: each.id, file, sentAt: each.sent_at.toISOString() }] : [];
    }),
    fileCount: files.count,
  };
}

function selectLecturer(tx: Tx, { locale }: Me, id: number) {
  return tx
    .selectFrom('lecturer as l')
    .leftJoin('study_room as r', joinTenant('r.lecturer_id', 'l.id'))
    .select([inLanguage(locale, 'l.title').as('about'), 'r.id as room_id'])
    .where('l.id', '=', id)
    .executeTakeFirst();
}

async function listCourses(
  tx: Tx,
  { locale, now }: Me,
  { student_id, lecturer_id }: { student_id: number; lecturer_id: number },
): Promise<Info['courses']> {
  const rows = await tx
    .selectFrom('enrolment as e')
    .innerJoin('class_run as r', joinTenant('r.id', 'e.class_run_id'))
    .innerJoin('course as c', joinTenant('c.id', 'r.course_id'))
    .select(['r.id', 'e.offer_id', 'c.cover', inLanguage(locale, 'c.title').as('title')])
    .select(
      sql<Date | null>`(select min(d.starts_at) from dated_lesson d where d.company_id = r.company_id
        and d.class_run_id = r.id and d.ends_at > ${now})`.as('next_at'),
    )
    .where('e.student_id', '=', student_id)
    .where('e.status', '=', 'active')
    .where(sql<boolean>`coalesce(e.valid_until > ${now}, true)`)
    .where('r.lecturer_id', '=', lecturer_id)
    .orderBy('next_at')
    .orderBy('r.id')
    .execute();
  return rows.map(({ id, offer_id, title, cover, next_at }) => ({
    id,
    saleId: offer_id,
    title,
    cover: cover ?? undefined,
    nextAt: next_at?.toISOString(),
  }));
}

async function selectShared(
  tx: Tx,
  me: Me,
  { conversationId, kind }: { conversationId: number; kind: Selectable<ChatMessageTable>['kind'] },
) {
  const rows = await selectMessages(tx, me)
    .where('t.conversation_id', '=', conversationId)
    .where('t.kind', '=', kind)
    .where('t.recalled_at', 'is', null)
    .orderBy('t.seq', 'desc')
    .limit(SHOWN)
    .execute();
  if (rows.length < SHOWN) return { rows, count: rows.length };
  const { count } = await tx
    .selectFrom('chat_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', kind)
    .where('recalled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { rows, count };
}

import {
  type contract,
  type Desk,
  type DeskTicket,
  type EndedCall,
  type InputOf,
  ResultCode,
  type StateOf,
} from '@shuyuan/contract';
import { type Locale, maskPhone } from '@shuyuan/rules';
import { sql } from 'kysely';
import { selectUsableMinutes } from '../../domain/minutes.ts';
import { refused } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { LinkSigner } from '../../platform/http/linkSigner.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { liveUrlOf, withdrawForGood } from './calls.ts';
import { notifyNews } from './news.ts';
import { pushQueue } from './pushes.ts';
import { queueChanged } from './queue.ts';
import {
  changeTicket,
  findCurrent,
  IMAGE_PATHS,
  lockRoom,
  lockRoomOf,
  type ReadCtx,
  type RoomCtx,
  type RoomRow,
  selectWaiting,
} from './rows.ts';

const MINUTE_MS = 60_000;
const ZONE = 'Asia/Shanghai';
/** Milliseconds from a call for which the desk shows how it ended. */
const ENDED_FOR_MS = 5 * MINUTE_MS;
const OUTCOMES: Readonly<Partial<Record<StateOf<'call'>, EndedCall['outcome']>>> = {
  cancelled: 'cancelled',
  expired: 'missed',
  withdrawn: 'withdrawn',
};

/** The lecturer's room, the student called or inside, and the queue; 5008 without a room, as such a lecturer reads it on every visit. */
export async function readDesk({ tx, locale, now, liveHosts, links }: ReadCtx, lecturerId: number): Promise<Desk> {
  const room = await tx
    .selectFrom('study_room as r')
    .select(['r.id', 'r.state', 'r.back_at', 'r.live_url'])
    .select([inLanguage(locale, 'r.name').as('name'), inLanguage<string | null>(locale, 'r.notice').as('notice')])
    .where('r.lecturer_id', '=', lecturerId)
    .executeTakeFirst();
  if (!room) throw refused(ResultCode.studyRoomMissing);
  const rows = await selectDeskTickets(tx, room.id, locale);
  const minutes = await selectUsableMinutes(
    tx,
    rows.map(({ student_id }) => student_id),
    now,
  );
  const current = rows.find(({ status }) => status !== 'waiting');
  const shown = (row: Row) => toDeskTicket(row, { minutesLeft: minutes.get(row.student_id) ?? 0, links });
  return {
    roomId: room.id,
    roomName: room.name,
    status: room.state === 'open' && current ? 'inSession' : room.state,
    notice: room.notice ?? undefined,
    backAt: room.state === 'paused' ? room.back_at?.toISOString() : undefined,
    liveUrl: liveUrlOf(room, liveHosts),
    current: current && shown(current),
    endedCall: current ? undefined : await findEndedCall(tx, room.id, now),
    waiting: rows.filter(({ status }) => status === 'waiting').map(shown),
    ...(await countToday(tx, lecturerId, now)),
    serverTime: now.toISOString(),
  };
}

/** Opens, pauses or closes the lecturer's own room. */
export async function setRoom(
  ctx: RoomCtx,
  lecturerId: number,
  { state, notice, backInMinutes }: InputOf<typeof contract.desk.setRoom>,
): Promise<void> {
  const { tx, companyId, now } = ctx;
  const before = await lockRoomOf(tx, lecturerId);
  const back_at = state === 'paused' && backInMinutes ? new Date(now.getTime() + backInMinutes * MINUTE_MS) : null;
  const room = await tx
    .updateTable('study_room')
    .set({ state, back_at, notice: notice?.trim() || null, notice_en: null })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (back_at) await remember(tx, { companyId, kind: 'roomBack', refId: room.id, dueAt: back_at });
  if (state === 'closed') await closeQueue(ctx, room);
  await queueChanged(ctx, room);
}

/** A pause whose end was named is over: the room is open again. */
export async function openAgain(ctx: RoomCtx, roomId: number): Promise<void> {
  const { tx, now } = ctx;
  const before = await lockRoom(tx, roomId);
  if (before.state !== 'paused' || !before.back_at || before.back_at > now) return;
  const room = await tx
    .updateTable('study_room')
    .set({ state: 'open', back_at: null, notice: null, notice_en: null })
    .where('id', '=', roomId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await queueChanged(ctx, room);
}

/** Ends all waiting tickets without a charge; a student in the room stays (product.md 4.17). */
async function closeQueue(ctx: RoomCtx, room: RoomRow): Promise<void> {
  const { tx, now } = ctx;
  const current = await findCurrent(tx, room.id);
  if (current?.status === 'calling') await withdrawForGood(ctx, room, current);
  for (const { id, student_id: studentId } of await selectWaiting(tx, room.id)) {
    await changeTicket(tx, id, 'closeRoom', { ended_at: now });
    await notifyNews(ctx, room, 'roomClosed', { studentId, refId: id });
    await pushQueue(ctx, studentId, room.id);
  }
}

function selectDeskTickets(tx: Tx, roomId: number, locale: Locale) {
  return tx
    .selectFrom('study_ticket as t')
    .innerJoin('student as u', joinTenant('u.id', 't.student_id'))
    .leftJoin('subject as s', joinTenant('s.id', 't.subject_id'))
    .leftJoin('study_call as c', joinTenant('c.id', 't.call_id'))
    .select(['t.id', 't.student_id', 't.question', 't.status', 't.is_front', 't.subscribed_at', 't.call_id'])
    .select(['t.entered_at', 'u.nickname', 'u.portrait', 'c.ends_at'])
    .select([inLanguage<string | null>(locale, 's.name').as('subject'), IMAGE_PATHS.as('image_paths')])
    .where('t.room_id', '=', roomId)
    .where('t.status', 'in', ['waiting', 'calling', 'inRoom'])
    .orderBy('t.is_front', 'desc')
    .orderBy('t.queued_at')
    .orderBy('t.id')
    .execute();
}
type Row = Awaited<ReturnType<typeof selectDeskTickets>>[number];

function toDeskTicket(row: Row, { minutesLeft, links }: { minutesLeft: number; links: LinkSigner }): DeskTicket {
  const isWaiting = row.status === 'waiting';
  return {
    id: row.id,
    studentId: row.student_id,
    studentName: maskPhone(row.nickname),
    portrait: row.portrait ?? undefined,
    subject: row.subject ?? undefined,
    question: row.question ?? undefined,
    images: row.image_paths.map(links.urlOf),
    status: row.status,
    isFront: row.is_front,
    subscribedAt: row.subscribed_at.toISOString(),
    tempLogId: isWaiting ? undefined : (row.call_id ?? undefined),
    callEndsAt: isWaiting ? undefined : row.ends_at?.toISOString(),
    enteredAt: row.entered_at?.toISOString(),
    minutesLeft,
  };
}

/** How the room's newest call ended, for minutes; none where it led to a consultation. */
async function findEndedCall(tx: Tx, roomId: number, now: Date): Promise<EndedCall | undefined> {
  const row = await tx
    .selectFrom('study_call as c')
    .innerJoin('student as u', joinTenant('u.id', 'c.student_id'))
    .select(['c.id', 'c.status', 'c.answered_at', 'u.nickname'])
    .where('c.room_id', '=', roomId)
    .where('c.called_at', '>', new Date(now.getTime() - ENDED_FOR_MS))
    .orderBy('c.id', 'desc')
    .executeTakeFirst();
  const outcome = row && OUTCOMES[row.status];
  return row && outcome && { tempLogId: row.id, studentName: maskPhone(row.nickname), outcome };
}

async function countToday(tx: Tx, lecturerId: number, now: Date): Promise<{ doneToday: number; minutesToday: number }> {
  return tx
    .selectFrom('study_ticket')
    .select([
      sql<number>`count(*)::int`.as('doneToday'),
      sql<number>`coalesce(sum(minutes), 0)::int`.as('minutesToday'),
    ])
    .where('lecturer_id', '=', lecturerId)
    .where('status', '=', 'finished')
    .where(sql<boolean>`ended_at >= date_trunc('day', ${now}::timestamptz at time zone ${ZONE}) at time zone ${ZONE}`)
    .executeTakeFirstOrThrow();
}

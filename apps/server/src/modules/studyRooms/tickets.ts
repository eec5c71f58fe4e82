import type { LiveCall, OutputOf, QueueTicket, SentOf, studyRooms } from '@shuyuan/contract';
import { maskPhone } from '@shuyuan/rules';
import { sql } from 'kysely';
import { say } from '../../domain/words.ts';
import { missing } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { LinkSigner } from '../../platform/http/linkSigner.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import { liveUrlOf } from './calls.ts';
import { IMAGE_PATHS, type ReadCtx } from './rows.ts';
import { shortName } from './words.ts';

/** Tickets `t` with what students and records show of them. */
export function ticketFacts({ tx, locale }: Pick<Ctx, 'tx' | 'locale'>) {
  return tx
    .selectFrom('study_ticket as t')
    .innerJoin('study_room as r', joinTenant('r.id', 't.room_id'))
    .innerJoin('lecturer as l', joinTenant('l.id', 't.lecturer_id'))
    .leftJoin('subject as s', joinTenant('s.id', 't.subject_id'))
    .leftJoin('study_call as c', joinTenant('c.id', 't.call_id'))
    .select([
      't.id',
      't.room_id',
      't.lecturer_id',
      't.student_id',
      't.subject_id',
      't.question',
      't.status',
      't.call_id',
    ])
    .select(['t.subscribed_at', 't.queued_at', 't.is_front', 't.missed', 't.return_by', 't.called_at', 't.entered_at'])
    .select([
      't.ended_at',
      't.held_minutes',
      't.unit_minutes',
      't.minutes',
      't.star',
      't.comment',
      'l.portrait',
      'l.name as lecturer_cn',
    ])
    .select(['r.average_minutes', 'r.live_url', 'c.ends_at', 'c.status as call_status'])
    .select([
      inLanguage(locale, 'r.name').as('room'),
      inLanguage(locale, 'l.name').as('lecturer'),
      inLanguage<string | null>(locale, 's.name').as('subject'),
      IMAGE_PATHS.as('image_paths'),
    ]);
}
/** A ticket's row with what is shown of it. */
export type TicketFacts = Awaited<ReturnType<ReturnType<typeof ticketFacts>['execute']>>[number];

/** Fields that a place in a queue and a record of the past have in common. */
export function commonFields(row: TicketFacts, links: LinkSigner) {
  return {
    id: row.id,
    roomId: row.room_id,
    lecturerId: row.lecturer_id,
    lecturerName: row.lecturer,
    portrait: row.portrait ?? undefined,
    subjectId: row.subject_id ?? undefined,
    subject: row.subject ?? undefined,
    question: row.question ?? undefined,
    images: row.image_paths.map(links.urlOf),
    status: row.status,
    tempLogId: row.call_id ?? undefined,
    subscribedAt: row.subscribed_at.toISOString(),
  };
}

/** The address of the room outside, for who is called or in it: nobody else may look in (Z4). */
export function openUrlOf(row: TicketFacts, hosts: readonly string[]): string | undefined {
  return row.status === 'calling' || row.status === 'inRoom' ? liveUrlOf(row, hosts) : undefined;
}

/** The student's place in a queue, and the call that rings: what every page reads again after each reconnect (W6). */
export async function findMine(ctx: ReadCtx & StudentCtx): Promise<OutputOf<typeof studyRooms.mine>> {
  const row = await ticketFacts(ctx)
    .where('t.student_id', '=', ctx.studentId)
    .where(
      sql<boolean>`(t.status in ('waiting', 'calling', 'inRoom') or (t.status = 'missed' and t.return_by >= ${ctx.now}::timestamptz))`,
    )
    .orderBy(sql`t.status = 'missed'`)
    .orderBy('t.id', 'desc')
    .executeTakeFirst();
  return {
    ticket: row && (await toQueueTicket(ctx, row)),
    call: row && toLiveCall(row, ctx),
    serverTime: ctx.now.toISOString(),
  };
}

/** One ticket of the student as a place in a queue. */
export async function findQueueTicket(ctx: ReadCtx, ticketId: number): Promise<SentOf<typeof QueueTicket>> {
  const row = await ticketFacts(ctx).where('t.id', '=', ticketId).executeTakeFirst();
  if (!row) throw missing();
  return toQueueTicket(ctx, row);
}

function toLiveCall(row: TicketFacts, { now, liveHosts }: ReadCtx): LiveCall | undefined {
  if (row.status !== 'calling' || row.call_id === null || !row.ends_at || row.ends_at <= now) return undefined;
  return {
    studyRoomId: row.room_id,
    liveUrl: liveUrlOf(row, liveHosts),
    tempLogId: row.call_id,
    teacherName: row.lecturer,
    portrait: row.portrait ?? undefined,
    endsAt: row.ends_at.toISOString(),
  };
}

async function toQueueTicket(
  { tx, locale, liveHosts, links }: ReadCtx,
  row: TicketFacts,
): Promise<SentOf<typeof QueueTicket>> {
  const others = await selectQueue(tx, row.room_id);
  const waiting = others.filter(({ status }) => status === 'waiting');
  const place = waiting.findIndex(({ id }) => id === row.id);
  const isWaiting = place >= 0;
  const before = isWaiting ? others.filter(({ status }) => status !== 'waiting').concat(waiting.slice(0, place)) : [];
  return {
    ...commonFields(row, links),
    roomName: row.room,
    position: isWaiting ? place + 1 : undefined,
    waitCount: waiting.length,
    estimateMinutes: before.length * row.average_minutes,
    isFront: row.is_front,
    calledAt: row.called_at?.toISOString(),
    callEndsAt: row.ends_at?.toISOString(),
    returnBy: row.status === 'missed' ? row.return_by?.toISOString() : undefined,
    liveUrl: openUrlOf(row, liveHosts),
    ahead: before.map(({ nickname, status }) => ({
      name: say(shortName(firstOf(nickname)), locale),
      isInRoom: status === 'inRoom',
    })),
  };
}

/** Those of a room who have a place: who is called or in the room first, then by their turn. */
function selectQueue(tx: Tx, roomId: number) {
  return tx
    .selectFrom('study_ticket as t')
    .innerJoin('student as s', joinTenant('s.id', 't.student_id'))
    .select(['t.id', 't.status', 's.nickname'])
    .where('t.room_id', '=', roomId)
    .where('t.status', 'in', ['waiting', 'calling', 'inRoom'])
    .orderBy(sql`t.status = 'waiting'`)
    .orderBy('t.is_front', 'desc')
    .orderBy('t.queued_at')
    .orderBy('t.id')
    .execute();
}

/** The first character of a name, of which a phone number shows little. */
function firstOf(nickname: string): string {
  const [first = ''] = maskPhone(nickname.trim());
  return first;
}

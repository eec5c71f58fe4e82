import type { RoomSession } from '@shuyuan/contract';
import { maskPhone } from '@shuyuan/rules';
import type { LiveSettings } from '../../platform/core/config/liveSettings.ts';
import { missing } from '../../platform/core/errors.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { MemberKind } from '../../platform/data/tables.ts';
import type { Member } from '../../platform/http/login.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { minutesFor } from './charge.ts';
import { iceServersFor } from './iceServers.ts';
import { isPartyOf, recordRead } from './roomLog.ts';
import { findCall, type ReadCtx, readSetting } from './rows.ts';
import { togetherMs } from './stays.ts';
import { openUrlOf, type TicketFacts, ticketFacts } from './tickets.ts';

const MINUTE_MS = 60_000;

/**
 * A room from the inside, for one of the two; what it was stays readable when it is over. A call that rings can be read too:
 * the tab of the room may be open before the entry is posted (product.md 4.17).
 */
export async function findSession(
  ctx: ReadCtx & { live: LiveSettings },
  who: Member,
  tempLogId: number,
): Promise<RoomSession> {
  const { tx, live, now } = ctx;
  const call = await findCall(tx, tempLogId);
  if (!call || !isPartyOf(who, call) || (call.status !== 'entered' && call.status !== 'ringing')) throw missing();
  const ticket = await ticketFacts(ctx).where('t.id', '=', call.ticket_id).executeTakeFirst();
  if (!ticket) throw missing();
  if (ticket.status === 'inRoom') await recordRead(ctx, who, tempLogId);
  const people = await selectPeople(ctx, ticket, tempLogId);
  const peerKind: MemberKind = who.kind === 'student' ? 'lecturer' : 'student';
  return {
    tempLogId,
    roomId: call.room_id,
    recordId: ticket.id,
    status: ticket.status,
    me: people[who.kind],
    peer: people[peerKind],
    subject: ticket.subject ?? undefined,
    question: ticket.question ?? undefined,
    images: ticket.image_paths.map(ctx.links.urlOf),
    enteredAt: ticket.entered_at?.toISOString(),
    ...(await timesOf(ctx, ticket, { callId: tempLogId, isBoth: people.student.isHere && people.lecturer.isHere })),
    liveUrl: openUrlOf(ticket, ctx.liveHosts),
    iceServers: ticket.status === 'inRoom' ? iceServersFor(live, { userId: who.id, now }) : [],
    isRelayOnly: live.isTurnOnly,
    lastSeq: call.last_seq,
    serverTime: now.toISOString(),
  };
}

/** The clock of the bill: it runs while both are in the room, and so does the end of the minutes come closer. */
async function timesOf(
  { tx, now }: Ctx,
  ticket: TicketFacts,
  { callId, isBoth }: { callId: number; isBoth: boolean },
): Promise<Pick<RoomSession, 'endsAt' | 'minutes' | 'togetherS' | 'heldMinutes'>> {
  const { held_minutes: held } = ticket;
  if (ticket.status !== 'inRoom') return { minutes: ticket.minutes };
  const ms = await togetherMs(tx, callId, now);
  const unit = ticket.unit_minutes ?? (await readSetting(tx)).unit_minutes;
  return {
    ...(isBoth && { endsAt: new Date(now.getTime() + held * MINUTE_MS - ms).toISOString() }),
    minutes: minutesFor(ms, { unit, held }),
    togetherS: Math.floor(ms / 1_000),
    heldMinutes: held,
  };
}

async function selectPeople(
  { tx, locale }: Ctx,
  ticket: TicketFacts,
  callId: number,
): Promise<Record<MemberKind, RoomSession['me']>> {
  const [student, lecturer, here] = await Promise.all([
    tx
      .selectFrom('student')
      .select(['nickname', 'portrait'])
      .where('id', '=', ticket.student_id)
      .executeTakeFirstOrThrow(),
    tx
      .selectFrom('lecturer as l')
      .select(['l.portrait', inLanguage(locale, 'l.name').as('name')])
      .where('l.id', '=', ticket.lecturer_id)
      .executeTakeFirstOrThrow(),
    tx
      .selectFrom('room_log')
      .select('member_kind')
      .where('call_id', '=', callId)
      .where('left_at', 'is', null)
      .execute(),
  ]);
  const isHere = (kind: MemberKind) => here.some(({ member_kind }) => member_kind === kind);
  return {
    student: {
      id: ticket.student_id,
      type: 'student',
      name: maskPhone(student.nickname),
      portrait: student.portrait ?? undefined,
      isHere: isHere('student'),
    },
    lecturer: {
      id: ticket.lecturer_id,
      type: 'lecturer',
      name: lecturer.name,
      portrait: lecturer.portrait ?? undefined,
      isHere: isHere('lecturer'),
    },
  };
}

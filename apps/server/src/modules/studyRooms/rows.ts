import { changeOf, type EventOf, ResultCode } from '@shuyuan/contract';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { MinutesPort } from '../../domain/consultation.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Ctx, WithLinks } from '../../platform/http/requestContext.ts';
import type { StudyCallTable, StudyRoomTable, StudySettingTable, StudyTicketTable } from './tables.ts';

/** A room's row. */
export type RoomRow = Selectable<StudyRoomTable>;
/** A ticket's row. */
export type TicketRow = Selectable<StudyTicketTable>;
/** A call's row. */
export type CallRow = Selectable<StudyCallTable>;

/** The context of what changes queues, calls and consultations, also by the clock alone. */
export interface RoomCtx extends Pick<Ctx, 'tx' | 'companyId' | 'now'> {
  minutes: MinutesPort;
}

/** The context of what is read of rooms, and the hosts on which the school's rooms outside may be. */
export interface ReadCtx extends Ctx, WithLinks {
  liveHosts: readonly string[];
}

/** States of a ticket in which it is the student's one place. */
const OPEN = ['waiting', 'calling', 'inRoom'] as const;

const SETTING: Omit<Selectable<StudySettingTable>, 'company_id'> = {
  rules: null,
  rules_en: null,
  open_time: null,
  open_time_en: null,
  min_minutes: 1,
  unit_minutes: 1,
  max_wait: 8,
  questions: [],
};

/** The school's rules and numbers; those of the table's defaults where it has set none. */
export async function readSetting(tx: Tx): Promise<typeof SETTING> {
  return (await tx.selectFrom('study_setting').selectAll().executeTakeFirst()) ?? SETTING;
}

/** Whether the school has its study room switched on (§7, type 6). */
export async function isSwitchedOn(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('part_switch').select('status').where('type', '=', 'studyRoom').executeTakeFirst();
  return row?.status !== 'closed';
}

/** Whether somebody may wait in a room or be called there: it is not closed, the school has it on, the lecturer has not left. */
export async function takesPeople(tx: Tx, room: RoomRow): Promise<boolean> {
  if (room.state === 'closed' || !(await isSwitchedOn(tx))) return false;
  const lecturer = await tx
    .selectFrom('lecturer')
    .select('has_left')
    .where('id', '=', room.lecturer_id)
    .executeTakeFirst();
  return lecturer?.has_left === false;
}

/**
 * The row of a room, locked until the transaction ends: every change of its queue, its calls and its consultation begins
 * here, so they happen one after the other. `missing` where there is none.
 */
export async function lockRoom(tx: Tx, id: number): Promise<RoomRow> {
  const row = await tx.selectFrom('study_room').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw missing();
  return row;
}

/** The room of a lecturer, locked; 5008 for one who has none. */
export async function lockRoomOf(tx: Tx, lecturerId: number): Promise<RoomRow> {
  const row = await tx
    .selectFrom('study_room')
    .selectAll()
    .where('lecturer_id', '=', lecturerId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refused(ResultCode.studyRoomMissing);
  return row;
}

/** A call with its ticket, read under the lock of its room; null where there is none. */
export async function lockCall(
  tx: Tx,
  callId: number,
): Promise<{ room: RoomRow; ticket: TicketRow; call: CallRow } | null> {
  const known = await findCall(tx, callId);
  if (!known) return null;
  const room = await lockRoom(tx, known.room_id);
  const call = await findCall(tx, callId);
  const ticket = call && (await findTicket(tx, call.ticket_id));
  return call && ticket ? { room, ticket, call } : null;
}

/** A call as it is read. */
export function findCall(tx: Tx, id: number): Promise<CallRow | undefined> {
  return tx.selectFrom('study_call').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A ticket as it is read. */
export function findTicket(tx: Tx, id: number): Promise<TicketRow | undefined> {
  return tx.selectFrom('study_ticket').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A student's own ticket; `missing` for anybody else's (Z1). */
export async function findOwnTicket(tx: Tx, studentId: number, id: number): Promise<TicketRow> {
  const row = await findTicket(tx, id);
  if (row?.student_id !== studentId) throw missing();
  return row;
}

/** The place that a student has now: in the room that is named, or in any. */
export function findOpenTicket(tx: Tx, studentId: number, roomId?: number): Promise<TicketRow | undefined> {
  let query = tx.selectFrom('study_ticket').selectAll().where('student_id', '=', studentId).where('status', 'in', OPEN);
  if (roomId !== undefined) query = query.where('room_id', '=', roomId);
  return query.executeTakeFirst();
}

/** The ticket that is called or in a room. */
export function findCurrent(tx: Tx, roomId: number): Promise<TicketRow | undefined> {
  return tx
    .selectFrom('study_ticket')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('status', 'in', ['calling', 'inRoom'])
    .executeTakeFirst();
}

/** Those who wait in a room, in the order in which they are called (product.md 4.17). */
export function selectWaiting(tx: Tx, roomId: number): Promise<TicketRow[]> {
  return tx
    .selectFrom('study_ticket')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('status', '=', 'waiting')
    .orderBy('is_front', 'desc')
    .orderBy('queued_at')
    .orderBy('id')
    .execute();
}

/** Lets something happen to a ticket: one guarded update (I1); null where the ticket is in no state for it. */
export async function changeTicket(
  tx: Tx,
  id: number,
  event: EventOf<'consultation'>,
  set: Updateable<StudyTicketTable> = {},
): Promise<TicketRow | null> {
  const { from, to } = changeOf('consultation', event);
  const row = await tx
    .updateTable('study_ticket')
    .set({ ...set, status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Lets a call that rings end, in one guarded update: of all who try, one does it (I16). */
export async function endCall(tx: Tx, id: number, event: EventOf<'call'>, now: Date): Promise<boolean> {
  const { from, to } = changeOf('call', event);
  const row = await tx
    .updateTable('study_call')
    .set({ status: to, answered_at: now })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stored paths of a ticket's pictures `t.images`, in their order. */
export const IMAGE_PATHS = sql<string[]>`array(
  select u.path from unnest(t.images) with ordinality as i (id, at)
  join upload u on u.company_id = t.company_id and u.id = i.id order by i.at)`;

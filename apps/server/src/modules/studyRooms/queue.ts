import { type InputOf, ResultCode, type studyRooms } from '@shuyuan/contract';
import type { Insertable } from 'kysely';
import { codeOf } from '../../platform/core/errorCode.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { addUses, endUses, type FileUse, lockOwnFiles } from '../../platform/files/uploadUses.ts';
import { notifyNews } from './news.ts';
import { pushQueue, pushRoomQueue } from './pushes.ts';
import {
  changeTicket,
  findOpenTicket,
  findOwnTicket,
  findTicket,
  lockRoom,
  type RoomCtx,
  type RoomRow,
  readSetting,
  selectWaiting,
  type TicketRow,
  takesPeople,
} from './rows.ts';
import type { StudyTicketTable } from './tables.ts';

type SubscribeInput = InputOf<typeof studyRooms.subscribe>;

const UNIQUE = '23505';
/** How a question says that it uses a file. */
const FILE_USE = 'studyTicket';

/** Gives a student a place at the end of a queue, under the lock of its room; 5001–5007 (product.md 4.17). */
export async function subscribe(ctx: RoomCtx, studentId: number, input: SubscribeInput): Promise<TicketRow> {
  const { tx, companyId, now, minutes } = ctx;
  const room = await lockRoom(tx, input.roomId);
  await expectOpen(tx, room);
  await expectTaught(tx, room, input.subjectId);
  const images = await ownImages(tx, studentId, input.imageIds);
  if (await findOpenTicket(tx, studentId)) throw refused(ResultCode.waitingElsewhere);
  const setting = await readSetting(tx);
  if ((await minutes.left(tx, { companyId, studentId, now })) < setting.min_minutes) {
    throw refused(ResultCode.minutesShort);
  }
  const waiting = await selectWaiting(tx, room.id);
  if (waiting.length >= setting.max_wait) throw refused(ResultCode.roomFull);
  const ticket = await insertTicket(tx, {
    company_id: companyId,
    room_id: room.id,
    lecturer_id: room.lecturer_id,
    student_id: studentId,
    subject_id: input.subjectId ?? null,
    question: input.question?.trim() || null,
    images,
    queued_at: now,
    subscribed_at: now,
    return_by: null,
    called_at: null,
    call_id: null,
    entered_at: null,
    ended_at: null,
    // Who sees that nobody is before needs no notice.
    is_told_next: waiting.length === 0,
    star: null,
    comment: null,
  });
  await queueChanged(ctx, room);
  return ticket;
}

/** Changes the question of a ticket that waits or is called, and its pictures where some are named; 5009 once the student is in the room, 5010 out of the queue. */
export async function changeQuestion(
  ctx: RoomCtx,
  studentId: number,
  { id, question, imageIds }: InputOf<typeof studyRooms.ask>,
): Promise<TicketRow> {
  const { tx, now } = ctx;
  const { room_id } = await findOwnTicket(tx, studentId, id);
  const room = await lockRoom(tx, room_id);
  const images = imageIds && (await ownImages(tx, studentId, imageIds));
  const changed = await tx
    .updateTable('study_ticket')
    .set({ question: question?.trim() || null, ...(images && { images }) })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'calling'])
    .returningAll()
    .executeTakeFirst();
  if (!changed) {
    const { status } = await findOwnTicket(tx, studentId, id);
    throw refused(status === 'inRoom' ? ResultCode.consultationStarted : ResultCode.notInQueue);
  }
  if (images) {
    await endUses(tx, userOf(changed), now);
    await addUses(tx, userOf(changed), images);
  }
  await pushRoomQueue(ctx, room, await selectWaiting(tx, room.id));
  return changed;
}

/** Brings a student who missed a first call back to the front; 5002 with a place, this one or another, 5011 when it is too late. */
export async function comeBack(ctx: RoomCtx, studentId: number, id: number): Promise<TicketRow> {
  const { tx, now } = ctx;
  const { room_id } = await findOwnTicket(tx, studentId, id);
  const room = await lockRoom(tx, room_id);
  if (!(await takesPeople(tx, room))) throw refused(ResultCode.studyRoomClosed);
  if (await findOpenTicket(tx, studentId)) throw refused(ResultCode.waitingElsewhere);
  const ticket = await findTicket(tx, id);
  if (ticket?.status !== 'missed' || !ticket.return_by || ticket.return_by < now) {
    throw refused(ResultCode.returnOver);
  }
  const back = { is_front: true, queued_at: now, ended_at: null, return_by: null, is_told_next: true };
  const changed = await inOnePlace(() => changeTicket(tx, id, 'comeBack', back));
  if (!changed) throw refused(ResultCode.returnOver);
  await queueChanged(ctx, room);
  return changed;
}

/** A new ticket at the front of its queue with the same question: after a call that was taken back, or a lecturer who did not come. */
export function insertFrontTicket({ tx, companyId, now }: RoomCtx, old: TicketRow): Promise<TicketRow> {
  return insertTicket(tx, {
    company_id: companyId,
    room_id: old.room_id,
    lecturer_id: old.lecturer_id,
    student_id: old.student_id,
    subject_id: old.subject_id,
    question: old.question,
    images: old.images.map(Number),
    is_front: true,
    queued_at: now,
    subscribed_at: now,
    return_by: null,
    called_at: null,
    call_id: null,
    entered_at: null,
    ended_at: null,
    is_told_next: true,
    star: null,
    comment: null,
  });
}

/** After a change of a queue: who has become the first is notified once, reminders of a free place are sent, all read again. */
export async function queueChanged(ctx: RoomCtx, room: RoomRow): Promise<void> {
  const { tx } = ctx;
  const waiting = await selectWaiting(tx, room.id);
  const [first] = waiting;
  if (first && !first.is_told_next) {
    await tx.updateTable('study_ticket').set({ is_told_next: true }).where('id', '=', first.id).execute();
    await notifyNews(ctx, room, 'next', { studentId: first.student_id, refId: first.id });
  }
  await sendReminders(ctx, room, waiting.length);
  await pushRoomQueue(ctx, room, waiting);
}

/** Notifies those who asked for it, once, that a room takes people; nothing while it does not. */
async function sendReminders(ctx: RoomCtx, room: RoomRow, waiting: number): Promise<void> {
  const { tx } = ctx;
  if (room.state !== 'open' || !(await takesPeople(tx, room))) return;
  const { max_wait } = await readSetting(tx);
  if (waiting >= max_wait) return;
  const asked = await tx
    .deleteFrom('room_reminder')
    .where('room_id', '=', room.id)
    .returning(['student_id', 'created_at'])
    .execute();
  for (const { student_id: studentId, created_at } of asked) {
    await notifyNews(ctx, room, 'hasPlace', { studentId, refId: created_at.getTime() });
    await pushQueue(ctx, studentId, room.id);
  }
}

/** Stores that a student wants to be notified; sends it at once where the room takes people already. */
export async function remind(ctx: RoomCtx, studentId: number, roomId: number): Promise<void> {
  const { tx, companyId, now } = ctx;
  const room = await lockRoom(tx, roomId);
  await tx
    .insertInto('room_reminder')
    .values({ company_id: companyId, room_id: room.id, student_id: studentId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sendReminders(ctx, room, (await selectWaiting(tx, room.id)).length);
}

async function expectOpen(tx: Tx, room: RoomRow): Promise<void> {
  if (!(await takesPeople(tx, room))) throw refused(ResultCode.studyRoomClosed);
  if (room.state === 'paused') throw refused(ResultCode.lecturerAway);
}

async function expectTaught(tx: Tx, room: RoomRow, subjectId: number | undefined): Promise<void> {
  if (subjectId === undefined) return;
  const subject = await tx.selectFrom('subject').select('id').where('id', '=', subjectId).executeTakeFirst();
  if (!subject) throw missing();
  const taught = await tx
    .selectFrom('lecturer_subject')
    .select('subject_id')
    .where('lecturer_id', '=', room.lecturer_id)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  if (!taught) throw refused(ResultCode.subjectNotTaught);
}

/** The pictures of a question: own ones; `missing` for anybody else's (Z1). */
async function ownImages(tx: Tx, studentId: number, ids: readonly number[] = []): Promise<number[]> {
  const files = await lockOwnFiles(tx, { kind: 'student', id: studentId }, { ids, kind: 'image' });
  return files.map(({ id }) => id);
}

async function insertTicket(tx: Tx, row: Insertable<StudyTicketTable> & { images: number[] }): Promise<TicketRow> {
  const ticket = await inOnePlace(() =>
    tx.insertInto('study_ticket').values(row).returningAll().executeTakeFirstOrThrow(),
  );
  await addUses(tx, userOf(ticket), row.images);
  return ticket;
}

function userOf({ company_id, id }: TicketRow): FileUse {
  return { companyId: company_id, kind: FILE_USE, refId: id };
}

/** A second place of the same student, taken in another room at the same moment, is refused (5002, I15). */
async function inOnePlace<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === UNIQUE) throw refused(ResultCode.waitingElsewhere);
    throw error;
  }
}

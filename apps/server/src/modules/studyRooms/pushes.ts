import { type callOutcomes, SocketType } from '@shuyuan/contract';
import type * as z from 'zod/mini';
import type { Addressee } from '../../platform/data/tenancy.ts';
import { push, pushToAll } from '../../platform/work/push.ts';
import type { CallRow, RoomCtx, RoomRow, TicketRow } from './rows.ts';

/** How a call ended (product.md 4.17). */
export type CallOutcome = z.output<typeof callOutcomes>;

const studentOf = ({ companyId }: RoomCtx, id: number): Addressee => ({ companyId, kind: 'student', id });
const lecturerOf = ({ companyId }: RoomCtx, id: number): Addressee => ({ companyId, kind: 'lecturer', id });

/** The student's call rings (§4). */
export async function pushCall(
  ctx: RoomCtx,
  call: CallRow,
  words: { liveUrl?: string | undefined; teacherName: string },
) {
  const message = {
    type: SocketType.call,
    studyRoomId: call.room_id,
    tempLogId: call.id,
    endsAt: call.ends_at.toISOString(),
    serverTime: ctx.now.toISOString(),
    ...words,
  } as const;
  await push(ctx.tx, studentOf(ctx, call.student_id), message, ctx.now);
}

/** The call is over, in all tabs of the student and at the lecturer's desk. */
export async function pushCallOver(ctx: RoomCtx, call: CallRow, outcome: CallOutcome): Promise<void> {
  const message = { type: SocketType.callOver, studyRoomId: call.room_id, tempLogId: call.id, outcome } as const;
  await push(ctx.tx, studentOf(ctx, call.student_id), message, ctx.now);
  await push(ctx.tx, lecturerOf(ctx, call.lecturer_id), message, ctx.now);
}

/** A student's place or ticket changed. */
export async function pushQueue(ctx: RoomCtx, studentId: number, roomId: number): Promise<void> {
  const message = { type: SocketType.queue, studyRoomId: roomId } as const;
  await push(ctx.tx, studentOf(ctx, studentId), message, ctx.now);
}

/** Makes the waiting students of a room, and its lecturer, reload the queue. */
export async function pushRoomQueue(
  ctx: RoomCtx,
  room: RoomRow,
  waiting: readonly Pick<TicketRow, 'student_id'>[],
): Promise<void> {
  const students = waiting.map(({ student_id }) => studentOf(ctx, student_id));
  await pushToAll(ctx.tx, students, { type: SocketType.queue, studyRoomId: room.id }, ctx.now);
  const message = { type: SocketType.desk, studyRoomId: room.id } as const;
  await push(ctx.tx, lecturerOf(ctx, room.lecturer_id), message, ctx.now);
}

/** Presence in a consultation changed, or something was written: both are notified, in all their tabs. */
export async function pushRoom(
  ctx: Omit<RoomCtx, 'minutes'>,
  call: Pick<CallRow, 'id' | 'student_id' | 'lecturer_id'>,
  lastSeq?: number,
): Promise<void> {
  const { tx, companyId, now } = ctx;
  const message = { type: SocketType.room, tempLogId: call.id, lastSeq } as const;
  await push(tx, { companyId, kind: 'student', id: call.student_id }, message, now);
  await push(tx, { companyId, kind: 'lecturer', id: call.lecturer_id }, message, now);
}

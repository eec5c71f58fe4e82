import type { MayRead } from '../../platform/files/access.ts';
import { isPartyOf } from './roomLog.ts';
import { findCall, findTicket } from './rows.ts';

/** States of a place whose question the lecturer has on the desk or had in the room. */
const SHOWN = ['waiting', 'calling', 'inRoom', 'finished', 'failed'] as const;

/** Pictures of a question: the student's own, and the lecturer's in whose room it waits or was answered. */
export const readsTicket: MayRead = async ({ tx, member }, ticketId) => {
  const ticket = await findTicket(tx, ticketId);
  if (!ticket) return false;
  if (member.kind === 'student') return ticket.student_id === member.id;
  return ticket.lecturer_id === member.id && SHOWN.some((status) => status === ticket.status);
};

/** What was shown in a consultation: its two. */
export const readsRoomItem: MayRead = async ({ tx, member }, itemId) => {
  const item = await tx.selectFrom('room_item').select('call_id').where('id', '=', itemId).executeTakeFirst();
  const call = item && (await findCall(tx, item.call_id));
  return call !== undefined && isPartyOf(member, call) && call.status === 'entered';
};

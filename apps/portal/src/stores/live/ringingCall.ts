import type { AnswerOf, contract, SocketMessageOf } from '@shuyuan/contract';
import { CALL_COUNTDOWN_S } from '@shuyuan/rules';
import { addressParts } from '../../core/addressParts.ts';
import { textHere } from '../../core/known.ts';

type Mine = AnswerOf<typeof contract.studyRooms.mine>;

/** A lecturer's call into a study room, as this tab holds it (§3, §4). */
export interface RingingCall {
  /** Names the call in all tabs. */
  key: string;
  roomId: number;
  /** Number of the consultation; absent from an outside backend. */
  tempLogId: number | null;
  liveUrl: string;
  lecturer: string;
  portrait?: string;
  topic?: string;
  /** When it stops ringing, on the tab's own steady clock, in milliseconds (W8). */
  endsAt: number;
}

/** The pushed call; `now` is the steady clock at its arrival. */
export function callOfPush(push: SocketMessageOf<10>, now: number): RingingCall {
  const { studyRoomId, tempLogId, liveUrl, teacherName, endsAt, serverTime } = push;
  return {
    ...numbered(studyRoomId, tempLogId),
    liveUrl: liveUrl ?? '',
    lecturer: teacherName,
    endsAt: now + ringingMs(endsAt, serverTime),
  };
}

/** The call that rings by the server's answer; null without one (W6). */
export function callOfMine({ call, ticket, serverTime }: Mine, now: number): RingingCall | null {
  if (!call) return null;
  return {
    ...numbered(call.studyRoomId, call.tempLogId),
    liveUrl: textHere(call.liveUrl),
    lecturer: call.teacherName,
    ...(call.portrait ? { portrait: call.portrait } : {}),
    ...(ticket?.question ? { topic: ticket.question } : {}),
    endsAt: now + ringingMs(call.endsAt, serverTime),
  };
}

/** Address of the room, with the call's number and its outside room if it has one (§2). */
export function roomPathOf({ roomId, liveUrl, tempLogId }: RingingCall): string {
  const query = new URLSearchParams({ id: String(roomId), url: liveUrl, tempLogId: String(tempLogId ?? '') });
  return `/toroom?${query}`;
}

/** Whether a page is the room of this call: there nothing rings. */
export function isRoomOf(path: string, { roomId, tempLogId }: RingingCall): boolean {
  const parts = addressParts(path);
  if (parts.path !== '/toroom') return false;
  const query = new URLSearchParams(parts.query);
  const number = query.get('tempLogId');
  return number && tempLogId !== null ? number === String(tempLogId) : query.get('id') === String(roomId);
}

/** Names a call of this number. */
export const callKey = (tempLogId: number) => `call ${tempLogId}`;

function numbered(roomId: number, tempLogId: number | undefined) {
  return { key: tempLogId === undefined ? `room ${roomId}` : callKey(tempLogId), roomId, tempLogId: tempLogId ?? null };
}

/** How long it still rings by the server's own clock: 15 s at most, all of them where no times came along (§4, W8). */
function ringingMs(endsAt: string | undefined, serverTime: string | undefined): number {
  const most = CALL_COUNTDOWN_S * 1000;
  const left = endsAt && serverTime ? Date.parse(endsAt) - Date.parse(serverTime) : most;
  return Number.isFinite(left) ? Math.min(most, Math.max(0, left)) : most;
}

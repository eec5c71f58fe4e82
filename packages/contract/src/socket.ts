import * as z from 'zod/mini';
import { Id, maybe, record } from './schema.ts';

/** Types of §7; our own start at 100 so that they never meet a number of an outside backend. */
export const SocketType = { heartbeat: 3, call: 10, entered: 20, cancelled: 21 } as const;
export type SocketType = (typeof SocketType)[keyof typeof SocketType];

/** A lecturer calls the student into a room (§3, §4). */
const callFields = record({
  studyRoomId: ['studyRoomId', Id],
  liveUrl: ['liveUrl', maybe(z.string())],
  tempLogId: ['tempLogId', maybe(Id)],
  teacherName: ['teacherName', z.string()],
});

/** Everything that crosses the socket, discriminated by `type` (§7). */
export type SocketMessage =
  | { type: typeof SocketType.heartbeat }
  | ({ type: typeof SocketType.call } & z.output<typeof callFields>)
  | { type: typeof SocketType.entered; studyRoomId: number }
  | { type: typeof SocketType.cancelled; studyRoomId: number };

const Frame = z.looseObject({ type: z.int() });
const Room = z.object({ studyRoomId: Id });

/** Parses one frame; null for what is malformed or unknown, which changes nothing (W7, §8). */
export function parseFrame(text: string): SocketMessage | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const frame = z.safeParse(Frame, json);
  if (!frame.success) return null;
  const { type } = frame.data;
  if (type === SocketType.heartbeat) return { type };
  if (type === SocketType.call) {
    const call = z.safeDecode(callFields, frame.data as never);
    return call.success ? { type, ...call.data } : null;
  }
  if (type === SocketType.entered || type === SocketType.cancelled) {
    const room = z.safeDecode(Room, frame.data as never);
    return room.success ? { type, ...room.data } : null;
  }
  return null;
}

import * as z from 'zod/mini';
import { Id, Instant, maybe, record, Whole, words } from './schema.ts';
import { SocketType } from './socketTypes.ts';
import { toShape } from './toWire.ts';
import { decodeShape, type Shape } from './wire.ts';

/** How a call ended, told to the student's other tabs and to the lecturer (product.md 4.17). */
export const callOutcomes = words({ entered: 1, cancelled: 2, missed: 3, withdrawn: 4, closed: 5 });

/** Number of a push; the same push twice has the same (W7). Absent in frames of an outside backend. */
const push = { id: ['pushId', maybe(Id)] } as const;

const FIELDS = {
  [SocketType.heartbeat]: record({}),
  /** A lecturer calls the student into a room (§3, §4). */
  [SocketType.call]: record({
    ...push,
    studyRoomId: ['studyRoomId', Id],
    liveUrl: ['liveUrl', maybe(z.string())],
    tempLogId: ['tempLogId', maybe(Id)],
    teacherName: ['teacherName', z.string()],
    /** When it stops ringing, and the server's clock at sending: the countdown is their difference (W8). */
    endsAt: ['callExpireTime', maybe(Instant)],
    serverTime: ['currentDateTime', maybe(Instant)],
  }),
  /** From the student: I am coming; the call of `entryStudyRoom` is the fact (product.md 4.17). */
  [SocketType.entered]: record({ studyRoomId: ['studyRoomId', Id], tempLogId: ['tempLogId', maybe(Id)] }),
  /** From the student: the cancellation was confirmed. */
  [SocketType.cancelled]: record({ studyRoomId: ['studyRoomId', Id], tempLogId: ['tempLogId', maybe(Id)] }),
  [SocketType.queue]: record({ ...push, studyRoomId: ['studyRoomId', Id] }),
  [SocketType.callOver]: record({
    ...push,
    studyRoomId: ['studyRoomId', Id],
    tempLogId: ['tempLogId', Id],
    outcome: ['outcome', callOutcomes],
  }),
  /** `isComing`: the called student pressed Enter. */
  [SocketType.desk]: record({ ...push, studyRoomId: ['studyRoomId', Id], isComing: ['isComing', maybe(z.boolean())] }),
  [SocketType.room]: record({ ...push, tempLogId: ['tempLogId', Id], lastSeq: ['lastSeq', maybe(Whole)] }),
  /** `from` is the tab that speaks, `data` is between the two browsers; goes both ways and is kept nowhere. */
  [SocketType.signal]: record({
    tempLogId: ['tempLogId', Id],
    from: ['from', z.string()],
    data: ['data', z.unknown()],
  }),
  [SocketType.chat]: record({ ...push, conversationId: ['conversationId', Id], lastSeq: ['lastSeq', Whole] }),
  [SocketType.unread]: record({ ...push }),
  [SocketType.order]: record({ ...push, orderId: ['orderId', Id] }),
  [SocketType.lesson]: record({ ...push, lessonId: ['scheduleLessonId', Id], courseId: ['courseScheduleId', Id] }),
} as const satisfies Record<SocketType, z.ZodMiniType>;

/** One message of a type, in product words. */
export type SocketMessageOf<T extends SocketType> = { type: T } & z.output<(typeof FIELDS)[T]>;
/** Everything that crosses the socket, discriminated by `type` (§7). */
export type SocketMessage = { [T in SocketType]: SocketMessageOf<T> }[SocketType];

const Frame = z.looseObject({ type: z.int() });

function isType(type: number): type is SocketType {
  return type in FIELDS;
}

/** Parses one frame as a server; null for what is malformed or unknown, which changes nothing (W7, §8). */
export function parseFrame(text: string): SocketMessage | null {
  const frame = frameOf(text);
  if (!frame) return null;
  const fields = z.safeDecode(FIELDS[frame.type] as z.ZodMiniType<object, object>, frame);
  return fields.success ? ({ type: frame.type, ...fields.data } as SocketMessage) : null;
}

/** Reads one frame as a client: what a backend of the family leaves out or garbles costs that field (decision 0020). */
export function readFrame(text: string): SocketMessage | null {
  const frame = frameOf(text, typeOf);
  try {
    return frame && ({ type: frame.type, ...(decodeShape(shapeOf(frame.type), frame) as object) } as SocketMessage);
  } catch {
    return null;
  }
}

const shapes = new Map<SocketType, Shape>();
function shapeOf(type: SocketType): Shape {
  const shape = shapes.get(type) ?? toShape(FIELDS[type]);
  shapes.set(type, shape);
  return shape;
}

/** The number of a type, which another maker may write as text. */
function typeOf(frame: unknown): unknown {
  if (typeof frame !== 'object' || frame === null) return frame;
  const { type } = frame as Record<string, unknown>;
  return typeof type === 'string' && /^\d{1,4}$/.test(type) ? { ...frame, type: Number(type) } : frame;
}

/** The frame of a known type; null for anything else. */
function frameOf(text: string, prepare = (frame: unknown): unknown => frame): { type: SocketType } | null {
  try {
    const frame = z.safeParse(Frame, prepare(JSON.parse(text)));
    return frame.success && isType(frame.data.type) ? { ...frame.data, type: frame.data.type } : null;
  } catch {
    return null;
  }
}

/** Writes one message as a frame. */
export function formatFrame(message: SocketMessage): string {
  const { type, ...fields } = message;
  const wire = z.encode(FIELDS[type] as z.ZodMiniType<object, object>, fields);
  return JSON.stringify({ type, ...wire });
}

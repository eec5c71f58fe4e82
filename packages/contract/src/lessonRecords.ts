import * as z from 'zod/mini';
import type { ReadOf } from './reading.ts';
import { Flag, Id, maybe, record, words } from './schema.ts';

/** State of a scheduled lesson (product.md 4.3). */
export const lessonStates = words({ notStarted: 0, waiting: 1, living: 2, ended: 3, cancelled: 4 });
/** Whether the lecturer has started the lesson: one that was started runs on, one that only the clock began ends as planned. */
export const liveStarted = ['liveStarted', maybe(Flag)] as const;
/** Why something of a class is not accessible (product.md 4.0). */
export const accessErrors = words({
  authRequired: 1,
  notPurchased: 2,
  notStarted: 3,
  ended: 4,
  expired: 5,
  previousPracticeRequired: 9,
  tooEarly: 10,
  frozen: 11,
  cancelled: 12,
  replayNotReady: 13,
});

/** Whether the student may open a lesson, and why not; `blockId` names the practice that comes first (§4, Z4). */
export const LessonAccess = record({
  hasAccess: ['hasAccess', Flag],
  error: ['errorCode', maybe(accessErrors)],
  message: ['message', maybe(z.string())],
  blockId: ['blockId', maybe(Id)],
  /** The lesson that it belongs to, which comes first where the practice is not given yet. */
  blockLessonId: ['blockCourseId', maybe(Id)],
  blockDatedId: ['blockScheduleLessonId', maybe(Id)],
});
export type LessonAccess = ReadOf<typeof LessonAccess>;

import { address, id, oneOf } from '../../../page/address.ts';

/** What stands beside the lesson. */
export const LESSON_PARTS = ['notes', 'materials', 'practice'] as const;
export type LessonPart = (typeof LESSON_PARTS)[number];

/** What stands behind `?` of a player; its path names the course or the dated lesson (§2). */
export const playerAddress = address('', {
  lessonId: { ...id, name: 'lesson' },
  /** The offer that a visitor came from: where "buy" leads. */
  saleId: { ...id, name: 'sale' },
  part: oneOf(LESSON_PARTS, 'notes'),
});

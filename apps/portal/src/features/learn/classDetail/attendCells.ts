import type { OwnLesson } from '@shuyuan/contract';

/** How the student took part in a live lesson, or that it is ahead or was cancelled. */
export type Attend = NonNullable<OwnLesson['attendance']> | 'cancelled';

/** The cell of a live lesson; what was not held, or is not known, is `none`. */
export function attendOf({ state, attendance = 'none' }: Pick<OwnLesson, 'state' | 'attendance'>): Attend {
  return state === 'cancelled' ? 'cancelled' : attendance;
}

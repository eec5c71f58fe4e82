import type { OwnLesson } from '@shuyuan/contract';

/** How the student took part in a live lesson, or that it is ahead, was cancelled, or was held and does not count, e.g. before joining. */
export type Attend = NonNullable<OwnLesson['attendance']> | 'cancelled' | 'uncounted';

/** The cell of a live lesson; what was not held, or is not known, is `none`. */
export function attendOf({ state, attendance }: Pick<OwnLesson, 'state' | 'attendance'>): Attend {
  if (state === 'cancelled') return 'cancelled';
  return state === 'ended' && attendance === 'none' ? 'uncounted' : (attendance ?? 'none');
}

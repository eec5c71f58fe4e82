import type { PlayerStore } from './PlayerStore.ts';

/** Where a visitor buys the course: its page, else the list. */
export function buyPath({ place: { courseId, saleId } }: Pick<PlayerStore, 'place'>): string {
  return courseId === undefined || saleId === undefined ? '/course' : `/course/detail/${courseId}/${saleId}`;
}

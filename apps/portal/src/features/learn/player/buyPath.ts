import type { PlayerStore } from './PlayerStore.ts';

type Placed = Pick<PlayerStore, 'place'>;

/** Whether the address names the course on sale: only then can its lessons and its trials be asked for. */
export const namesSale = ({ place: { courseId, saleId } }: Placed) => courseId !== undefined && saleId !== undefined;

/** Where a visitor buys the course: its page, else the list. */
export function buyPath(store: Placed): string {
  return namesSale(store) ? `/course/detail/${store.place.courseId}/${store.place.saleId}` : '/course';
}

import type { ShownLesson } from './ShownLesson.ts';

type Placed = Pick<ShownLesson, 'place'>;

/** Whether the address names the course on sale: only then can its lessons and its trials be asked for. */
export const namesSale = ({ place: { courseId, saleId } }: Placed) => courseId !== undefined && saleId !== undefined;

/** Where a visitor buys the course: its page, else the list. */
export function buyPath(lesson: Placed): string {
  return namesSale(lesson) ? `/course/detail/${lesson.place.courseId}/${lesson.place.saleId}` : '/course';
}

import { idOf } from '../../../page/idOf.ts';
import type { CourseKey } from './CourseStore.ts';

/** The two ids of a course address, or null where one is no id (§2). */
export function keyOf(course: string, sale: string): CourseKey | null {
  const [id, saleId] = [idOf(course), idOf(sale)];
  return id === null || saleId === null ? null : { id, saleId };
}

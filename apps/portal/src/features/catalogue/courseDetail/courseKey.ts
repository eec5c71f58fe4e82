import type { CourseKey } from './CourseStore.ts';

const ID = /^[1-9]\d{0,15}$/;

/** The two ids of a course address, or null where one is no id (§2). */
export function keyOf(id: string, sid: string): CourseKey | null {
  return ID.test(id) && ID.test(sid) ? { id: Number(id), saleId: Number(sid) } : null;
}

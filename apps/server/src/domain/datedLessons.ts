import { joinTenant } from '../platform/data/joinTenant.ts';
import type { Tx } from '../platform/data/tenancy.ts';

/** Dated lessons `d` with their class `r`, course `c` and lesson `x` (product.md 4.3). */
export function fromDatedLessons(tx: Tx) {
  return tx
    .selectFrom('dated_lesson as d')
    .innerJoin('class_run as r', joinTenant('r.id', 'd.class_run_id'))
    .innerJoin('course as c', joinTenant('c.id', 'd.course_id'))
    .innerJoin('lesson as x', joinTenant('x.id', 'd.lesson_id'));
}

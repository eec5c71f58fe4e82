import type { Tx } from '../platform/data/tenancy.ts';

/** Dated lessons `d` with their class `r`, course `c` and lesson `x` (product.md 4.3). */
export function fromDatedLessons(tx: Tx) {
  return tx
    .selectFrom('dated_lesson as d')
    .innerJoin('class_run as r', (join) =>
      join.onRef('r.company_id', '=', 'd.company_id').onRef('r.id', '=', 'd.class_run_id'),
    )
    .innerJoin('course as c', (join) =>
      join.onRef('c.company_id', '=', 'd.company_id').onRef('c.id', '=', 'd.course_id'),
    )
    .innerJoin('lesson as x', (join) =>
      join.onRef('x.company_id', '=', 'd.company_id').onRef('x.id', '=', 'd.lesson_id'),
    );
}

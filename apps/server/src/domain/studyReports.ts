import { sql } from 'kysely';
import { joinTenant } from '../platform/data/joinTenant.ts';
import { inLanguage } from '../platform/data/select.ts';
import type { Tx } from '../platform/data/tenancy.ts';
import type { StudentCtx } from '../platform/http/requestContext.ts';

/** Study reports `t` with their class `r` and course `c`. */
export function fromReports(tx: Tx) {
  return tx
    .selectFrom('study_report as t')
    .innerJoin('class_run as r', joinTenant('r.id', 't.class_run_id'))
    .innerJoin('course as c', joinTenant('c.id', 'r.course_id'));
}

/** Published reports of a student, the latest first, each with what its address is made of. */
export function selectPublished({ tx, locale, studentId }: Pick<StudentCtx, 'tx' | 'locale' | 'studentId'>) {
  return fromReports(tx)
    .select(['t.class_run_id', 't.published_at', inLanguage(locale, 'c.title').as('title')])
    .select(
      sql<number | null>`(select e.offer_id from enrolment e where e.company_id = t.company_id
        and e.student_id = t.student_id and e.class_run_id = t.class_run_id and e.status <> 'quit'
        order by e.joined_at desc limit 1)`.as('offer_id'),
    )
    .where('t.student_id', '=', studentId)
    .where('t.state', '=', 'published')
    .orderBy('t.published_at', 'desc');
}

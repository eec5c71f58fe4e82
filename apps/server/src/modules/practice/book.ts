import { sql } from 'kysely';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';

/**
 * The student's wrong questions; before a deadline that their answers wait for they are not among them, nor those of an assessment
 * while the student has an attempt at it open (Z4).
 */
export function selectBook({ tx, studentId, now }: Pick<StudentCtx, 'tx' | 'studentId' | 'now'>) {
  return tx
    .selectFrom('wrong_question as w')
    .innerJoin('practice_record as p', joinTenant('p.id', 'w.record_id'))
    .innerJoin('paper as a', joinTenant('a.id', 'p.paper_id'))
    .where('w.student_id', '=', studentId)
    .where(sql<boolean>`(a.show_answer <> 'afterDeadline' or p.due_at <= ${now})`)
    .where(
      sql<boolean>`not exists (select 1 from practice_record o where o.company_id = p.company_id
        and o.assessment_id = p.assessment_id and o.student_id = w.student_id and o.state = 'unfinished'
        and coalesce(o.limit_ends_at, o.due_at) > ${now})`,
    );
}

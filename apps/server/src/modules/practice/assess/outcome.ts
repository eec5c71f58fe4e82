import { sql } from 'kysely';
import type { Tx } from '../../../platform/data/tenancy.ts';
import { enqueue } from '../../../platform/data/transaction.ts';
import type { RecordRow } from '../rows.ts';

/** Writes down which rules hold for a marked attempt: the highest level that its points reach, else the lowest there is, and each gap in its knowledge (product.md 4.5). */
export async function conclude(tx: Tx, { id, assessment_id, paper_id }: RecordRow): Promise<void> {
  if (assessment_id === null) return;
  await enqueue(tx, tx.deleteFrom('assessment_outcome').where('record_id', '=', id).execute());
  const concluding = sql`
    insert into assessment_outcome (company_id, record_id, assessment_id, rule_id)
    select p.company_id, p.id, x.assessment_id, x.id
      from practice_record p join assessment_rule x on x.company_id = p.company_id and x.assessment_id = p.assessment_id
      where p.id = ${id} and case x.kind
        when 'score' then x.min_score = (select coalesce(max(y.min_score) filter (where y.min_score <= p.score), min(y.min_score))
          from assessment_rule y where y.company_id = x.company_id and y.assessment_id = x.assessment_id and y.kind = 'score')
        else coalesce((select sum(coalesce(w.score, 0)) / nullif(sum(q.score), 0)
          from question q left join practice_answer w
            on w.company_id = q.company_id and w.record_id = p.id and w.question_id = q.id
          where q.company_id = p.company_id and q.paper_id = ${paper_id} and q.type <> 'group'
            and x.name = any(q.knowledge)) < x.below_rate, false) end`.execute(tx);
  await enqueue(tx, concluding);
}

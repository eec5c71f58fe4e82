import { type Selectable, sql } from 'kysely';
import { joinTenant } from '../../../platform/data/joinTenant.ts';
import type { Tx } from '../../../platform/data/tenancy.ts';
import { enqueue } from '../../../platform/data/transaction.ts';
import type { RecordRow } from '../rows.ts';
import type { AssessmentRuleTable } from './tables.ts';

/** What points mean: a rule of the assessment. */
export type Level = Pick<Selectable<AssessmentRuleTable>, 'id' | 'name' | 'name_en' | 'min_score'>;

/** The levels of the assessment that a record is of, the lowest first; none for a practice of a class. */
export function selectLevelsOf(tx: Tx, recordId: number): Promise<Level[]> {
  return tx
    .selectFrom('assessment_rule as x')
    .innerJoin('practice_record as p', joinTenant('p.assessment_id', 'x.assessment_id'))
    .select(['x.id', 'x.name', 'x.name_en', 'x.min_score'])
    .where('p.id', '=', recordId)
    .where('x.kind', '=', 'score')
    .orderBy('x.min_score')
    .execute();
}

/** The highest level that the points reach, else the lowest there is (product.md 4.5). */
export function levelOf(levels: readonly Level[], score: number | null): Level | undefined {
  return levels.findLast(({ min_score }) => min_score !== null && score !== null && min_score <= score) ?? levels[0];
}

/** Writes down which rules hold for a marked attempt: its level, and each gap in its knowledge (product.md 4.5). */
export async function conclude(
  tx: Tx,
  { id, assessment_id, paper_id, score }: Pick<RecordRow, 'id' | 'assessment_id' | 'paper_id' | 'score'>,
  levels?: readonly Level[],
): Promise<void> {
  if (assessment_id === null) return;
  const level = levelOf(levels ?? (await selectLevelsOf(tx, id)), score);
  await enqueue(tx, tx.deleteFrom('assessment_outcome').where('record_id', '=', id).execute());
  const concluding = sql`
    insert into assessment_outcome (company_id, record_id, assessment_id, rule_id)
    select p.company_id, p.id, x.assessment_id, x.id
      from practice_record p join assessment_rule x on x.company_id = p.company_id and x.assessment_id = p.assessment_id
      where p.id = ${id} and case x.kind
        when 'score' then x.id = ${level?.id ?? null}::bigint
        else coalesce((select sum(coalesce(w.score, 0)) / nullif(sum(q.score), 0)
          from question q left join practice_answer w
            on w.company_id = q.company_id and w.record_id = p.id and w.question_id = q.id
          where q.company_id = p.company_id and q.paper_id = ${paper_id} and q.type <> 'group'
            and x.name = any(q.knowledge)) < x.below_rate, false) end`.execute(tx);
  await enqueue(tx, concluding);
}

import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../platform/http/requestContext.ts';

/** SQL for whether the school shows results of assessment `s` now, once they are marked (product.md 4.5). */
export function showsResults(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(s.shows_result = 'afterMarking' or coalesce(s.released_at <= ${now}, false))`;
}

/** SQL for whether the school shows the result of an attempt `p` at assessment `s` now: it is marked. */
export function isShown(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(p.state = 'finished' and ${showsResults(now)})`;
}

/** Whose assessments are asked for. */
type Assessed = Pick<Ctx, 'companyId' | 'studentId' | 'now'>;

/** SQL for whether a result that is shown to the student advises the offer `o`. It names no column of `o` inside, so that a list of cards reads the advice once. */
export function isAdvised({ companyId, studentId, now }: Assessed): RawBuilder<boolean> {
  if (studentId === null) return sql<boolean>`false`;
  return sql<boolean>`(o.id = any(array(select y.offer_id from practice_record p
    join assessment s on s.company_id = p.company_id and s.id = p.assessment_id
    join assessment_outcome u on u.company_id = p.company_id and u.record_id = p.id
    join assessment_rule_offer y on y.company_id = u.company_id and y.rule_id = u.rule_id
    where p.company_id = ${companyId} and p.student_id = ${studentId} and p.assessment_id is not null
      and ${isShown(now)})))`;
}

/** SQL for the latest record that the student has handed in of the assessment that the offer `o` asks for; null for none. Offers that ask for none read nothing. */
export function handedInFor({ studentId }: Pick<Assessed, 'studentId'>): RawBuilder<number | null> {
  if (studentId === null) return sql<number | null>`null::bigint`;
  return sql<number | null>`(case when o.assessment_link_id is not null then (select max(p.id) from practice_record p
    join assessment_link k on k.company_id = p.company_id and k.assessment_id = p.assessment_id
    where p.company_id = o.company_id and p.student_id = ${studentId} and p.assessment_id is not null
      and p.state in ('submitted', 'awaiting', 'finished') and k.id = o.assessment_link_id) end)`;
}

/** SQL for whether the student may buy the offer `o` as far as assessments go: its own is handed in, or a result advises it (3004). */
export function isAssessed(who: Assessed): RawBuilder<boolean> {
  return sql<boolean>`(${handedInFor(who)} is not null or ${isAdvised(who)})`;
}

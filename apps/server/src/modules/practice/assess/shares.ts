import type { contract, OutputOf } from '@shuyuan/contract';
import { CLASS_MIN_STUDENTS } from '@shuyuan/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/data/tenancy.ts';
import type { ShownRecord } from './rows.ts';

type Shares = OutputOf<(typeof contract)['assessments']['review']>['shares'];

/** Shares are those of so many of the persons who were marked last. */
const COMPARED = 500;

/**
 * What others chose at each question with options: the last marked attempt of each person but the record's own. A question that
 * fewer than five of them have answered has no shares, so that no choice can be told from them (Z3).
 */
export async function selectShares(tx: Tx, { id, assessment_id }: ShownRecord): Promise<Shares> {
  const { rows } = await sql<Shares[number]>`
    with persons as (
      select distinct on (person) r.id, r.submitted_at, coalesce('student:' || r.student_id, e.who) as person
        from practice_record r join assessment_record e on e.company_id = r.company_id and e.id = r.id
        where r.assessment_id = ${assessment_id} and (r.state = 'finished' or r.id = ${id})
        order by person, r.submitted_at desc, r.id desc),
    own as (
      select coalesce('student:' || r.student_id, e.who) as person
        from practice_record r join assessment_record e on e.company_id = r.company_id and e.id = r.id where r.id = ${id}),
    others as (
      select p.id from persons p where p.person <> (select person from own) order by p.submitted_at desc limit ${sql.lit(COMPARED)}),
    given as (
      select a.question_id, a.record_id, a."values"
        from others o join practice_answer a on a.record_id = o.id
          join question q on q.company_id = a.company_id and q.id = a.question_id
        where q.type in ('single', 'multiple', 'judge') and array_to_string(a."values", '') <> ''),
    answered as (
      select question_id, count(*)::int as people from given group by question_id
        having count(*) >= ${sql.lit(CLASS_MIN_STUDENTS)}),
    chosen as (
      select g.question_id, v.key, count(distinct g.record_id) as people
        from given g cross join lateral unnest(g."values") as v (key) where v.key <> '' group by g.question_id, v.key)
    select n.question_id as "questionId", n.people, json_agg(json_build_object(
        'key', c.key, 'rate', round(c.people::numeric / n.people, 2)) order by c.key) as options
      from answered n join chosen c on c.question_id = n.question_id
      group by n.question_id, n.people order by n.question_id`.execute(tx);
  return rows;
}

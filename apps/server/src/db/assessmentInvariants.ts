import type { Invariant } from './invariant.ts';

/** Invariants of assessments before enrolment (product.md 4.5). */
export const ASSESSMENT_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I12 an attempt at an assessment has a record, and belongs to a guest until an account takes it over',
    sql: `select p.id from practice_record p
      left join assessment_record e on e.company_id = p.company_id and e.id = p.id
      where p.assessment_id is not null and (e.id is null
        or (p.student_id is null) <> (e.guest_phone is not null and e.claimed_at is null))`,
  },
  {
    id: 'I12 nobody starts from a link that has ended or is withdrawn, or more often than it allows',
    sql: `select e.id from assessment_record e
      join assessment_link k on k.company_id = e.company_id and k.id = e.link_id
      where e.created_at >= k.ends_at or e.created_at > k.withdrawn_at or e.attempt > k.tries`,
  },
  {
    id: 'I12 a person has one open record of a link',
    sql: `select min(e.id) as id from assessment_record e
      join practice_record p on p.company_id = e.company_id and p.id = e.id
      where p.state = 'unfinished' and not p.is_sent_back and e.claimed_at is null and e.guest_phone is null
      group by e.company_id, e.link_id, e.who having count(*) > 1`,
  },
  {
    id: 'I12 the level of a result is the highest that its points reach, else the lowest, and only a result has one',
    sql: `select p.id from practice_record p
        left join assessment_outcome u on u.company_id = p.company_id and u.record_id = p.id
          and exists (select 1 from assessment_rule x where x.company_id = u.company_id and x.id = u.rule_id and x.kind = 'score')
        left join assessment_rule l on l.company_id = u.company_id and l.id = u.rule_id
        where p.assessment_id is not null and p.state = 'finished' and l.min_score is distinct from (
          select coalesce(max(y.min_score) filter (where y.min_score <= p.score), min(y.min_score)) from assessment_rule y
            where y.company_id = p.company_id and y.assessment_id = p.assessment_id and y.kind = 'score')
      union all
      select u.record_id from assessment_outcome u
        join practice_record p on p.company_id = u.company_id and p.id = u.record_id where p.state <> 'finished'`,
  },
];

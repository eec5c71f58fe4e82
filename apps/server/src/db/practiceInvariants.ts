import type { Invariant } from './invariant.ts';

/** Invariants of practices and their marks (product.md 4.4). */
export const PRACTICE_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I12 a student has one open attempt at a practice, the last one',
    sql: `select p.id from practice_record p
      join practice_record l on l.company_id = p.company_id and l.student_id = p.student_id and l.paper_id = p.paper_id
        and l.class_run_id = p.class_run_id and l.attempt > p.attempt
      where p.state not in ('finished', 'expired')`,
  },
  {
    id: 'I12 points of a practice are those of its answers, by machine and by a person',
    sql: `select p.id, p.score, s.objective, s.subjective from practice_record p
      cross join lateral (select coalesce(sum(a.score) filter (where q.type not in ('short', 'oral')), 0) as objective,
          coalesce(sum(a.score) filter (where q.type in ('short', 'oral')), 0) as subjective
        from practice_answer a join question q on q.company_id = a.company_id and q.id = a.question_id
        where a.company_id = p.company_id and a.record_id = p.id) s
      where (p.state = 'finished' and exists (select 1 from question q where q.company_id = p.company_id
          and q.paper_id = p.paper_id) and (p.score <> s.objective + s.subjective
          or p.objective_score is distinct from s.objective or p.subjective_score is distinct from s.subjective))
        or (p.state = 'awaiting' and p.objective_score is distinct from s.objective)`,
  },
  {
    id: 'I12 the average that a student has in a class is that of the best marked attempts in time at its papers',
    sql: `select coalesce(m.student_id, b.student_id) as id, m.percent, b.average from
        (select * from class_mark where kind = 'all') m
        full join (select p.company_id, p.class_run_id, p.student_id, avg(p.percent) as average from (
          select q.company_id, q.class_run_id, q.student_id, q.paper_id, max(q.score / a.total_score * 100) as percent
            from practice_record q join paper a on a.company_id = q.company_id and a.id = q.paper_id
            where q.state = 'finished' and not q.is_make_up and q.class_run_id is not null and a.total_score > 0 group by 1, 2, 3, 4) p group by 1, 2, 3) b
          using (company_id, class_run_id, student_id)
      where (m.percent is null) <> (b.average is null) or abs(m.percent - b.average) > 1e-9`,
  },
  {
    id: 'I12 points of a student in a class by who marks them are those of the answers',
    sql: `select coalesce(m.student_id, b.student_id) as id, m.percent, b.average from
        (select * from class_mark where kind = 'part') m
        full join (select q.company_id, q.class_run_id, q.student_id,
            case when s.type in ('short', 'oral') then 'person' else 'machine' end as name,
            sum(coalesce(w.score, 0)) / sum(s.score) * 100 as average
          from practice_record q
          join question s on s.company_id = q.company_id and s.paper_id = q.paper_id and s.type <> 'group' and s.score > 0
          left join practice_answer w on w.company_id = q.company_id and w.record_id = q.id and w.question_id = s.id
          where q.state = 'finished' and not q.is_make_up and q.class_run_id is not null group by 1, 2, 3, 4) b
          using (company_id, class_run_id, student_id, name)
      where (m.percent is null) <> (b.average is null) or abs(m.percent - b.average) > 1e-9`,
  },
  {
    id: 'I12 no answer has more points than its question, and no question more than its paper',
    sql: `select a.record_id as id from practice_answer a
        join question q on q.company_id = a.company_id and q.id = a.question_id
        where a.score > q.score or q.type = 'group'
      union all
      select f.id from paper f
        left join lateral (select coalesce(sum(q.score), 0) as sum, count(*) as count from question q
          where q.company_id = f.company_id and q.paper_id = f.id and q.type <> 'group') q on true
        where q.count > 0 and q.sum <> f.total_score`,
  },
  {
    id: 'I12 points by criteria have the sum of the answer, each within its own, and all criteria that of the question',
    sql: `select a.record_id as id from practice_answer a
        join question q on q.company_id = a.company_id and q.id = a.question_id
        where a.criterion_scores is not null and (q.criteria is null
          or jsonb_array_length(a.criterion_scores) <> jsonb_array_length(q.criteria)
          or a.score is distinct from (select case when bool_and(s.value <> 'null') then sum(nullif(s.value, 'null')::text::numeric) end
            from jsonb_array_elements(a.criterion_scores) s)
          or exists (select 1 from jsonb_array_elements(a.criterion_scores) with ordinality s (value, place)
            where s.value <> 'null' and s.value::text::numeric
              not between 0 and (q.criteria -> (s.place::int - 1) ->> 'score')::numeric))
      union all
      select q.id from question q where q.criteria is not null
        and q.score <> (select sum((c.value ->> 'score')::numeric) from jsonb_array_elements(q.criteria) c)`,
  },
  {
    id: 'I12 an answer belongs to the paper of its practice',
    sql: `select a.record_id from practice_answer a
      join practice_record p on p.company_id = a.company_id and p.id = a.record_id
      join question q on q.company_id = a.company_id and q.id = a.question_id
      where q.paper_id <> p.paper_id`,
  },
  {
    id: 'I12 a finished practice is marked wholly, and by a person where it asks for one',
    sql: `select p.id from practice_record p
      where p.state = 'finished' and exists (select 1 from question q where q.company_id = p.company_id
          and q.paper_id = p.paper_id and q.type in ('short', 'oral') and (p.marker_id is null or p.marked_at is null
          or not exists (select 1 from practice_answer a where a.company_id = p.company_id and a.record_id = p.id
            and a.question_id = q.id and a.score is not null)))`,
  },
  {
    id: 'I12 nothing is handed in or answered after its end',
    sql: `select p.id from practice_record p
        where p.submitted_at > coalesce(p.limit_ends_at, p.due_at) or p.limit_ends_at > p.due_at
      union all
      select p.id from practice_answer a
        join practice_record p on p.company_id = a.company_id and p.id = a.record_id
        where a.version > 0 and p.submitted_at is not null and a.saved_at > p.submitted_at`,
  },
  {
    id: 'I12 nobody marks what does not wait, but for the minutes in which sent marks may change',
    sql: `select p.id from practice_record p where p.claimed_by is not null and p.state not in ('awaiting', 'finished')`,
  },
  {
    id: 'U10 a file of an answer is the student’s own and used by the practice',
    sql: `select f.record_id, f.upload_id from practice_file f
      join practice_record p on p.company_id = f.company_id and p.id = f.record_id
      join upload u on u.company_id = f.company_id and u.id = f.upload_id
      where u.owner_kind <> 'student' or u.owner_id <> p.student_id or not exists (select 1 from upload_use x
        where x.company_id = f.company_id and x.upload_id = f.upload_id and x.kind = 'practiceAnswer' and x.ref_id = f.record_id)`,
  },
  {
    id: 'U10 what uses a file in a practice shows it',
    sql: `select x.upload_id, x.ref_id from upload_use x where (x.kind = 'practiceAnswer' and not exists (
        select 1 from practice_file f where f.company_id = x.company_id and f.record_id = x.ref_id and f.upload_id = x.upload_id))
      or (x.kind = 'practiceComment' and not exists (select 1 from practice_record p
        where p.company_id = x.company_id and p.id = x.ref_id and p.comment_audio_id = x.upload_id))`,
  },
];

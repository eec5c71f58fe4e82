import type { Invariant } from './invariant.ts';

/** Invariants of reports and score sheets. */
export const ARCHIVE_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I1 a score sheet is confirmed by somebody at some time, and only then',
    sql: `select s.id from score_sheet s
      where (s.state = 'confirmed') <> (s.confirmed_at is not null) or (s.confirmed_at is null) <> (s.confirmed_by is null)`,
  },
  {
    id: 'Z1 a report belongs to a student who is or was in the class',
    sql: `select t.id from study_report t where not exists (select 1 from enrolment e where e.company_id = t.company_id
      and e.student_id = t.student_id and e.class_run_id = t.class_run_id)`,
  },
  {
    id: 'U10 a photo of a score sheet is the student’s own',
    sql: `select x.upload_id, x.ref_id from upload_use x
      left join score_sheet s on s.company_id = x.company_id and s.id = x.ref_id
      left join upload u on u.company_id = x.company_id and u.id = x.upload_id
      where x.kind = 'scoreSheet' and (s.id is null or u.owner_kind <> 'student' or u.owner_id <> s.student_id)`,
  },
];

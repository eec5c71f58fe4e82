import { sql } from 'kysely';
import { selectPublished } from '../../domain/studyReports.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';

type Key = Pick<StudentCtx, 'tx' | 'locale' | 'studentId'>;

/** The student's sheets, the one to fill first, then the newest exam. */
export function selectSheets({ tx, locale, studentId }: Key, id?: number) {
  let query = tx
    .selectFrom('score_sheet as t')
    .select(['t.id', 't.type', 't.state', 't.due_at', 't.comment', 't.confirmed_by', 't.confirmed_at', 't.version'])
    .select([inLanguage(locale, 't.title').as('title'), inLanguage(locale, 't.term').as('term')])
    .select([
      sql<string | null>`to_char(t.exam_date, 'YYYY-MM-DD')`.as('exam_date'),
      sql<
        number | null
      >`(select sum(i.score) from score_item i where i.company_id = t.company_id and i.sheet_id = t.id)`.as('total'),
      sql<number>`(select coalesce(sum(i.full_score), 0) from score_item i
        where i.company_id = t.company_id and i.sheet_id = t.id)`.as('full'),
    ])
    .where('t.student_id', '=', studentId);
  if (id !== undefined) query = query.where('t.id', '=', id);
  return query
    .orderBy(sql`(t.state in ('toFill', 'sentBack')) desc, t.exam_date desc nulls last, t.id desc`)
    .limit(100)
    .execute();
}
/** A sheet with its sums. */
export type SheetRow = Awaited<ReturnType<typeof selectSheets>>[number];

/** The subjects of a sheet in order. */
export function selectItems({ tx, locale }: Key, sheetId: number) {
  return tx
    .selectFrom('score_item as i')
    .innerJoin('subject as s', joinTenant('s.id', 'i.subject_id'))
    .select(['i.subject_id', 'i.score', 'i.full_score', 'i.class_rank', 'i.grade_rank', 'i.remark'])
    .select(inLanguage(locale, 's.name').as('subject'))
    .where('i.sheet_id', '=', sheetId)
    .orderBy('i.sort')
    .orderBy('i.subject_id')
    .execute();
}

/** Photos of the original slip, oldest first. */
export function selectFiles({ tx }: Key, sheetId: number) {
  return tx
    .selectFrom('upload_use as w')
    .innerJoin('upload as u', joinTenant('u.id', 'w.upload_id'))
    .select(['u.id', 'u.name', 'u.path', 'u.bytes', 'u.width', 'u.height'])
    .where('w.kind', '=', 'scoreSheet')
    .where('w.ref_id', '=', sheetId)
    .orderBy('u.id')
    .execute();
}

/** Name, picture and grade of the student. */
export function selectStudent({ tx, locale, studentId }: Key) {
  return tx
    .selectFrom('student as u')
    .leftJoin('grade as g', joinTenant('g.id', 'u.grade_id'))
    .select(['u.nickname', 'u.portrait', 'u.created_at', inLanguage<string | null>(locale, 'g.name').as('grade')])
    .where('u.id', '=', studentId)
    .executeTakeFirstOrThrow();
}

/** The student's classes with the share of lessons that are learnt, in percent; the newest first. */
export function selectCourses({ tx, locale, studentId }: Key) {
  return tx
    .selectFrom('enrolment as e')
    .innerJoin('class_run as r', joinTenant('r.id', 'e.class_run_id'))
    .innerJoin('course as c', joinTenant('c.id', 'r.course_id'))
    .select(['e.class_run_id', 'e.offer_id', 'r.starts_at', 'r.ends_at', inLanguage(locale, 'c.title').as('title')])
    .select(
      sql<number>`coalesce((select round(100.0 * count(*) filter (where
            exists (select 1 from learn_record p where p.company_id = x.company_id and p.student_id = e.student_id
              and p.class_run_id = r.id and p.lesson_id = x.id and p.finished_at is not null))
          / nullif(count(*), 0)) from lesson x where x.company_id = r.company_id and x.course_id = r.course_id), 0)::int`.as(
        'progress',
      ),
    )
    .where('e.student_id', '=', studentId)
    .where('e.status', '<>', 'quit')
    .orderBy('e.joined_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(100)
    .execute();
}

/** Published reports, the newest first, with the figures that honours are given for. */
export function selectReports(ctx: Key) {
  const figure = (name: string) => sql<number | null>`(t.figures -> 'cn' ->> ${name}::text)::double precision`;
  return selectPublished(ctx)
    .select([figure('average').as('average'), figure('attendRate').as('attend_rate')])
    .execute();
}

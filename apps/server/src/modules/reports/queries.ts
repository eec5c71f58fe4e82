import type { Locale } from '@shuyuan/rules';
import { sql } from 'kysely';
import { selectPublished } from '../../domain/studyReports.ts';
import { joinTenant, ofSameSchool } from '../../platform/data/joinTenant.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';

/** A class of a student; with the offer, only if it is one of the class. */
export interface ReportKey {
  studentId: number;
  courseId: number;
  saleId?: number | undefined;
}

/** The head of a report: class, student, lecturer, and the stored report if there is one; undefined for who was never in it (Z1). */
export function selectHead(tx: Tx, locale: Locale, { studentId, courseId, saleId }: ReportKey) {
  let query = tx
    .selectFrom('enrolment as e')
    .innerJoin('class_run as r', joinTenant('r.id', 'e.class_run_id'))
    .innerJoin('course as c', joinTenant('c.id', 'r.course_id'))
    .innerJoin('subject as s', joinTenant('s.id', 'c.subject_id'))
    .innerJoin('lecturer as l', joinTenant('l.id', 'r.lecturer_id'))
    .innerJoin('student as u', joinTenant('u.id', 'e.student_id'))
    .leftJoin('grade as g', joinTenant('g.id', 'u.grade_id'))
    .leftJoin('study_report as t', (join) =>
      ofSameSchool(join, 't', 'e')
        .onRef('t.student_id', '=', 'e.student_id')
        .onRef('t.class_run_id', '=', 'e.class_run_id'),
    )
    .select(['e.offer_id', 'e.student_id', 'e.class_run_id', 'u.nickname', 'l.portrait'])
    .select([
      't.id as report_id',
      't.state',
      't.figures',
      't.strengths',
      't.weaknesses',
      't.comment',
      't.suggestion',
      't.published_at',
      't.read_at',
      't.is_shared',
      't.share_until',
    ])
    .select([
      inLanguage(locale, 'c.title').as('course'),
      inLanguage(locale, 'r.name').as('class_name'),
      inLanguage(locale, 's.name').as('subject'),
      inLanguage<string | null>(locale, 'g.name').as('grade'),
      inLanguage(locale, 'l.name').as('lecturer'),
      sql<string | null>`to_char(coalesce(r.starts_at, (select min(d.starts_at) from dated_lesson d
        where d.company_id = r.company_id and d.class_run_id = r.id)) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as(
        'first_day',
      ),
      sql<string | null>`to_char(coalesce((select max(d.ends_at) from dated_lesson d
        where d.company_id = r.company_id and d.class_run_id = r.id), r.ends_at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as(
        'last_day',
      ),
    ])
    .where('e.student_id', '=', studentId)
    .where('e.class_run_id', '=', courseId)
    .where('e.status', '<>', 'quit');
  if (saleId !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('offer as o')
          .select('o.id')
          .whereRef('o.company_id', '=', 'e.company_id')
          .whereRef('o.class_run_id', '=', 'e.class_run_id')
          .where('o.id', '=', saleId),
      ),
    );
  }
  return query
    .orderBy(sql`(e.status in ('active', 'frozen')) desc, e.joined_at desc, e.id desc`)
    .limit(1)
    .executeTakeFirst();
}
/** Head of a report. */
export type HeadRow = NonNullable<Awaited<ReturnType<typeof selectHead>>>;

/** Published reports that the student has not opened, the latest first. */
export function selectUnread(ctx: Pick<StudentCtx, 'tx' | 'locale' | 'studentId'>) {
  return selectPublished(ctx).where('t.read_at', 'is', null).limit(20).execute();
}

import type { Locale } from '@shuyuan/rules';
import { sql } from 'kysely';
import { joinTenant, ofSameSchool } from '../../platform/data/joinTenant.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';

/** Lessons before and after the present that are shown of each class. */
const AROUND = 3;

/** A student by phone. */
export async function selectStudentId(tx: Tx, phone: string): Promise<number | null> {
  const row = await tx.selectFrom('student').select('id').where('phone', '=', phone).executeTakeFirst();
  return row?.id ?? null;
}

/** The lessons of a student's classes around the present, class by class. */
export async function selectLessonsAround(tx: Tx, studentId: number, { now, locale }: { now: Date; locale: Locale }) {
  const rows = await tx
    .selectFrom('enrolment as e')
    .innerJoin('dated_lesson as d', joinTenant('d.class_run_id', 'e.class_run_id'))
    .innerJoin('lesson as x', joinTenant('x.id', 'd.lesson_id'))
    .innerJoin('course as c', joinTenant('c.id', 'd.course_id'))
    .select(['d.id', 'd.class_run_id', 'd.starts_at', 'd.ends_at', 'd.state', 'd.started_at', 'd.replay', 'x.index'])
    .select([inLanguage(locale, 'x.title').as('title'), inLanguage(locale, 'c.title').as('course'), 'x.has_practice'])
    .select([
      sql<number>`row_number() over (partition by d.class_run_id, d.ends_at <= ${now} order by
        case when d.ends_at <= ${now} then -extract(epoch from d.starts_at) else extract(epoch from d.starts_at) end)::int`.as(
        'place',
      ),
    ])
    .where('e.student_id', '=', studentId)
    .where('e.status', 'in', ['active', 'frozen'])
    .orderBy('d.class_run_id')
    .orderBy('d.starts_at')
    .execute();
  return rows.filter(({ place }) => place <= AROUND);
}
export type ControlLesson = Awaited<ReturnType<typeof selectLessonsAround>>[number];

/** The newest practices of a student. */
export function selectPractices(tx: Tx, studentId: number, locale: Locale) {
  return tx
    .selectFrom('practice_record as q')
    .innerJoin('paper as a', joinTenant('a.id', 'q.paper_id'))
    .select(['q.id', 'q.state', inLanguage(locale, 'a.name').as('name')])
    .where('q.student_id', '=', studentId)
    .where('q.state', 'in', ['unfinished', 'submitted', 'awaiting'])
    .orderBy('q.due_at')
    .limit(12)
    .execute();
}

/** The newest articles of a student, with the number of the text that a decision is about. */
export function selectArticles(tx: Tx, studentId: number) {
  return tx
    .selectFrom('article as a')
    .innerJoin('article_text as v', (join) =>
      ofSameSchool(join, 'v', 'a').onRef('v.article_id', '=', 'a.id').onRef('v.version', '=', 'a.version'),
    )
    .select(['a.id', 'a.state', 'a.version', 'v.title'])
    .where('a.student_id', '=', studentId)
    .where('a.state', 'in', ['inReview', 'published', 'off'])
    .orderBy('v.submitted_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(12)
    .execute();
}

/** The score sheets of a student that are not confirmed. */
export function selectSheets(tx: Tx, studentId: number, locale: Locale) {
  return tx
    .selectFrom('score_sheet')
    .select(['id', 'state', inLanguage(locale, 'title').as('title')])
    .where('student_id', '=', studentId)
    .where('state', '<>', 'confirmed')
    .orderBy('id')
    .execute();
}

import type { Locale } from '@shuyuan/rules';
import { type RawBuilder, sql } from 'kysely';
import { attendanceOf, joinedAt } from '../../domain/attendance.ts';
import { practiceState, requiresPractice } from '../../domain/lessonLock.ts';
import { joinTenant, ofSameSchool } from '../../platform/data/joinTenant.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';

/** A class of the student and an offer of it. */
export interface ClassKey {
  courseId: number;
  saleId?: number | undefined;
}

/** The student's enrolment in a class, the one in force first; undefined for who is not or no longer in it (Z1). */
export function selectOwnRun({ tx, studentId, now, locale }: StudentCtx, { courseId, saleId }: ClassKey) {
  let query = tx
    .selectFrom('enrolment as e')
    .innerJoin('class_run as r', joinTenant('r.id', 'e.class_run_id'))
    .innerJoin('course as c', joinTenant('c.id', 'r.course_id'))
    .select(['e.id as enrolment_id', 'e.offer_id', 'e.valid_until', 'r.id', 'r.course_id', 'c.kind'])
    .select([
      'r.starts_at',
      'r.ends_at',
      'r.is_locked_by_practice',
      'r.is_cancelled',
      'r.has_anti_skip',
      'r.lecturer_id',
    ])
    .select(['r.playback_months', 'c.cover', 'c.subject_id'])
    .select([inLanguage(locale, 'c.title').as('title'), inLanguage(locale, 'r.name').as('name')])
    .select(enrolmentState(now).as('enrolment'))
    .where('e.student_id', '=', studentId)
    .where('e.class_run_id', '=', courseId)
    .where('e.status', '<>', 'quit');
  if (saleId !== undefined)
    query = query.where(sql<boolean>`exists (select 1 from offer o where o.company_id = e.company_id
      and o.class_run_id = e.class_run_id and o.id = ${saleId})`);
  return query
    .orderBy(sql`(e.status in ('active', 'frozen')) desc, e.joined_at desc, e.id desc`)
    .limit(1)
    .executeTakeFirst();
}
export type OwnRun = NonNullable<Awaited<ReturnType<typeof selectOwnRun>>>;

/** State of the enrolment `e`, whether its end is written yet or not. */
export function enrolmentState(now: Date): RawBuilder<'active' | 'expired' | 'frozen'> {
  return sql<'active' | 'expired' | 'frozen'>`case when e.status = 'active' and e.valid_until <= ${now}::timestamptz
    then 'expired' else e.status end`;
}

/** The newest attempt at a lesson's practice, as a JSON object. */
export interface OwnPractice {
  id: number;
  state: 'unfinished' | 'submitted' | 'awaiting' | 'finished' | 'expired';
  dueAt: string;
  score: number | null;
  maxScore: number;
  limitMinutes: number | null;
  answered: number;
  total: number;
}

/** The practice that a lesson will bring, before the student is given it. */
export interface PracticePlan {
  total: number;
  dueHours: number;
  limitMinutes: number | null;
  /** Share of a recording that opens it. */
  percent: number;
}

/** SQL for the practice that the lesson `x` will bring, as a JSON object. */
export const PLAN = sql<PracticePlan | null>`(
  select json_build_object('dueHours', a.due_hours, 'limitMinutes', a.limit_minutes,
      'total', (select count(*)::int from question s where s.company_id = a.company_id and s.paper_id = a.id and s.type <> 'group'),
      'percent', (select k.learnt_percent from company k where k.id = a.company_id))
    from paper a where a.company_id = x.company_id and a.lesson_id = x.id and a.status = 'open' order by a.id limit 1)`;

/** The lessons of a class of the student in order, with date, progress, practice and attendance. */
export function selectOwnLessons({ tx, studentId, now, locale }: StudentCtx, run: Pick<OwnRun, 'id'>) {
  const student = sql`${studentId}::bigint`;
  const of = { company: sql`x.company_id`, classRun: sql`r.id`, lesson: sql`x.id`, student };
  return tx
    .selectFrom('class_run as r')
    .innerJoin('lesson as x', joinTenant('x.course_id', 'r.course_id'))
    .leftJoin('learn_record as p', (join) =>
      ofSameSchool(join, 'p', 'x')
        .onRef('p.class_run_id', '=', 'r.id')
        .onRef('p.lesson_id', '=', 'x.id')
        .on('p.student_id', '=', studentId),
    )
    .leftJoin('chapter as h', joinTenant('h.id', 'x.chapter_id'))
    .leftJoin('dated_lesson as d', (join) =>
      ofSameSchool(join, 'd', 'x').onRef('d.class_run_id', '=', 'r.id').onRef('d.lesson_id', '=', 'x.id'),
    )
    .select(['x.id', 'x.index', 'x.kind', 'x.duration_s', 'x.media_s', 'x.is_trial', 'x.has_practice', 'x.chapter_id'])
    .select(['d.id as dated_id', 'd.starts_at', 'd.ends_at', 'd.state', 'd.started_at', 'd.replay', 'd.cancel_reason'])
    .select(['p.position_s', 'p.watched_s', 'p.finished_at'])
    .select([inLanguage(locale, 'x.title').as('title'), inLanguage<string | null>(locale, 'h.title').as('chapter')])
    .select([
      practiceState(of).as('furthest'),
      requiresPractice(of).as('requires_practice'),
      newestPractice(student).as('practice'),
      PLAN.as('plan'),
      sql<'none' | 'present' | 'late' | 'absent' | 'replay'>`case when d.id is not null then ${attendanceOf(now, {
        student,
        joinedAt: joinedAt(studentId),
      })} else 'none' end`.as('attendance'),
      sql<boolean>`exists (select 1 from lesson_review w where w.company_id = x.company_id and w.student_id = ${student}
        and w.class_run_id = r.id and w.lesson_id = x.id)`.as('is_reviewed'),
    ])
    .where('r.id', '=', run.id)
    .orderBy('x.index')
    .execute();
}
export type OwnLessonRow = Awaited<ReturnType<typeof selectOwnLessons>>[number];

function newestPractice(student: RawBuilder<unknown>): RawBuilder<OwnPractice | null> {
  return sql<OwnPractice | null>`(
    select json_build_object('id', q.id, 'state', q.state, 'dueAt', q.due_at, 'score', q.score,
      'maxScore', (select o.total_score from paper o where o.company_id = q.company_id and o.id = q.paper_id),
      'limitMinutes', (select o.limit_minutes from paper o where o.company_id = q.company_id and o.id = q.paper_id),
      'answered', (select count(*)::int from practice_answer a where a.company_id = q.company_id and a.record_id = q.id
        and (cardinality(a."values") > 0 or a.text <> '' or exists (select 1 from practice_file f
          where f.company_id = a.company_id and f.record_id = a.record_id and f.question_id = a.question_id))),
      'total', (select count(*)::int from question s where s.company_id = q.company_id and s.paper_id = q.paper_id
        and s.type <> 'group'))
    from practice_record q where q.company_id = x.company_id and q.student_id = ${student} and q.class_run_id = r.id
      and q.lesson_id = x.id order by q.attempt desc limit 1)`;
}

/** The dated lesson's class and lesson; undefined for one of another school. */
export function selectDated({ tx }: Pick<Ctx, 'tx'>, id: number) {
  return tx.selectFrom('dated_lesson').select(['class_run_id', 'lesson_id']).where('id', '=', id).executeTakeFirst();
}

/** Lecturer, subject and conversation of a class. */
export function selectClassParts({ tx, locale }: Pick<Ctx, 'tx' | 'locale'>, classRunId: number) {
  return tx
    .selectFrom('class_run as r')
    .innerJoin('course as c', joinTenant('c.id', 'r.course_id'))
    .innerJoin('lecturer as l', joinTenant('l.id', 'r.lecturer_id'))
    .innerJoin('subject as s', joinTenant('s.id', 'c.subject_id'))
    .select(['l.portrait', nameOf(locale, 'l').as('lecturer'), nameOf(locale, 's').as('subject')])
    .select(
      sql<
        number | null
      >`(select v.id from conversation v where v.company_id = r.company_id and v.class_run_id = r.id)`.as(
        'conversation_id',
      ),
    )
    .where('r.id', '=', classRunId)
    .executeTakeFirstOrThrow();
}

function nameOf(locale: Locale, alias: 'l' | 's'): RawBuilder<string> {
  return inLanguage(locale, `${alias}.name`);
}

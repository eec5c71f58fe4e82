import { sql } from 'kysely';
import { attendanceOf } from '../../domain/attendance.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { StudyReport } from './figureTypes.ts';

type Step = StudyReport['steps'][number];
type StepCtx = Pick<StudentCtx, 'tx' | 'now' | 'locale' | 'studentId'>;

/** What the student's rows suggest to do next: first in this class, and once its report is published in another one. */
export async function selectSteps(
  ctx: StepCtx,
  { classRunId, isPublished, wrongLeft }: { classRunId: number; isPublished: boolean; wrongLeft: number },
): Promise<Step[]> {
  const steps = [
    await selectPractice(ctx, classRunId),
    await selectReplay(ctx, classRunId),
    wrongLeft === 0 ? undefined : ({ kind: 'wrong', title: '', count: wrongLeft } satisfies Step),
    isPublished ? await selectClass(ctx, classRunId) : undefined,
  ];
  return steps.filter((step) => step !== undefined);
}

/** The open practice of the class with the nearest deadline, and how many of its questions have an answer. */
async function selectPractice({ tx, now, locale, studentId }: StepCtx, classRunId: number): Promise<Step | undefined> {
  const row = await tx
    .selectFrom('practice_record as p')
    .innerJoin('paper as a', joinTenant('a.id', 'p.paper_id'))
    .select(['p.id', 'p.due_at', inLanguage(locale, 'a.name').as('name')])
    .select([
      sql<number>`(select count(*)::int from question s where s.company_id = p.company_id and s.paper_id = p.paper_id
        and s.type <> 'group')`.as('total'),
      sql<number>`(select count(*)::int from practice_answer w where w.company_id = p.company_id and w.record_id = p.id
        and (cardinality(w.values) > 0 or coalesce(w.text, '') <> ''))`.as('done'),
    ])
    .where('p.student_id', '=', studentId)
    .where('p.class_run_id', '=', classRunId)
    .where('p.state', '=', 'unfinished')
    .where('p.due_at', '>', now)
    .orderBy('p.due_at')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, name: title, due_at, done: count, total } = row;
  return { kind: 'practice', id, title, dueAt: due_at.toISOString(), count, total };
}

/** The first lesson of the class that was missed and has a recording. */
async function selectReplay({ tx, now, locale, studentId }: StepCtx, classRunId: number): Promise<Step | undefined> {
  const state = attendanceOf(now, {
    student: sql`${studentId}::bigint`,
    joinedAt: sql`(select min(e.joined_at) from enrolment e where e.company_id = d.company_id
      and e.student_id = ${studentId}::bigint and e.class_run_id = d.class_run_id and e.status <> 'quit')`,
  });
  const row = await tx
    .selectFrom('dated_lesson as d')
    .innerJoin('lesson as x', joinTenant('x.id', 'd.lesson_id'))
    .select(['d.id', 'x.index', inLanguage(locale, 'x.title').as('title')])
    .where('d.class_run_id', '=', classRunId)
    .where('d.replay', '=', 'ready')
    .where(sql<boolean>`${state} = 'absent'`)
    .orderBy('x.index')
    .limit(1)
    .executeTakeFirst();
  return row && { kind: 'replay', id: row.id, title: row.title, count: row.index };
}

/** Another class of the student that goes on. */
async function selectClass(ctx: StepCtx, classRunId: number): Promise<Step | undefined> {
  const row = await selectRunning(ctx).where('r.id', '<>', classRunId).limit(1).executeTakeFirst();
  return row && { kind: 'course', title: row.title, courseId: row.class_run_id, saleId: row.offer_id };
}

/** Live classes `r` of the student that have begun and not ended, the latest joined first. */
export function selectRunning({ tx, now, locale, studentId }: StepCtx) {
  return tx
    .selectFrom('enrolment as e')
    .innerJoin('class_run as r', joinTenant('r.id', 'e.class_run_id'))
    .innerJoin('course as c', joinTenant('c.id', 'r.course_id'))
    .select(['e.class_run_id', 'e.offer_id', inLanguage(locale, 'c.title').as('title')])
    .where('e.student_id', '=', studentId)
    .where('e.status', '=', 'active')
    .where(sql<boolean>`coalesce(e.valid_until > ${now}, true)`)
    .where('r.is_cancelled', '=', false)
    .where('r.starts_at', '<=', now)
    .where('r.ends_at', '>', now)
    .orderBy('e.joined_at', 'desc')
    .orderBy('e.id', 'desc');
}

/** Wrong questions of the class in the student's book as it shows them, and how many are mastered. */
export async function countWrong(
  { tx, now, studentId }: Pick<StepCtx, 'tx' | 'now' | 'studentId'>,
  classRunId: number,
): Promise<{ total: number; mastered: number }> {
  return tx
    .selectFrom('wrong_question as w')
    .innerJoin('practice_record as p', joinTenant('p.id', 'w.record_id'))
    .innerJoin('paper as a', joinTenant('a.id', 'p.paper_id'))
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(*) filter (where w.is_mastered)::int`.as('mastered'),
    ])
    .where('w.student_id', '=', studentId)
    .where('p.class_run_id', '=', classRunId)
    .where(sql<boolean>`(a.show_answer <> 'afterDeadline' or p.due_at <= ${now})`)
    .executeTakeFirstOrThrow();
}

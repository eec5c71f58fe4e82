import { sql } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import { auditDecision } from '../../platform/work/audit.ts';
import { newSeed } from './again.ts';
import { notifyOf } from './news.ts';
import { dueAfter, type PracticeCtx, rememberEnd } from './rows.ts';

interface Publication {
  classRunId: number;
  lessonId: number;
  /** One student, as in a recorded course; without, everybody in the class. */
  studentId?: number;
  /** Without messages. */
  isSilent?: boolean;
}

/** Publishes the practice of a lesson that was held to its class, with a deadline and a message; once a student (product.md 4.4). */
export async function publishPractices(tx: Tx, datedLessonId: number, now: Date): Promise<number> {
  const lesson = await tx
    .selectFrom('dated_lesson')
    .select(['company_id', 'class_run_id', 'lesson_id'])
    .where('id', '=', datedLessonId)
    .executeTakeFirst();
  if (!lesson) return 0;
  const { company_id: companyId, class_run_id: classRunId, lesson_id: lessonId } = lesson;
  const count = await publish({ tx, companyId, now }, { classRunId, lessonId });
  if (count > 0) await auditDecision(tx, { companyId, now }, 'practice published', { datedLessonId, students: count });
  return count;
}

/** Publishes the practice of a lesson in a class; the number of students who have it new. */
export async function publish(
  ctx: PracticeCtx,
  { classRunId, lessonId, studentId, isSilent = false }: Publication,
): Promise<number> {
  const { tx, companyId, now } = ctx;
  const paper = await tx
    .selectFrom('paper')
    .selectAll()
    .where('lesson_id', '=', lessonId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (!paper) return 0;
  let query = tx
    .selectFrom('enrolment as e')
    .select(['e.student_id', 'e.offer_id'])
    .where('e.class_run_id', '=', classRunId)
    .where('e.status', '=', 'active')
    .where(sql<boolean>`coalesce(e.valid_until > ${now}, true)`)
    .where(
      sql<boolean>`not exists (select 1 from practice_record p where p.company_id = e.company_id
        and p.student_id = e.student_id and p.class_run_id = e.class_run_id and p.paper_id = ${paper.id})`,
    );
  if (studentId !== undefined) query = query.where('e.student_id', '=', studentId);
  const members = await query.execute();
  if (members.length === 0) return 0;
  const rows = members.map(({ student_id, offer_id }) => ({
    company_id: companyId,
    student_id,
    paper_id: paper.id,
    class_run_id: classRunId,
    offer_id,
    lesson_id: lessonId,
    published_at: now,
    due_at: dueAfter(now, paper),
    shuffle_seed: newSeed(paper),
  }));
  const records = await tx
    .insertInto('practice_record')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
  for (const record of records) {
    await rememberEnd(ctx, record);
    if (!isSilent) await notifyOf(ctx, record, 'published', { paper });
  }
  return records.length;
}

/**
 * Gives a student of a class the practices that are missing: of the lessons held before he joined, without which the lock would
 * never open, and of the lessons that he has learnt in a recorded course.
 */
export async function publishMissed(ctx: PracticeCtx, enrolmentId: number): Promise<void> {
  const { tx, now } = ctx;
  const own = await tx
    .selectFrom('enrolment')
    .select(['class_run_id as classRunId', 'student_id as studentId'])
    .where('id', '=', enrolmentId)
    .executeTakeFirst();
  if (!own) return;
  const held = await tx
    .selectFrom('dated_lesson')
    .select('lesson_id')
    .where('class_run_id', '=', own.classRunId)
    .where('state', '<>', 'cancelled')
    .where((eb) => eb.or([eb('ends_at', '<=', now), eb('state', '=', 'ended')]))
    .orderBy('starts_at')
    .execute();
  const learnt = await tx
    .selectFrom('learn_record')
    .select('lesson_id')
    .where('class_run_id', '=', own.classRunId)
    .where('student_id', '=', own.studentId)
    .where('finished_at', 'is not', null)
    .execute();
  const ids = new Set(held.map(({ lesson_id }) => lesson_id));
  for (const lessonId of ids) await publish(ctx, { ...own, lessonId, isSilent: true });
  for (const { lesson_id: lessonId } of learnt) if (!ids.has(lessonId)) await publish(ctx, { ...own, lessonId });
}

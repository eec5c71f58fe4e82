import type { Insertable } from 'kysely';
import type { PracticeState } from '../domain/lessonLock.ts';
import type { PracticeRecordTable } from '../modules/practice/tables.ts';
import type { MadeCourse } from './catalogue.ts';
import type { School } from './school.ts';

/** The moment of practices that say nothing else. */
const PUBLISHED = new Date('2026-11-18T00:00:00.000Z');
const DUE = new Date('2026-11-30T00:00:00.000Z');

/** Gives a student a practice of a lesson in a state, with a paper of no questions where the lesson has none. */
export function buildPracticeRecord(
  school: School,
  { studentId, made, lessonId, state }: { studentId: number; made: MadeCourse; lessonId: number; state: PracticeState },
  overrides: Partial<Insertable<PracticeRecordTable>> = {},
): Promise<{ id: number; paperId: number }> {
  const company_id = school.id;
  return school.withTenant(async (tx) => {
    const found = await tx.selectFrom('paper').select('id').where('lesson_id', '=', lessonId).executeTakeFirst();
    const paper =
      found ??
      (await tx
        .insertInto('paper')
        .values({
          company_id,
          course_id: made.courseId,
          lesson_id: lessonId,
          type: 'homework',
          name: '练习',
          total_score: 100,
        })
        .returning('id')
        .executeTakeFirstOrThrow());
    const isHandedIn = state === 'submitted' || state === 'awaiting' || state === 'finished';
    await tx
      .deleteFrom('practice_record')
      .where('student_id', '=', studentId)
      .where('paper_id', '=', paper.id)
      .where('class_run_id', '=', made.id)
      .execute();
    const { id } = await tx
      .insertInto('practice_record')
      .values({
        company_id,
        student_id: studentId,
        paper_id: paper.id,
        class_run_id: made.id,
        offer_id: made.saleId,
        lesson_id: lessonId,
        state,
        published_at: PUBLISHED,
        due_at: DUE,
        submitted_at: isHandedIn ? PUBLISHED : null,
        score: state === 'finished' ? 80 : null,
        ...overrides,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, paperId: paper.id };
  });
}

/** Papers of no questions for lessons of a course, by their place: a lock waits for what exists alone. */
export function buildPapers(school: School, made: MadeCourse, places: readonly number[]): Promise<void> {
  return school.withTenant(async (tx) => {
    const shared = { company_id: school.id, course_id: made.courseId, type: 'homework' as const, name: '练习' };
    await tx
      .insertInto('paper')
      .values(places.map((place) => ({ ...shared, lesson_id: made.lessonIds[place] ?? 0, total_score: 100 })))
      .execute();
  });
}

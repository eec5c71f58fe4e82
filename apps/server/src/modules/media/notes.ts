import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import type { Selectable } from 'kysely';
import { missing } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { OwnLessons } from './port.ts';
import type { LessonKey } from './queries.ts';
import type { LessonNoteTable } from './tables.ts';

type Calls = (typeof contract)['media'];
type Note = OutputOf<Calls['saveNote']>;

/** Most notes of a student in one lesson. */
const NOTES_MAX = 500;

/** The student's notes of a lesson, by second. */
export async function listNotes(ctx: StudentCtx, key: LessonKey, { findOwnLesson }: OwnLessons): Promise<Note[]> {
  await findOwnLesson(ctx, key);
  const rows = await ctx.tx
    .selectFrom('lesson_note')
    .selectAll()
    .where('student_id', '=', ctx.studentId)
    .where('class_run_id', '=', key.courseId)
    .where('lesson_id', '=', key.lessonId)
    .orderBy('second')
    .orderBy('id')
    .limit(NOTES_MAX)
    .execute();
  return rows.map(toNote);
}

/** Adds a note, or changes one of the same lesson; `missing` for one that is not the student's (Z1). */
export async function saveNote(
  ctx: StudentCtx,
  { courseId, lessonId, id, second, words }: InputOf<Calls['saveNote']>,
  { findOwnLesson }: OwnLessons,
): Promise<Note> {
  await findOwnLesson(ctx, { courseId, lessonId });
  const { tx, companyId, studentId, now } = ctx;
  const row = { student_id: studentId, class_run_id: courseId, lesson_id: lessonId };
  const saved =
    id === undefined
      ? await tx
          .insertInto('lesson_note')
          .values({ company_id: companyId, ...row, second, words, created_at: now })
          .returningAll()
          .executeTakeFirst()
      : await tx
          .updateTable('lesson_note')
          .set({ second, words })
          .where('id', '=', id)
          .where('student_id', '=', studentId)
          .where('class_run_id', '=', courseId)
          .where('lesson_id', '=', lessonId)
          .returningAll()
          .executeTakeFirst();
  if (!saved) throw missing();
  return toNote(saved);
}

/** Deletes a note of the student; `missing` for another's, and for one that is gone (Z1). */
export async function deleteNote({ tx, studentId }: StudentCtx, id: number): Promise<Record<string, never>> {
  const gone = await tx
    .deleteFrom('lesson_note')
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw missing();
  return {};
}

function toNote({ id, second, words, created_at }: Selectable<LessonNoteTable>): Note {
  return { id, second, words, createdAt: created_at.toISOString() };
}

import { type contract, type InputOf, type OutputOf, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { missing, refused } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { MayRead } from '../../platform/files/access.ts';
import { addUses, endUses, lockOwnFiles } from '../../platform/files/uploadUses.ts';
import type { StudentCtx, WithLinks } from '../../platform/http/requestContext.ts';
import type { OwnLessons } from './port.ts';
import type { LessonKey } from './queries.ts';

type Calls = (typeof contract)['media'];
type Note = OutputOf<Calls['saveNote']>;

/** Most notes of a student in one lesson. */
const NOTES_MAX = 500;
/** The use of a picture by a note (U10). */
const FRAME_USE = 'lessonNote';

/** The student's notes of a lesson, by second. */
export async function listNotes(
  ctx: StudentCtx & WithLinks,
  key: LessonKey,
  { findOwnLesson }: OwnLessons,
): Promise<Note[]> {
  await findOwnLesson(ctx, key);
  const rows = await selectNotes(ctx)
    .where('t.class_run_id', '=', key.courseId)
    .where('t.lesson_id', '=', key.lessonId)
    .orderBy('t.second')
    .orderBy('t.id')
    .limit(NOTES_MAX)
    .execute();
  return rows.map((row) => toNote(row, ctx));
}

/**
 * Adds a note, or changes one of the same lesson; 4001 while an earlier practice locks it; a picture of its second replaces the one before. `missing` for a note or a picture that
 * is not the student's (Z1).
 */
export async function saveNote(
  ctx: StudentCtx & WithLinks,
  { courseId, lessonId, id, second, words, frameId }: InputOf<Calls['saveNote']>,
  { findOwnLesson }: OwnLessons,
): Promise<Note> {
  const lesson = await findOwnLesson(ctx, { courseId, lessonId });
  if (lesson.access?.error === 'previousPracticeRequired') throw refused(ResultCode.practiceFirst);
  // One that no list shows could never be deleted.
  if (id === undefined && (await countNotes(ctx, { courseId, lessonId })) >= NOTES_MAX)
    throw refused(ResultCode.stateForbids);
  const { tx, companyId, studentId, now } = ctx;
  if (frameId !== undefined)
    await lockOwnFiles(tx, { kind: 'student', id: studentId }, { ids: [frameId], kind: 'image' });
  const key = { student_id: studentId, class_run_id: courseId, lesson_id: lessonId };
  const note = { second, words, ...(frameId !== undefined && { frame_id: frameId }) };
  const saved =
    id === undefined
      ? await tx
          .insertInto('lesson_note')
          .values({ company_id: companyId, ...key, frame_id: null, ...note, created_at: now })
          .returning('id')
          .executeTakeFirst()
      : await tx
          .updateTable('lesson_note')
          .set(note)
          .where('id', '=', id)
          .where('student_id', '=', studentId)
          .where('class_run_id', '=', courseId)
          .where('lesson_id', '=', lessonId)
          .returning('id')
          .executeTakeFirst();
  if (!saved) throw missing();
  if (frameId !== undefined) {
    const use = { companyId, kind: FRAME_USE, refId: saved.id };
    await endUses(tx, use, now);
    await addUses(tx, use, [frameId]);
  }
  return toNote(await selectNotes(ctx).where('t.id', '=', saved.id).executeTakeFirstOrThrow(), ctx);
}

async function countNotes({ tx, studentId }: StudentCtx, { courseId, lessonId }: LessonKey): Promise<number> {
  const { count } = await tx
    .selectFrom('lesson_note')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('student_id', '=', studentId)
    .where('class_run_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes a note of the student with its picture; `missing` for another's, and for one that is gone (Z1). */
export async function deleteNote(
  { tx, companyId, studentId, now }: StudentCtx,
  id: number,
): Promise<Record<string, never>> {
  const gone = await tx
    .deleteFrom('lesson_note')
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw missing();
  await endUses(tx, { companyId, kind: FRAME_USE, refId: id }, now);
  return {};
}

/** The picture of a note is read by the student who took it (U6). */
export const readsNote: MayRead = async ({ tx, member }, noteId) => {
  if (member.kind !== 'student') return false;
  const note = await tx.selectFrom('lesson_note').select('student_id').where('id', '=', noteId).executeTakeFirst();
  return note?.student_id === member.id;
};

function selectNotes({ tx, studentId }: Pick<StudentCtx, 'tx' | 'studentId'>) {
  return tx
    .selectFrom('lesson_note as t')
    .leftJoin('upload as u', joinTenant('u.id', 't.frame_id'))
    .select(['t.id', 't.second', 't.words', 't.created_at', 'u.path'])
    .where('t.student_id', '=', studentId);
}

type NoteRow = Awaited<ReturnType<ReturnType<typeof selectNotes>['execute']>>[number];

function toNote({ id, second, words, created_at, path }: NoteRow, { links }: WithLinks): Note {
  const frame = path === null ? undefined : links.urlOf(path);
  return { id, second, words, frame, createdAt: created_at.toISOString() };
}

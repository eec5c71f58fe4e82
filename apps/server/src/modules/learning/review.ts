import { ResultCode } from '@shuyuan/contract';
import { missing, refused } from '../../platform/core/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { mayReview, mustOwn } from './lessons.ts';
import { selectOwnLessons } from './queries.ts';

interface Review {
  courseId: number;
  lessonId: number;
  stars: number;
  words?: string | undefined;
}

/** Reviews a lesson of the student's class that was held: 1004 before and for who is no longer in the class, 1003 after a review. */
export async function reviewLesson(
  ctx: StudentCtx,
  { courseId, lessonId, stars, words }: Review,
): Promise<Record<string, never>> {
  const run = await mustOwn(ctx, { courseId });
  const row = (await selectOwnLessons(ctx, run)).find(({ id }) => id === lessonId);
  if (!row) throw missing();
  if (row.is_reviewed) throw refused(ResultCode.submittedTwice);
  if (!mayReview(run, row, ctx.now)) throw refused(ResultCode.stateForbids);
  const key = { company_id: ctx.companyId, student_id: ctx.studentId, class_run_id: run.id, lesson_id: lessonId };
  const inserted = await ctx.tx
    .insertInto('lesson_review')
    .values({ ...key, stars, words: words || null, created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('stars')
    .executeTakeFirst();
  // Two tabs at once: the second finds the first one's.
  if (!inserted) throw refused(ResultCode.submittedTwice);
  return {};
}

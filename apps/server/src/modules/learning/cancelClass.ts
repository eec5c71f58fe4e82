import { ResultCode } from '@shuyuan/contract';
import { lessonState } from '@shuyuan/rules';
import { missing, refused } from '../../platform/core/errors.ts';
import { auditDecision } from '../../platform/work/audit.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { type ChangeCtx, lockLessons, planOf, write } from './changes.ts';
import { notifyMembers, selectNamed } from './members.ts';
import { classCancelWords } from './words.ts';

/**
 * The school cancels a class with all lessons that are still to come, and tells its members; orders then gives back what was paid
 * for it (product.md 4.3, 4.7). A second time changes nothing; 1004 while a lesson is being held, and once all are over.
 */
export async function cancelClass(ctx: ChangeCtx, classRunId: number, reason: string): Promise<void> {
  const { tx, companyId, now } = ctx;
  const run = await tx
    .selectFrom('class_run')
    .select('is_cancelled')
    .where('id', '=', classRunId)
    .forUpdate()
    .executeTakeFirst();
  if (!run) throw missing();
  if (run.is_cancelled) return;
  const lessons = await lockLessons(tx, classRunId);
  const states = lessons.map((row) => lessonState(planOf(row), now));
  const ahead = lessons.filter((_, place) => states[place] === 'notStarted' || states[place] === 'waiting');
  const first = ahead[0];
  if (states.includes('living') || !first) throw refused(ResultCode.stateForbids);
  await tx.updateTable('class_run').set({ is_cancelled: true }).where('id', '=', classRunId).execute();
  for (const row of ahead) await write(ctx, row, 'cancel', { cancel_reason: reason });
  await auditDecision(tx, ctx, 'class cancelled', { classId: classRunId, lessons: ahead.length, reason });
  const { course, classLink } = await selectNamed(tx, first.id);
  const message = { ...classCancelWords(course, reason), onceKey: `class:${classRunId}:cancelled`, link: classLink };
  await notifyMembers(ctx, classRunId, message);
  await remember(tx, { companyId, kind: 'classCancelled', refId: classRunId, dueAt: now });
}

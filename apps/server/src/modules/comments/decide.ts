import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import { missing } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { auditDecision } from '../../platform/work/audit.ts';
import { lockArticleOf } from './queries.ts';
import { COMMENT_MESSAGES } from './words.ts';

/** What a decision about a comment stands on. */
interface DecisionCtx {
  tx: Tx;
  companyId: number;
  now: Date;
}

/** Ends the review of a comment, or decides again: shown, or hidden with its writer told why. `missing` for none and a deleted one. */
export async function decideComment(
  { tx, companyId, now }: DecisionCtx,
  id: number,
  { state, reason }: { state: 'shown' | 'hidden'; reason: string },
): Promise<void> {
  await lockArticleOf(tx, id);
  const comment = await tx
    .updateTable('article_comment')
    .set({ state, decided_at: now })
    .where('id', '=', id)
    .where('state', '<>', 'deleted')
    .returning(['student_id', 'content', 'article_id'])
    .executeTakeFirst();
  if (!comment) throw missing();
  await auditDecision(tx, { companyId, now }, `comment ${state}`, { commentId: id, reason });
  if (state === 'shown' || comment.student_id === null) return;
  await notifyStudent(tx, {
    companyId,
    studentId: comment.student_id,
    kind: 'headline',
    ...COMMENT_MESSAGES.hidden(comment.content, reason),
    onceKey: `comment:${id}:hidden`,
    now,
  });
}

import type { contract, OutputOf } from '@shuyuan/contract';
import { toCourseCard } from '../../domain/courseCards/toCourseCard.ts';
import { requireButton } from '../../domain/permissions.ts';
import { missing } from '../../platform/core/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { isInvitingOpen, selectCard, selectInviter } from './queries.ts';
import { RULES } from './words.ts';

type Promotion = OutputOf<typeof contract.promotions.course>;

/** The parameter of an address that carries an invite code; the portal stores it until an order is created. */
const INVITE_KEY = 'invite';

/** The student's own link to a class; `missing` for one that the school does not sell. `origin` is the school's (T6). */
export async function shareCourse(
  ctx: StudentCtx,
  { classId, origin }: { classId: number; origin: string },
): Promise<Promotion> {
  await requireButton(ctx.tx, ctx, 'invite.share');
  const row = await selectCard(ctx, classId);
  if (!row) throw missing();
  const course = toCourseCard(row);
  const { nickname, invite_code: inviteCode } = await selectInviter(ctx.tx, ctx.studentId);
  const query = new URLSearchParams({ [INVITE_KEY]: inviteCode });
  return {
    course,
    isOpen: await isInvitingOpen(ctx.tx),
    url: `${origin}/web/course/detail/${course.id}/${course.saleId}?${query}`,
    inviteCode,
    inviterName: nickname,
    rules: [...RULES[ctx.locale]],
  };
}

import type { contract, OutputOf } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import { toCourseCard } from '../../domain/courseCards/toCourseCard.ts';
import { missing } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { isInvitingOpen, selectCard, selectInviter } from './queries.ts';

type Promotion = OutputOf<typeof contract.promotions.course>;

/** The parameter of an address that carries an invite code; the portal keeps it until an order is made. */
const INVITE_KEY = 'invite';

const RULES: Readonly<Record<Locale, readonly string[]>> = {
  cn: [
    '同学用你的链接打开课程并付款，订单就记下由你推荐。',
    '推荐成功的奖励由学校发放，到账后在优惠券和学分里查看。',
    '自己下单不算推荐；订单退款后没有奖励。',
  ],
  en: [
    'When a friend opens the course by your link and pays, the order names you as who recommended it.',
    'The school gives the rewards; you find them among your coupons and credits.',
    'Orders of your own do not count, nor do orders that are refunded.',
  ],
};

/** The student's own link to a class; `missing` for one that the school does not sell. `origin` is the school's (T6). */
export async function shareCourse(
  ctx: StudentCtx,
  { classId, origin }: { classId: number; origin: string },
): Promise<Promotion> {
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

import { changeOf, type EventOf, type InputOf, type OutputOf, type orders, ResultCode } from '@shuyuan/contract';
import { REFUND_DAYS, REFUND_REVIEW_HOURS } from '@shuyuan/rules';
import { requireButton } from '../../domain/permissions.ts';
import type { OrderRef, Trade } from '../../domain/trade.ts';
import { type LocalizedText, say } from '../../domain/words.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { scheduleCredits } from './credits.ts';
import { changeFulfilment, changeOrder } from './log.ts';
import { notifyOfOrder } from './notifyOfOrder.ts';
import { insertRefund, type RefundRow, selectRefund, selectSuccess } from './refundRows.ts';
import { goodsOf, lockOwnOrder, type Moment, type OrderRow, refOf } from './rows.ts';
import { REFUND_REASONS } from './words.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Rule = OutputOf<typeof orders.refundRule>;
type Refund = OutputOf<typeof orders.refund>;

/** Whether and how an order can be refunded, before a request (product.md 4.7). */
export async function refundRule(tx: Tx, trade: Trade, order: OrderRow, moment: Moment): Promise<Rule> {
  const ref = refOf(order, moment);
  const own = await goodsOf(trade, order.goods_kind).refundRule(tx, ref);
  const askBy = order.paid_at && new Date(order.paid_at.getTime() + REFUND_DAYS * DAY_MS);
  const obstacle = await obstacleOf(tx, trade, ref);
  const inTime = order.status === 'paid' && askBy ? askBy > moment.now : null;
  const late = inTime === null ? await stateReason(tx, order) : inTime ? undefined : REFUND_REASONS.days;
  const reason = late ?? own.reason ?? obstacle;
  return {
    isAllowed: late === undefined && own.isAllowed && obstacle === undefined,
    reason: reason && say(reason, moment.locale),
    amountFen: order.pay_fen,
    askBy: askBy?.toISOString(),
    lessonsLearnt: own.lessonsLearnt,
    couponReturns: order.coupon_claim_id !== null && (await trade.coupons.returns(tx, ref)),
    credits: order.credits,
  };
}

/** Why an order in its state is not refunded: it is being refunded, or has been. */
async function stateReason(tx: Tx, { id, status }: OrderRow): Promise<LocalizedText> {
  if (status === 'refunded') return REFUND_REASONS.refunded;
  if (status !== 'refunding') return REFUND_REASONS.state;
  return (await selectRefund(tx, id))?.status === 'auditing' ? REFUND_REASONS.asked : REFUND_REASONS.adopted;
}

/** What has become of a refund, which refuses another change of it: a second tab says so. */
const FOUND: Readonly<Record<RefundRow['status'], ResultCode>> = {
  auditing: ResultCode.refundAsked,
  adopted: ResultCode.refundAdopted,
  error: ResultCode.refundAdopted,
  refused: ResultCode.refundRejected,
  refunded: ResultCode.refundDone,
  withdrawn: ResultCode.refundWithdrawn,
};

/** What the purchase has brought and was used, so that it cannot be taken back with a refund (S16). */
async function obstacleOf(tx: Tx, trade: Trade, ref: OrderRef): Promise<LocalizedText | undefined> {
  if (!(await trade.credits.canTakeBack(tx, ref))) return REFUND_REASONS.credits;
  return (await trade.rewards.areReceived(tx, ref)) ? REFUND_REASONS.reward : undefined;
}

/** Requests a full refund; the goods are suspended until the review. 3601 where the rule forbids it, 3602 to 3606 where one is under way or done. */
export async function askRefund(
  ctx: StudentCtx,
  trade: Trade,
  { id, reason }: InputOf<typeof orders.askRefund>,
): Promise<Refund> {
  await requireButton(ctx.tx, ctx, 'order.refund');
  const order = await lockOwnOrder(ctx.tx, ctx.studentId, id);
  if (order.status === 'refunding' || order.status === 'refunded') {
    const found = await selectRefund(ctx.tx, id);
    if (found) throw refused(FOUND[found.status]);
  }
  const rule = await refundRule(ctx.tx, trade, order, ctx);
  if (!rule.isAllowed) throw refused(ResultCode.refundRefused);
  const asked = await changeOrder(ctx.tx, order, { event: 'askRefund', actor: 'student', now: ctx.now });
  if (!asked) throw refused(ResultCode.stateForbids);
  const payment = await selectSuccess(ctx.tx, id);
  const common = { kind: 'asked', reason: reason ?? null, payment, now: ctx.now } as const;
  if (order.fulfilment === 'awaitingGroup') {
    // Nothing was delivered yet: the place in the group is released at once, without a review.
    await trade.credits.takeBack(ctx.tx, refOf(asked, ctx));
    await changeFulfilment(ctx.tx, id, 'fail');
    await trade.groups.refund(ctx.tx, refOf(asked, ctx));
    return toRefund(await insertRefund(ctx.tx, asked, { ...common, status: 'adopted', review_by: null }));
  }
  await goodsOf(trade, order.goods_kind).freeze?.(ctx.tx, refOf(asked, ctx));
  await trade.credits.takeBack(ctx.tx, refOf(asked, ctx));
  const review_by = new Date(ctx.now.getTime() + REFUND_REVIEW_HOURS * HOUR_MS);
  const refund = await insertRefund(ctx.tx, asked, { ...common, status: 'auditing', review_by });
  await remember(ctx.tx, { companyId: order.company_id, kind: 'refundReview', refId: refund.id, dueAt: review_by });
  return toRefund(refund);
}

/** Withdraws a request before the decision; 3603 to 3606 afterwards, by what became of it. */
export async function withdrawRefund(ctx: StudentCtx, trade: Trade, id: number): Promise<Record<string, never>> {
  const order = await lockOwnOrder(ctx.tx, ctx.studentId, id);
  const refund = await selectRefund(ctx.tx, id);
  if (!refund) throw refused(ResultCode.stateForbids);
  if (refund.status !== 'auditing') throw refused(FOUND[refund.status]);
  if (!(await changeRefund(ctx.tx, refund, 'withdraw', {}))) throw refused(ResultCode.stateForbids);
  await restore(ctx.tx, trade, order, { event: 'withdrawRefund', actor: 'student', ...ctx });
  return {};
}

/** The school refuses: the goods are restored, and the student is informed of the reason. */
export async function refuseRefund(
  tx: Tx,
  trade: Trade,
  { order, refund, answer }: { order: OrderRow; refund: RefundRow; answer: string },
  moment: Moment,
): Promise<void> {
  if (!(await changeRefund(tx, refund, 'refuse', { answer, done_at: moment.now }))) return;
  await restore(tx, trade, order, { event: 'refuseRefund', actor: 'school', ...moment });
  await notifyOfOrder(tx, order, 'refundRefused', moment.now, answer);
}

async function restore(
  tx: Tx,
  trade: Trade,
  order: OrderRow,
  change: Moment & { event: EventOf<'order'>; actor: 'student' | 'school' },
): Promise<void> {
  const paid = await changeOrder(tx, order, change);
  if (!paid) throw refused(ResultCode.stateForbids);
  await goodsOf(trade, order.goods_kind).unfreeze?.(tx, refOf(paid, change));
  await scheduleCredits(tx, paid, change.now);
}

/** Changes a refund if the machine allows it now. */
export async function changeRefund(
  tx: Tx,
  refund: RefundRow,
  event: EventOf<'refund'>,
  set: Partial<Pick<RefundRow, 'answer' | 'done_at'>>,
): Promise<RefundRow | null> {
  const { from, to } = changeOf('refund', event);
  const row = await tx
    .updateTable('refund')
    .set({ ...set, status: to })
    .where('id', '=', refund.id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The newest refund of an order of the student; `missing` without one. */
export async function findRefund(tx: Tx, order: OrderRow): Promise<Refund> {
  const refund = await selectRefund(tx, order.id);
  if (!refund) throw missing();
  return toRefund(refund);
}

/** The fields of a refund that leave the server (Z3). */
export function toRefund(row: RefundRow): Refund {
  return {
    id: row.id,
    refundNum: row.number,
    amountFen: row.amount_fen,
    status: row.status,
    reason: row.reason ?? undefined,
    answer: row.answer ?? undefined,
    askedAt: row.asked_at.toISOString(),
    reviewedBy: row.review_by?.toISOString(),
    doneAt: row.done_at?.toISOString(),
  };
}

import type { OrderRef, Trade } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Platform } from '../../platform/http/platform.ts';
import type { PaymentProviders } from '../../platform/payments/port.ts';
import { audit } from '../../platform/work/audit.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { changeFulfilment, changeOrder } from './log.ts';
import { notifyOfOrder } from './notifyOfOrder.ts';
import { type PaymentRow, payOut, type RefundRow } from './refundRows.ts';
import { changeRefund } from './refunds.ts';
import { goodsOf, lockOrder, type Moment, type OrderRow, refOf } from './rows.ts';

/** Retry interval for a pending refund; a refused one is retried after an hour. */
const AGAIN_MS = 60_000;
const REFUSED_MS = 3_600_000;

interface Parts {
  platform: Pick<Platform, 'tenancy' | 'log'>;
  trade: Trade;
  providers: PaymentProviders;
}
interface Due {
  companyId: number;
  refId: number;
  now: Date;
}

/** Adopts a refund: its money is sent back next. Nothing happens when it was decided already. */
export async function adoptRefund(
  tx: Tx,
  refund: RefundRow,
  { now, answer }: { now: Date; answer?: string | undefined },
) {
  const adopted = await changeRefund(tx, refund, 'adopt', answer === undefined ? {} : { answer });
  if (adopted) await payOut(tx, adopted, now);
}

/** Pays out an approved refund, outside any transaction, and records the result. */
export async function repay({ platform, trade, providers }: Parts, { companyId, refId, now }: Due): Promise<void> {
  const inSchool = <T>(work: (tx: Tx) => Promise<T>) => platform.tenancy.withTenant(companyId, work);
  const found = await inSchool((tx) => begin(tx, refId));
  if (!found) return;
  const { refund, payment } = found;
  const outcome = payment ? await send(providers, refund, payment) : 'done';
  if (outcome === 'refused') {
    platform.log.error(
      { companyId, refund: refund.number, method: payment?.method },
      'a refund was refused by its provider',
    );
  }
  await inSchool(async (tx) => {
    const moment = { now, locale: 'cn' } as const;
    if (outcome === 'done') return finish(tx, trade, refund, moment);
    if (outcome === 'refused') {
      await changeRefund(tx, refund, 'fail', {});
      const detail = { refund: refund.number, orderId: refund.order_id };
      await audit(tx, { companyId, event: 'refund.refused', studentId: null, ip: '', now, detail });
    }
    const dueAt = new Date(now.getTime() + (outcome === 'refused' ? REFUSED_MS : AGAIN_MS));
    await remember(tx, { companyId, kind: 'refundMoney', refId, dueAt });
  });
}

async function begin(tx: Tx, id: number): Promise<{ refund: RefundRow; payment: PaymentRow | null } | null> {
  const row = await tx.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();
  const refund = row?.status === 'error' ? await changeRefund(tx, row, 'tryAgain', {}) : row;
  if (refund?.status !== 'adopted') return null;
  if (refund.payment_id === null) return { refund, payment: null };
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  return { refund, payment };
}

/** The number of a refund is unique in its school; at the provider the school stands in front (T5). */
async function send(providers: PaymentProviders, refund: RefundRow, payment: PaymentRow) {
  const provider = providers[payment.method];
  if (!provider) return 'refused';
  return provider.refund({
    outTradeNo: payment.out_trade_no,
    refundNum: `${refund.company_id.toString(36)}R${refund.number}`,
    amountFen: refund.amount_fen,
    totalFen: payment.amount_fen,
    reason: refund.reason ?? refund.kind,
  });
}

/** Refund completed: marks the order as refunded, and returns right, seat, coupon and credits, once (I3, I5, I6, I7). */
async function finish(tx: Tx, trade: Trade, refund: RefundRow, moment: Moment): Promise<void> {
  const order = await lockOrder(tx, refund.order_id);
  const done = order && (await changeRefund(tx, refund, 'returnMoney', { done_at: moment.now }));
  if (!order || !done || refund.kind === 'surplus') return;
  const event = order.status === 'cancelled' ? 'returnLateMoney' : 'returnMoney';
  const set = { ended_at: moment.now };
  const refunded = await changeOrder(tx, order, { event, actor: 'gateway', now: moment.now, set });
  if (!refunded) return;
  if (event === 'returnMoney') await takeBack(tx, trade, order, { refund, ...moment });
  await notifyOfOrder(tx, refunded, 'refunded', moment.now);
}

/**
 * Nothing, as a rule: credits arrive after the days of a refund, and those of an order that was asked back went with the request. A group
 * of an earlier version may have earned before it failed.
 */
async function takeCreditsBack(tx: Tx, trade: Trade, ref: OrderRef, { kind }: RefundRow): Promise<void> {
  if (kind === 'asked') return;
  if (await trade.credits.canTakeBack(tx, ref)) await trade.credits.takeBack(tx, ref);
}

async function takeBack(tx: Tx, trade: Trade, order: OrderRow, { refund, ...moment }: Moment & { refund: RefundRow }) {
  const ref = refOf(order, moment);
  await goodsOf(trade, order.goods_kind).revoke?.(tx, ref);
  const wasDelivered = await changeFulfilment(tx, order.id, 'revoke');
  if (ref.couponClaimId !== null) await trade.coupons.giveBack(tx, ref);
  if (ref.credits > 0) await trade.credits.giveBack(tx, ref);
  await takeCreditsBack(tx, trade, ref, refund);
  const isStillMember = wasDelivered || refund.kind === 'groupFailed';
  if (ref.teamId !== null && isStillMember) await trade.groups.refund(tx, ref);
}

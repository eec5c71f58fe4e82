import { changeOf } from '@shuyuan/contract';
import type { Trade } from '../../domain/trade.ts';
import { describeError } from '../../platform/ops/logging.ts';
import type { PaymentProviders } from '../../platform/payments/port.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DueWork } from '../../platform/work/dueWork.ts';
import { closeOrder } from './close.ts';
import { earnCredits } from './credits.ts';
import { cancelBySchool, selectUnpaidOf } from './discontinue.ts';
import { failGroup } from './failGroup.ts';
import { notifyOfOrder } from './notifyOfOrder.ts';
import { adoptRefund, repay } from './repay.ts';
import { hasRunOut, lockOrder } from './rows.ts';
import type { SettlementHandler } from './settlement.ts';

/** Dependencies of the due work of orders. */
export interface OrderParts {
  platform: Platform;
  trade: Trade;
  providers: PaymentProviders;
  apply: SettlementHandler;
}

/** Due work of orders: end, fail with their group, be refunded (product.md 4.7). */
export function orderDueWork(dueWork: DueWork, parts: OrderParts): void {
  const { platform, trade } = parts;
  const { tenancy } = platform;
  dueWork.on('orderExpiry', async ({ companyId, refId, now }) => {
    // A payment whose notification was lost is found before its order ends; a provider that is down does not hold it up,
    // for money that comes later goes back.
    await queryProvider(parts, companyId, refId);
    await tenancy.withTenant(companyId, async (tx) => {
      const order = await lockOrder(tx, refId);
      if (!order || !hasRunOut(order, now)) return;
      const closing = { event: 'expire', reason: 'timeout', actor: 'system', now, locale: 'cn' } as const;
      const closed = await closeOrder(tx, trade, order, closing);
      if (closed) await notifyOfOrder(tx, closed, 'timeout', now);
    });
  });
  dueWork.on('chargeClose', ({ companyId, refId }) => closeCharge(parts, companyId, refId));
  dueWork.on('teamDeadline', ({ companyId, refId: teamId, now }) =>
    tenancy.withTenant(companyId, async (tx) => {
      for (const id of await trade.groups.expire(tx, { companyId, teamId, now })) {
        const order = await lockOrder(tx, id);
        if (order) await failGroup(tx, order, now);
      }
    }),
  );
  dueWork.on('offerEnd', async ({ companyId, refId, now }) => {
    const unpaid = await tenancy.withTenant(companyId, (tx) => selectUnpaidOf(tx, refId));
    for (const { id: orderId } of unpaid) {
      // Who has paid without our knowing is an owner.
      await queryProvider(parts, companyId, orderId);
      await cancelBySchool(platform, trade, { companyId, orderId, now });
    }
  });
  dueWork.on('refundReview', ({ companyId, refId, now }) =>
    tenancy.withTenant(companyId, async (tx) => {
      const refund = await tx.selectFrom('refund').selectAll().where('id', '=', refId).executeTakeFirst();
      if (refund && (await lockOrder(tx, refund.order_id))) await adoptRefund(tx, refund, { now });
    }),
  );
  dueWork.on('refundMoney', (due) => repay(parts, due));
  dueWork.on('creditsArrival', ({ companyId, refId, now }) =>
    tenancy.withTenant(companyId, (tx) => earnCredits(tx, trade, refId, now)),
  );
}

/** Queries the open charges of an order, or one of them, and records their state. */
async function askProviders(
  { platform, providers, apply }: OrderParts,
  companyId: number,
  { orderId, paymentId }: { orderId?: number; paymentId?: number },
): Promise<void> {
  const open = await platform.tenancy.withTenant(companyId, (tx) => {
    let query = tx.selectFrom('payment').select(['method', 'out_trade_no']).where('status', '=', 'waiting');
    if (orderId !== undefined) query = query.where('order_id', '=', orderId);
    if (paymentId !== undefined) query = query.where('id', '=', paymentId);
    return query.execute();
  });
  for (const { method, out_trade_no } of open) {
    const settlement = await providers[method]?.query(out_trade_no);
    if (settlement) await apply(companyId, settlement);
  }
}

/** The same for an order, tolerating failures: a provider that does not respond is logged. */
export async function queryProvider(parts: OrderParts, companyId: number, orderId: number): Promise<void> {
  try {
    await askProviders(parts, companyId, { orderId });
  } catch (error) {
    parts.platform.log.warn({ failure: describeError(error) }, 'a provider did not say how a payment stands');
  }
}

/** Closes a charge at its provider, unless it was paid meanwhile: then the payment is recorded and refunded. */
async function closeCharge(parts: OrderParts, companyId: number, paymentId: number): Promise<void> {
  const { platform, providers } = parts;
  await askProviders(parts, companyId, { paymentId });
  const { from, to } = changeOf('payment', 'close');
  const payment = await platform.tenancy.withTenant(companyId, (tx) =>
    tx
      .selectFrom('payment')
      .select(['method', 'out_trade_no'])
      .where('id', '=', paymentId)
      .where('status', 'in', from)
      .executeTakeFirst(),
  );
  if (!payment) return;
  await providers[payment.method]?.close(payment.out_trade_no);
  await platform.tenancy.withTenant(companyId, (tx) =>
    tx.updateTable('payment').set({ status: to }).where('id', '=', paymentId).where('status', 'in', from).execute(),
  );
}

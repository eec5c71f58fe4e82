import type { DueWork } from '../../platform/work/dueWork.ts';
import { createAlarmReturn } from './alarmReturns.ts';
import { refundClass } from './cancelledClass.ts';
import { closeCharge, createChargeQuery, type OrderParts, queryProvider } from './charges.ts';
import { closeOrder } from './close.ts';
import { earnCredits } from './credits.ts';
import { cancelBySchool, selectUnpaidOf } from './discontinue.ts';
import { endGroup } from './endedGroups.ts';
import { notifyOfOrder } from './notifyOfOrder.ts';
import { adoptRefund, repay } from './repay.ts';
import { hasRunOut, lockOrder } from './rows.ts';

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
  dueWork.on('chargeQuery', createChargeQuery(parts), 'providers');
  dueWork.on('alarmReturn', createAlarmReturn(parts), 'providers');
  dueWork.on('chargeClose', ({ companyId, refId }) => closeCharge(parts, companyId, refId));
  dueWork.on('teamDeadline', (due) => endGroup(parts, due));
  dueWork.on('offerEnd', async ({ companyId, refId, now }) => {
    const unpaid = await tenancy.withTenant(companyId, (tx) => selectUnpaidOf(tx, refId));
    for (const { id: orderId } of unpaid) {
      // Who has paid without our knowing is an owner.
      await queryProvider(parts, companyId, orderId);
      await cancelBySchool(platform, trade, { companyId, orderId, now });
    }
  });
  dueWork.on('classCancelled', (due) => refundClass(parts, due));
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

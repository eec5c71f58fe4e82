import type { Trade } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { type OrderParts, queryProvider } from './charges.ts';
import { cancelBySchool, discontinueOffer, selectUnpaidOf } from './discontinue.ts';
import { changeFulfilment, changeOrder } from './log.ts';
import { insertRefund, selectRefund, selectSuccess } from './refundRows.ts';
import { adoptRefund } from './repay.ts';
import { goodsOf, lockOrder, type Moment, type OrderRow, refOf } from './rows.ts';

/** Note of the log of an order that was refunded because its class was cancelled; invariants read it. */
const CLASS_CANCELLED = 'classCancelled';

interface Due {
  companyId: number;
  refId: number;
  now: Date;
}

/**
 * A class was cancelled by the school: its offers go off sale, unpaid orders of it end, paid ones are refunded in full without a
 * review, whatever was learnt (product.md 4.7). Done again, it does what is left.
 */
export async function refundClass(parts: OrderParts, { companyId, refId: classRunId, now }: Due): Promise<void> {
  const { platform, trade } = parts;
  const inSchool = <T>(work: (tx: Tx) => Promise<T>) => platform.tenancy.withTenant(companyId, work);
  const offers = await inSchool(async (tx) => {
    const rows = await tx.selectFrom('offer').select('id').where('class_run_id', '=', classRunId).execute();
    for (const { id } of rows) {
      await discontinueOffer(tx, { companyId, offerId: id, isDiscontinued: true, now });
    }
    return rows.map(({ id }) => id);
  });
  for (const offerId of offers) {
    for (const { id: orderId } of await inSchool((tx) => selectUnpaidOf(tx, offerId))) {
      // Who has paid without our knowing gets the money back as one who has.
      await queryProvider(parts, companyId, orderId);
      await cancelBySchool(platform, trade, { companyId, orderId, now });
    }
    for (const { id } of await inSchool((tx) => selectPaidOf(tx, offerId))) {
      await inSchool(async (tx) => {
        const order = await lockOrder(tx, id);
        if (order) await refundBySchool(tx, trade, order, { now, locale: 'cn' });
      });
    }
  }
}

/** Orders of an offer whose money the school still has. */
function selectPaidOf(tx: Tx, offerId: number) {
  return tx
    .selectFrom('trade_order')
    .select('id')
    .where('goods_kind', '=', 'course')
    .where('goods_id', '=', offerId)
    .where('status', 'in', ['paid', 'refunding'])
    .orderBy('id')
    .execute();
}

/** Refunds one order; a request that waits for its review is adopted. */
async function refundBySchool(tx: Tx, trade: Trade, order: OrderRow, moment: Moment): Promise<void> {
  const { now } = moment;
  if (order.status === 'refunding') {
    const refund = await selectRefund(tx, order.id);
    if (refund) await adoptRefund(tx, refund, { now });
    return;
  }
  const change = { event: 'askRefund', actor: 'school', now, note: CLASS_CANCELLED } as const;
  const asked = await changeOrder(tx, order, change);
  if (!asked) return;
  const ref = refOf(asked, moment);
  const isAwaiting = order.fulfilment === 'awaitingGroup';
  if (!isAwaiting) await goodsOf(trade, order.goods_kind).freeze?.(tx, ref);
  // What was bought with credits of this payment stays: the school ended the class, not the student (decision 0021).
  await trade.credits.takeBackUnspent(tx, ref);
  if (isAwaiting) {
    await changeFulfilment(tx, order.id, 'fail');
    await trade.groups.refund(tx, ref);
  }
  const payment = await selectSuccess(tx, order.id);
  const refund = { kind: 'asked', status: 'adopted', reason: null, review_by: null, payment, now } as const;
  await insertRefund(tx, asked, refund);
}

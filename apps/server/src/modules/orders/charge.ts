import type { Expression } from 'kysely';
import type { Delivery, GoodsKind, SeatPayment, Trade } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { inOrder } from '../../platform/data/transaction.ts';
import type { PayMethod, Settlement } from '../../platform/payments/port.ts';
import { tagOfTradeNo } from '../../platform/payments/tradeNo.ts';
import { isReturned } from './alarms.ts';
import type { PaymentRow } from './refundRows.ts';
import type { OrderRow } from './rows.ts';
import { ORDER_COLUMNS, PAYMENT_COLUMNS } from './tables.ts';

/** What a payment is for, as the number of the payment says: what its settlement reads ahead. The place in the list is the tag. */
const KINDS = ['course', 'group', 'membership', 'minutes', 'postage'] as const satisfies (GoodsKind | 'group')[];
type Kind = (typeof KINDS)[number];

/** The tag of a payment's number. */
export function tagOf({ goods_kind, team_id }: Pick<OrderRow, 'goods_kind' | 'team_id'>): number {
  return KINDS.indexOf(team_id === null ? goods_kind : 'group');
}

/** What an order needs so that its payment does not wait for the database, read under the locks that the payment needs. */
export interface ReadAhead {
  /** Delivers `orders`, or an order that is bought alone. */
  deliver?: Delivery | undefined;
  /** Of an order of a group. */
  paySeat?: SeatPayment | undefined;
  /** The order, and the paid orders of its group; of an order that is being made, none. */
  orders: readonly OrderRow[];
}

/** What is known of the charge that a statement names, read under the lock of its order, in one round trip. */
export interface Charge {
  order: OrderRow | null;
  payment: PaymentRow | null;
  /** The provider's number of the payment has paid for something already. */
  isKnown: boolean;
  /** An operator has its money returned. */
  isReturned: boolean;
  /** A payment has paid the order before. */
  isPaid: boolean;
  ahead: ReadAhead | null;
}

interface Named {
  settlement: Settlement;
  method: PayMethod;
  now: Date;
}

/** Locks the order that a statement names, and what its payment changes (decision 0064). */
export async function readCharge(tx: Tx, trade: Trade, { settlement, method, now }: Named): Promise<Charge> {
  const { outTradeNo, transactionId } = settlement;
  const kind = KINDS[tagOfTradeNo(outTradeNo)];
  const orderId = tx.selectFrom('payment').select('order_id').where('out_trade_no', '=', outTradeNo).$asScalar();
  const orderIds = kind === 'group' ? groupOf(tx, orderId) : orderId;
  const [orders, payment, twin, wasReturned, success, ahead] = await inOrder([
    lockOrders(tx, orderIds),
    tx.selectFrom('payment').select(PAYMENT_COLUMNS).where('out_trade_no', '=', outTradeNo).executeTakeFirst(),
    tx
      .selectFrom('payment')
      .select('id')
      .where('method', '=', method)
      .where('transaction_id', '=', transactionId)
      .executeTakeFirst(),
    isReturned(tx, method, outTradeNo),
    tx
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', orderId)
      .where('status', '=', 'success')
      .executeTakeFirst(),
    kind && readAhead(tx, trade, kind, { orderId, orderIds, now }),
  ]);
  const order = orders.find(({ id }) => id === payment?.order_id) ?? null;
  const isRight = order !== null && tagOf(order) === tagOfTradeNo(outTradeNo);
  return {
    order,
    payment: payment ?? null,
    isKnown: twin !== undefined,
    isReturned: wasReturned,
    isPaid: success !== undefined,
    ahead: isRight && ahead ? { ...ahead, orders } : null,
  };
}

/** An order with those of its group that wait for the last seat: a payment that fills it delivers them all. */
function groupOf(tx: Tx, orderId: Expression<number>): Expression<number> {
  return tx
    .selectFrom('trade_order')
    .select('id')
    .where('id', '=', orderId)
    .union(
      tx
        .selectFrom('trade_order')
        .select('id')
        .where('team_id', '=', (eb) => eb.selectFrom('trade_order').select('team_id').where('id', '=', orderId))
        .where('fulfilment', '=', 'awaitingGroup'),
    )
    .$asScalar();
}

/** Locked in the order of their ids, so that payments of a group wait for one another and not in a circle. */
export function lockOrders(tx: Tx, orderIds: Expression<number>): Promise<OrderRow[]> {
  return tx
    .selectFrom('trade_order')
    .select(ORDER_COLUMNS)
    .where('id', 'in', orderIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

interface Reading {
  orderId: Expression<number>;
  orderIds: Expression<number>;
  now: Date;
}

async function readAhead(
  tx: Tx,
  { goods, coupons, groups }: Trade,
  kind: Kind,
  { orderId, orderIds, now }: Reading,
): Promise<Omit<ReadAhead, 'orders'> | null> {
  const goodsKind = kind === 'group' ? 'course' : kind;
  const port = goods[goodsKind];
  if (!port) return null;
  const [, , paySeat, deliver] = await inOrder([
    kind === 'group' ? port.lockSettled?.(tx, orderId) : null,
    kind === 'group' ? coupons.lockUsed(tx, orderId) : null,
    kind === 'group' ? groups.preparePayment(tx, orderId) : null,
    port.prepareDelivery(tx, orderIds, now),
  ]);
  return { deliver, paySeat: paySeat ?? undefined };
}

import { changeOf, type EventOf } from '@shuyuan/contract';
import type { Insertable } from 'kysely';
import { withSavepoint } from '../../domain/savepoint.ts';
import type { Trade } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue } from '../../platform/data/transaction.ts';
import type { Platform } from '../../platform/http/platform.ts';
import type { PayMethod, Settlement } from '../../platform/payments/port.ts';
import { type Alarm, type AlarmReason, raiseAlarm, sound } from './alarms.ts';
import { type Charge, readCharge } from './charge.ts';
import { closeCharges, closeOrder } from './close.ts';
import { notifyOfOrder } from './notifyOfOrder.ts';
import { payOrder } from './paid.ts';
import { type PaymentRow, sendRefund } from './refundRows.ts';
import type { OrderRow } from './rows.ts';
import type { PaymentTable } from './tables.ts';

/** Writes a settlement down; the same one twice does nothing the second time (I3). */
export type SettlementHandler = (companyId: number, settlement: Settlement, method: PayMethod) => Promise<void>;

/** Handles notifications and query results of the providers. */
export function createSettlementHandler(
  platform: Pick<Platform, 'tenancy' | 'clock' | 'log' | 'metrics'>,
  trade: Trade,
): SettlementHandler {
  const { tenancy, clock } = platform;
  return async (companyId, settlement, method) => {
    const arrival = { companyId, settlement, method, now: clock.now() };
    const alarm = await tenancy.withTenant(companyId, (tx) => settle(tx, trade, arrival));
    if (alarm) sound(platform, alarm);
  };
}

interface Arrival {
  companyId: number;
  settlement: Settlement;
  /** The provider that says so. */
  method: PayMethod;
  now: Date;
}

/** Applies a statement, or refuses it: an alarm that is new. Failed payments of another amount raise none, for no money came. */
async function settle(tx: Tx, trade: Trade, arrival: Arrival): Promise<Alarm | null> {
  const known = await readCharge(tx, trade, arrival);
  const { order, payment } = known;
  const reason = obstacleOf(known, arrival);
  if (reason) return refuse(tx, arrival, reason, order);
  if (!order || !payment) return null;
  if (arrival.settlement.status === 'failed') await fail(tx, payment, arrival);
  else if (isOpen(payment) && !known.isReturned) await succeed(tx, trade, { ...known, order, payment, arrival });
  return null;
}

/** Why a statement is not applied to the charge that it names; null when it is. */
function obstacleOf({ payment, isKnown }: Charge, { settlement, method }: Arrival): AlarmReason | null {
  if (!payment) return 'unknown';
  if (method !== payment.method) return 'provider';
  if (settlement.currency !== 'CNY') return 'currency';
  if (settlement.amountFen !== payment.amount_fen) return 'amount';
  if (settlement.status === 'failed' || payment.status === 'success' || payment.status === 'surplus') return null;
  return isKnown ? 'repeated' : null;
}

async function refuse(tx: Tx, arrival: Arrival, reason: AlarmReason, order: OrderRow | null): Promise<Alarm | null> {
  if (arrival.settlement.status === 'failed') return null;
  const { companyId, method, settlement: statement, now } = arrival;
  const alarm = { companyId, reason, method, statement, order, now };
  return (await raiseAlarm(tx, alarm)) ? alarm : null;
}

/** Whether a charge can still be paid: not once it is. */
function isOpen({ status }: PaymentRow): boolean {
  return status !== 'success' && status !== 'surplus';
}

interface Success extends Pick<Charge, 'isPaid' | 'ahead'> {
  order: OrderRow;
  payment: PaymentRow;
  arrival: Arrival;
}

/** A payment was received: it settles an unpaid order, and is refunded for any other (I3). */
async function succeed(tx: Tx, trade: Trade, success: Success): Promise<void> {
  const { order, payment, arrival } = success;
  if (success.isPaid) return takeBack(tx, success, order, 'surplus');
  if (order.status !== 'unpaid') return takeBack(tx, success, order, 'late');
  await changePayment(tx, payment, 'succeed', arrival);
  const moment = { now: arrival.now, locale: 'cn' } as const;
  const { ahead } = success;
  const problem = await withSavepoint(tx, () =>
    payOrder(tx, trade, order, { method: payment.method, actor: 'gateway', ahead, ...moment }),
  );
  if (!problem) return closeCharges(tx, order, arrival.now);
  // The goods can no longer be delivered: the order ends and is refunded.
  const closed = await closeOrder(tx, trade, order, { event: 'cancel', reason: 'school', actor: 'system', ...moment });
  await giveBack(tx, closed ?? order, 'late', payment, arrival.now);
}

async function takeBack(
  tx: Tx,
  { payment, arrival }: Success,
  order: OrderRow,
  kind: 'late' | 'surplus',
): Promise<void> {
  await changePayment(tx, payment, kind === 'late' ? 'succeed' : 'payAgain', arrival);
  await giveBack(tx, order, kind, payment, arrival.now);
}

async function giveBack(
  tx: Tx,
  order: OrderRow,
  kind: 'late' | 'surplus',
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  await sendRefund(tx, order, { kind, payment, now });
  await notifyOfOrder(tx, order, kind, now);
}

async function fail(tx: Tx, payment: PaymentRow, { settlement, now }: Arrival): Promise<void> {
  const { from, to } = changeOf('payment', 'fail');
  const failing = tx
    .updateTable('payment')
    .set({ status: to, failure: settlement.reason ?? '', settled_at: now })
    .where('id', '=', payment.id)
    .where('status', 'in', from);
  await enqueue(tx, failing.execute());
}

async function changePayment(tx: Tx, payment: PaymentRow, event: EventOf<'payment'>, { settlement, now }: Arrival) {
  const { from, to } = changeOf('payment', event);
  const set: Partial<Insertable<PaymentTable>> = { transaction_id: settlement.transactionId, settled_at: now };
  await enqueue(
    tx,
    tx
      .updateTable('payment')
      .set({ ...set, status: to, failure: null })
      .where('id', '=', payment.id)
      .where('status', 'in', from)
      .execute(),
  );
}

import { StartError } from '../../platform/core/startError.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { audit } from '../../platform/work/audit.ts';
import { type DueItem, remember } from '../../platform/work/dueWork.ts';
import type { AlarmRow } from './alarms.ts';
import type { OrderParts } from './charges.ts';
import { notifyOfOrder } from './notifyOfOrder.ts';
import { lockOrder } from './rows.ts';

/** How soon a refund is repeated that the provider has not finished, and one that it has refused. */
const AGAIN_MS = 60_000;
const REFUSED_MS = 3_600_000;

interface Decision {
  companyId: number;
  id: number;
  now: Date;
}

/**
 * The operator's decision to give the money of an alarm back; a server does it next. Throws a sentence where that cannot
 * be done: decided already, another merchant's money, or a charge that has paid its order (that is refunded as an order).
 */
export async function returnAlarm(tx: Tx, { companyId, id, now }: Decision): Promise<AlarmRow> {
  const alarm = await lockAlarm(tx, id);
  if (alarm.reason === 'merchant') {
    throw new StartError(`Alarm ${id} is about another merchant's account: its money is not here, dismiss it.`);
  }
  if (await hasPaid(tx, alarm)) {
    throw new StartError(`Alarm ${id} is about a charge that has paid its order: refund the order, dismiss the alarm.`);
  }
  await move(tx, id, { status: 'returning' });
  await remember(tx, { companyId, kind: 'alarmReturn', refId: id, dueAt: now });
  await note(tx, alarm, 'payment.returning', now);
  return alarm;
}

/** The operator's decision that nothing is to be done. */
export async function dismissAlarm(tx: Tx, { id, now, why }: Decision & { why: string }): Promise<AlarmRow> {
  const alarm = await lockAlarm(tx, id);
  await move(tx, id, { status: 'dismissed', note: why, done_at: now });
  await note(tx, alarm, 'payment.dismissed', now);
  return alarm;
}

/** Gives back what the provider itself says it holds; where it confirms nothing, the alarm is open again with the reason. */
export function createAlarmReturn({ platform, providers }: OrderParts): (due: DueItem) => Promise<void> {
  return async ({ companyId, refId, now }) => {
    const inSchool = <T>(work: (tx: Tx) => Promise<T>) => platform.tenancy.withTenant(companyId, work);
    const alarm = await inSchool((tx) => selectReturning(tx, refId));
    if (!alarm) return;
    const provider = providers[alarm.method];
    if (!provider) throw new Error(`no provider for ${alarm.method}`);
    const held = await provider.query(alarm.out_trade_no);
    const isConfirmed = held && 'status' in held ? held.status === 'success' : held?.refused === 'currency';
    if (!held || !isConfirmed) return inSchool((tx) => reopen(tx, alarm, now));
    const outcome = await provider.refund({
      outTradeNo: alarm.out_trade_no,
      refundNum: `${companyId.toString(36)}A${alarm.id}`,
      amountFen: held.amountFen,
      totalFen: held.amountFen,
      currency: held.currency,
      reason: alarm.reason,
    });
    if (outcome === 'done') return inSchool((tx) => finish(tx, alarm, now));
    if (outcome === 'refused')
      platform.log.error({ companyId, alarm: alarm.id }, 'a refund was refused by its provider');
    const dueAt = new Date(now.getTime() + (outcome === 'refused' ? REFUSED_MS : AGAIN_MS));
    await inSchool((tx) => remember(tx, { companyId, kind: 'alarmReturn', refId, dueAt }));
  };
}

async function finish(tx: Tx, alarm: AlarmRow, now: Date): Promise<void> {
  await move(tx, alarm.id, { status: 'returned', done_at: now });
  await note(tx, alarm, 'payment.returned', now);
  const order = alarm.order_id === null ? null : await lockOrder(tx, alarm.order_id);
  if (order) await notifyOfOrder(tx, order, 'unmatchedBack', now);
}

async function reopen(tx: Tx, alarm: AlarmRow, now: Date): Promise<void> {
  await move(tx, alarm.id, { status: 'open', note: 'the provider knows of no such payment' });
  await note(tx, alarm, 'payment.unconfirmed', now);
}

async function lockAlarm(tx: Tx, id: number): Promise<AlarmRow> {
  const found = await tx.selectFrom('payment_alarm').select('order_id').where('id', '=', id).executeTakeFirst();
  // The order first, as every payment does: a payment that arrives now sees the decision, or is seen by it.
  if (found && found.order_id !== null) await lockOrder(tx, found.order_id);
  const alarm = await tx.selectFrom('payment_alarm').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!alarm) throw new StartError(`There is no alarm ${id} in this school.`);
  if (alarm.status !== 'open') throw new StartError(`Alarm ${id} is decided already: ${alarm.status}.`);
  return alarm;
}

async function selectReturning(tx: Tx, id: number): Promise<AlarmRow | undefined> {
  return tx
    .selectFrom('payment_alarm')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'returning')
    .executeTakeFirst();
}

/** Whether the charge at this provider has paid, or is a payment that goes back by itself. */
async function hasPaid(tx: Tx, { method, out_trade_no }: AlarmRow): Promise<boolean> {
  const row = await tx
    .selectFrom('payment')
    .select('id')
    .where('method', '=', method)
    .where('out_trade_no', '=', out_trade_no)
    .where('status', 'in', ['success', 'surplus'])
    .executeTakeFirst();
  return row !== undefined;
}

async function move(tx: Tx, id: number, set: Partial<Pick<AlarmRow, 'status' | 'note' | 'done_at'>>): Promise<void> {
  await tx.updateTable('payment_alarm').set(set).where('id', '=', id).execute();
}

async function note(tx: Tx, { company_id, id, order_id }: AlarmRow, event: string, now: Date): Promise<void> {
  const detail = { alarmId: id, ...(order_id === null ? {} : { orderId: order_id }) };
  await audit(tx, { companyId: company_id, event, studentId: null, ip: '', now, detail });
}

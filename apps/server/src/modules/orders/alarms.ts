import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Platform } from '../../platform/http/platform.ts';
import type { Misdirected, PayMethod, Settlement } from '../../platform/payments/port.ts';
import { audit } from '../../platform/work/audit.ts';
import { notifyOfOrder } from './notifyOfOrder.ts';
import { lockOrder, type OrderRow } from './rows.ts';
import type { PaymentAlarmTable } from './tables.ts';

/** A statement of a provider that was not applied. */
export type AlarmRow = Selectable<PaymentAlarmTable>;
/** Why it was not. */
export type AlarmReason = AlarmRow['reason'];

/** What is raised: the statement, the provider it came from, and the order that it names, if there is one. */
export interface Alarm {
  companyId: number;
  reason: AlarmReason;
  method: PayMethod;
  statement: Settlement | Misdirected;
  order: OrderRow | null;
  now: Date;
}

/** Writes an alarm and an audit line, and tells the student; false for one that is known (a provider repeats itself). */
export async function raiseAlarm(tx: Tx, alarm: Alarm): Promise<boolean> {
  const { companyId, reason, method, statement, order, now } = alarm;
  const { outTradeNo, transactionId, amountFen, currency } = statement;
  const row = await tx
    .insertInto('payment_alarm')
    .values({
      company_id: companyId,
      reason,
      method,
      out_trade_no: outTradeNo,
      transaction_id: transactionId,
      amount_fen: amountFen,
      currency,
      expected_fen: order?.pay_fen ?? null,
      order_id: order?.id ?? null,
      note: null,
      created_at: now,
      done_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  const event = reason === 'unknown' || reason === 'repeated' ? (`payment.${reason}` as const) : 'payment.mismatch';
  const detail = { alarmId: row.id, reason, outTradeNo, amountFen, currency, ...(order ? { orderId: order.id } : {}) };
  await audit(tx, { companyId, event, studentId: order?.student_id ?? null, ip: '', now, detail });
  if (order && reason !== 'merchant') await notifyOfOrder(tx, order, 'unmatched', now);
  return true;
}

/** Shows an alarm to whoever watches the server, once it is written. */
export function sound({ log, metrics }: Pick<Platform, 'log' | 'metrics'>, { companyId, method, reason }: Alarm): void {
  metrics.refusedPayments.inc({ method, reason });
  log.error({ companyId, method, reason }, 'a payment does not fit its order and was not applied: npm run payments');
}

/** Records genuine notifications that are about another account or in another currency. */
export function createRefusalHandler(platform: Pick<Platform, 'tenancy' | 'clock' | 'log' | 'metrics'>) {
  return async (companyId: number, statement: Misdirected, method: PayMethod): Promise<void> => {
    const alarm = await platform.tenancy.withTenant(companyId, async (tx) => {
      const payment = await tx
        .selectFrom('payment')
        .select('order_id')
        .where('out_trade_no', '=', statement.outTradeNo)
        .executeTakeFirst();
      const order = payment ? await lockOrder(tx, payment.order_id) : null;
      const raised = { companyId, reason: statement.refused, method, statement, order, now: platform.clock.now() };
      return (await raiseAlarm(tx, raised)) ? raised : null;
    });
    if (alarm) sound(platform, alarm);
  };
}

/** Alarms of a school, those that wait for a decision first. */
export function selectAlarms(tx: Tx): Promise<AlarmRow[]> {
  return tx
    .selectFrom('payment_alarm')
    .selectAll()
    .orderBy((eb) =>
      eb.case().when('status', '=', 'open').then(0).when('status', '=', 'returning').then(1).else(2).end(),
    )
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

/** Whether the money of a charge is going back by an operator's decision: it can no longer pay its order. */
export async function isReturned(tx: Tx, method: PayMethod, outTradeNo: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_alarm')
    .select('id')
    .where('method', '=', method)
    .where('out_trade_no', '=', outTradeNo)
    .where('status', 'in', ['returning', 'returned'])
    .executeTakeFirst();
  return row !== undefined;
}

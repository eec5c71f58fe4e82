import { changeOf } from '@shuyuan/contract';
import type { Trade } from '../../domain/trade.ts';
import { describeError } from '../../platform/core/log.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Platform } from '../../platform/http/platform.ts';
import type { RefuseStatement } from '../../platform/payments/notifications.ts';
import type { Misdirected, PayMethod, PaymentProviders, Settlement } from '../../platform/payments/port.ts';
import { type DueItem, remember } from '../../platform/work/dueWork.ts';
import type { SettlementHandler } from './settlement.ts';

/** Dependencies of payments and of the due work of orders. */
export interface OrderParts {
  platform: Platform;
  trade: Trade;
  providers: PaymentProviders;
  apply: SettlementHandler;
  refuse: RefuseStatement;
}

/** A charge is queried so often in its first two minutes, when most are paid, and then less: always within a minute. */
const EARLY_MS = 15_000;
const EARLY_FOR_MS = 120_000;
const LATE_MS = 40_000;
/** A charge is queried for so long after its end: a payment of the last second. */
const AFTER_END_MS = 60_000;
/** A provider that has failed is left alone for so long by this process. */
const PAUSE_MS = 10_000;

interface Timed {
  created_at: Date;
  expires_at: Date;
}

/** When a charge is queried next; null when it can no longer have been paid. */
export function nextQueryAt({ created_at, expires_at }: Timed, now: Date): Date | null {
  if (now.getTime() >= expires_at.getTime() + AFTER_END_MS) return null;
  const age = now.getTime() - created_at.getTime();
  return new Date(now.getTime() + (age < EARLY_FOR_MS ? EARLY_MS : LATE_MS));
}

/** Has a new charge queried until it is paid or over: its notification may be lost (C2). */
export async function scheduleQuery(
  tx: Tx,
  payment: Timed & { company_id: number; id: number },
  now: Date,
): Promise<void> {
  const dueAt = nextQueryAt(payment, now);
  if (dueAt) await remember(tx, { companyId: payment.company_id, kind: 'chargeQuery', refId: payment.id, dueAt });
}

/**
 * Queries a charge whose payment is not known yet, and schedules the next time before: whatever happens to this process
 * or to the provider, the charge is not forgotten. A closed or failed charge is queried too: a provider may have taken
 * money for it at the same moment.
 */
export function createChargeQuery(parts: OrderParts): (due: DueItem) => Promise<void> {
  const pausedUntil = new Map<PayMethod, number>();
  const { platform, providers } = parts;
  return async ({ companyId, refId, now }) => {
    const payment = await platform.tenancy.withTenant(companyId, async (tx) => {
      const row = await tx
        .selectFrom('payment')
        .select(['id', 'company_id', 'method', 'out_trade_no', 'created_at', 'expires_at'])
        .where('id', '=', refId)
        .where('status', 'in', ['waiting', 'failed', 'closed'])
        .executeTakeFirst();
      if (row) await scheduleQuery(tx, row, now);
      return row;
    });
    if (!payment || (pausedUntil.get(payment.method) ?? 0) > now.getTime()) return;
    try {
      const settlement = await providers[payment.method]?.query(payment.out_trade_no);
      if (settlement) await record(parts, companyId, settlement, payment.method);
    } catch (error) {
      pausedUntil.set(payment.method, now.getTime() + PAUSE_MS);
      logSilence(platform, payment.method, error);
    }
  };
}

/** Runs work with the database: a request in its turn, background work at once. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;
const atOnce: InTurn = (work) => work();

/** Queries the open charges of an order, or one of them, and records their state. No turn is held while a provider is waited for. */
async function queryOpen(
  parts: OrderParts,
  companyId: number,
  { orderId, paymentId, inTurn = atOnce }: { orderId?: number; paymentId?: number; inTurn?: InTurn | undefined },
): Promise<void> {
  const { platform, providers } = parts;
  const selecting = () =>
    platform.tenancy.withTenant(companyId, (tx) => {
      let query = tx.selectFrom('payment').select(['method', 'out_trade_no']).where('status', '=', 'waiting');
      if (orderId !== undefined) query = query.where('order_id', '=', orderId);
      if (paymentId !== undefined) query = query.where('id', '=', paymentId);
      return query.execute();
    });
  for (const { method, out_trade_no } of await inTurn(selecting)) {
    const settlement = await providers[method]?.query(out_trade_no);
    if (settlement) await inTurn(() => record(parts, companyId, settlement, method));
  }
}

function record(parts: OrderParts, companyId: number, statement: Settlement | Misdirected, method: PayMethod) {
  if ('refused' in statement) return parts.refuse(companyId, statement, method);
  return parts.apply(companyId, statement, method);
}

/** The same for an order, tolerating failures: a provider that does not respond is logged. */
export async function queryProvider(
  parts: OrderParts,
  companyId: number,
  orderId: number,
  inTurn?: InTurn,
): Promise<void> {
  try {
    await queryOpen(parts, companyId, { orderId, inTurn });
  } catch (error) {
    logSilence(parts.platform, null, error);
  }
}

/** Closes a charge at its provider, unless it was paid meanwhile: then the payment is recorded and refunded. */
export async function closeCharge(parts: OrderParts, companyId: number, paymentId: number): Promise<void> {
  const { platform, providers } = parts;
  await queryOpen(parts, companyId, { paymentId });
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

function logSilence({ log }: Pick<Platform, 'log'>, method: PayMethod | null, error: unknown): void {
  log.warn({ method, failure: describeError(error) }, 'a provider did not say how a payment stands');
}

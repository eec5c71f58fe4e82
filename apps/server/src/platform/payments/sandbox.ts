import type { Selectable } from 'kysely';
import type { Tx } from '../data/tenancy.ts';
import { enqueue } from '../data/transaction.ts';
import type { Platform } from '../http/platform.ts';
import { addressFor, sandboxPath } from './addresses.ts';
import type { Charge, Opened, PayMethod, PaymentProvider, Repayment, Settlement } from './port.ts';
import { readNotice } from './sandboxNotice.ts';
import type { SandboxChargeTable } from './tables.ts';
import { companyOfTradeNo } from './tradeNo.ts';

/** A charge as the sandbox cashier stores it. */
export type SandboxCharge = Selectable<SandboxChargeTable>;

/**
 * The sandbox cashier in the place of a provider: a page of ours with buttons, signed notifications through the same
 * endpoint, no money. Each function opens transactions of its own, so none may be called inside one.
 */
export function createSandbox(platform: Platform, method: PayMethod): PaymentProvider {
  return {
    method,
    open: (charge) => openCharge(platform, method, charge),
    query: (outTradeNo) =>
      inSchool(platform, outTradeNo, null, async (tx) => {
        const charge = await selectSandboxCharge(tx, outTradeNo);
        return charge?.method === method ? settlementOf(charge) : null;
      }),
    close: (outTradeNo) =>
      inSchool(platform, outTradeNo, undefined, async (tx) => {
        await tx
          .updateTable('sandbox_charge')
          .set({ state: 'closed' })
          .where('out_trade_no', '=', outTradeNo)
          .where('state', '=', 'waiting')
          .execute();
      }),
    refund: (repayment) =>
      inSchool(platform, repayment.outTradeNo, 'refused' as const, (tx, companyId) =>
        repay(tx, { companyId, method, now: platform.clock.now() }, repayment),
      ),
    readNotification: async (raw, now) => readNotice(platform.secrets, method, raw, now),
    answer: (isTaken) => ({
      status: isTaken ? 200 : 503,
      type: 'text/plain; charset=utf-8',
      body: isTaken ? 'success' : 'fail',
    }),
  };
}

/** Runs in the school of a number; a number of no school gets what an unknown one gets. */
export function inSchool<T, N>(
  { tenancy }: Platform,
  outTradeNo: string,
  otherwise: N,
  work: (tx: Tx, companyId: number) => Promise<T>,
): Promise<T | N> {
  const companyId = companyOfTradeNo(outTradeNo);
  if (companyId === null) return Promise.resolve(otherwise);
  return tenancy.withTenant(companyId, (tx) => work(tx, companyId));
}

/** The charge with this number in the school of the transaction; null when there is none. */
export async function selectSandboxCharge(tx: Tx, outTradeNo: string): Promise<SandboxCharge | null> {
  const row = await tx
    .selectFrom('sandbox_charge')
    .selectAll()
    .where('out_trade_no', '=', outTradeNo)
    .executeTakeFirst();
  return row ?? null;
}

/** What the cashier says of a charge; null while nobody has paid it or failed to. */
export function settlementOf(charge: SandboxCharge): Settlement | null {
  const { out_trade_no: outTradeNo, transaction_id: transactionId, amount_fen: amountFen, state } = charge;
  if (transactionId === null) return null;
  const facts = { outTradeNo, transactionId, amountFen, currency: 'CNY' } as const;
  return state === 'paid'
    ? { ...facts, status: 'success' }
    : { ...facts, status: 'failed', reason: 'SANDBOX_DECLINED' };
}

async function openCharge(platform: Platform, method: PayMethod, charge: Charge): Promise<Opened> {
  const page = await addressFor(platform, charge.outTradeNo, sandboxPath(charge.outTradeNo));
  await inSchool(platform, charge.outTradeNo, null, (tx, companyId) => {
    const inserting = tx
      .insertInto('sandbox_charge')
      .values({
        company_id: companyId,
        out_trade_no: charge.outTradeNo,
        method,
        amount_fen: charge.amountFen,
        title: charge.title,
        return_url: charge.returnUrl,
        expires_at: charge.expiresAt,
        created_at: platform.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return enqueue(tx, inserting);
  });
  return { qrText: page, pageUrl: page };
}

/** Sends money back under the charge's row lock: once a number, never more than was paid. */
async function repay(
  tx: Tx,
  { companyId, method, now }: { companyId: number; method: PayMethod; now: Date },
  repayment: Repayment,
): Promise<'done' | 'refused'> {
  const { outTradeNo, refundNum, amountFen, totalFen } = repayment;
  const charge = await tx
    .selectFrom('sandbox_charge')
    .select(['state', 'amount_fen', 'refunded_fen'])
    .where('out_trade_no', '=', outTradeNo)
    .where('method', '=', method)
    .forUpdate()
    .executeTakeFirst();
  if (charge?.state !== 'paid' || charge.amount_fen !== totalFen) return 'refused';
  const before = await tx
    .selectFrom('sandbox_refund')
    .selectAll()
    .where('refund_num', '=', refundNum)
    .executeTakeFirst();
  if (before) return before.out_trade_no === outTradeNo && before.amount_fen === amountFen ? 'done' : 'refused';
  if (amountFen <= 0 || charge.refunded_fen + amountFen > charge.amount_fen) return 'refused';
  await tx
    .updateTable('sandbox_charge')
    .set({ refunded_fen: charge.refunded_fen + amountFen })
    .where('out_trade_no', '=', outTradeNo)
    .execute();
  await tx
    .insertInto('sandbox_refund')
    .values({
      company_id: companyId,
      refund_num: refundNum,
      out_trade_no: outTradeNo,
      amount_fen: amountFen,
      created_at: now,
    })
    .execute();
  return 'done';
}

import { type OutputOf, type orders, ResultCode } from '@shuyuan/contract';
import type { Trade } from '../../domain/trade.ts';
import { say } from '../../domain/words.ts';
import { invalid, missing, Refusal, refused } from '../../platform/core/errors.ts';
import { describeError } from '../../platform/core/log.ts';
import { selectId } from '../../platform/data/numbers.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import type { SteppedContext } from '../../platform/http/requestContext.ts';
import { addressFor } from '../../platform/payments/addresses.ts';
import type { Opened, PayMethod } from '../../platform/payments/port.ts';
import { newOutTradeNo } from '../../platform/payments/tradeNo.ts';
import { tagOf } from './charge.ts';
import { type OrderParts, scheduleQuery } from './charges.ts';
import { closeOfEndedGroup } from './endedGroups.ts';
import type { PaymentRow } from './refundRows.ts';
import { hasRunOut, lockOrder, lockOwnOrder, type OrderRow, refOf } from './rows.ts';
import { PAYMENT_COLUMNS } from './tables.ts';

type Visit = SteppedContext<(typeof orders)['pay']> & { student: { id: number } };

/** Opens a payment, or returns the open one; 3006 for an order that has run out, 3007 for a paid one, 3302 for one whose group has ended. */
export async function pay(parts: OrderParts, visit: Visit) {
  const { input, student, now, locale, company, inSchool, answerOnce } = visit;
  const provider = parts.providers[input.method];
  if (!provider) throw invalid([{ field: 'payMethod', rule: 'unavailable' }]);
  const begun = await inSchool((tx) => begin(tx, parts.trade, student.id, { ...input, now }));
  if (begun === 'groupEnded') throw refused(ResultCode.groupEnded);
  const { order, payment } = begun;
  const title = say({ cn: order.title, en: order.title_en }, locale);
  const back = `/web/sureorder/${order.id}/${order.number}/${order.goods_id}`;
  const opened = await open(parts, payment, async () =>
    provider.open({
      outTradeNo: payment.out_trade_no,
      amountFen: payment.amount_fen,
      title: `${company.short_name} ${title}`,
      expiresAt: payment.expires_at,
      returnUrl: await addressFor(parts.platform, payment.out_trade_no, back),
    }),
  );
  let hasEnded = false;
  const answer = await answerOnce(async (tx) => {
    const unpaid = tx.selectFrom('trade_order').select('id').where('id', '=', order.id).where('status', '=', 'unpaid');
    const [still] = await inOrder([
      lockOrder(tx, order.id),
      tx
        .updateTable('payment')
        .set({ qr_text: opened.qrText, page_url: opened.pageUrl })
        .where('id', '=', payment.id)
        .where('order_id', 'in', unpaid)
        .execute(),
    ]);
    hasEnded = still?.status !== 'unpaid';
    if (hasEnded) {
      return new Refusal(still?.status === 'cancelled' ? ResultCode.orderExpired : ResultCode.orderPaid);
    }
    return toOpened(payment, opened);
  });
  if (hasEnded) await closeAgain(parts, payment);
  return answer;
}

function toOpened(payment: PaymentRow, { qrText, pageUrl }: Opened): OutputOf<typeof orders.pay> {
  return {
    paymentId: payment.id,
    method: payment.method,
    payFen: payment.amount_fen,
    qrText: qrText ?? undefined,
    pageUrl: pageUrl ?? undefined,
    expiresAt: payment.expires_at.toISOString(),
  };
}

/** The order ended while its charge was being opened: close the charge; a payment is refunded. */
async function closeAgain({ providers, platform }: OrderParts, { method, out_trade_no }: PaymentRow): Promise<void> {
  try {
    await providers[method]?.close(out_trade_no);
  } catch (error) {
    platform.log.warn({ method, failure: describeError(error) }, 'a charge could not be closed');
  }
}

interface Wanted {
  id: number;
  orderNum: string;
  method: PayMethod;
  now: Date;
}

/** The charge to open or to return; an unpaid order of a group that has ended is cancelled instead (I9). */
async function begin(tx: Tx, trade: Trade, studentId: number, { id, orderNum, method, now }: Wanted) {
  const [order, paymentId, open] = await inOrder([
    lockOwnOrder(tx, studentId, id),
    selectId(tx),
    tx
      .selectFrom('payment')
      .select(PAYMENT_COLUMNS)
      .where('order_id', '=', id)
      .where('method', '=', method)
      .where('status', '=', 'waiting')
      .executeTakeFirst(),
  ]);
  if (order.number !== orderNum) throw missing();
  if (order.cancel_reason === 'groupFailed') throw refused(ResultCode.groupEnded);
  if (order.status === 'cancelled' || hasRunOut(order, now)) throw refused(ResultCode.orderExpired);
  if (order.status !== 'unpaid') throw refused(ResultCode.orderPaid);
  const payBy = await trade.groups.payableUntil(tx, refOf(order, { now, locale: 'cn' }));
  if (payBy === null) {
    await closeOfEndedGroup(tx, trade, order, now);
    return 'groupEnded' as const;
  }
  return { order, payment: open ?? (await insertPayment(tx, order, { id: paymentId, method, now, payBy })) };
}

/** At most until its group ends: the provider takes no money for it afterwards. */
async function insertPayment(
  tx: Tx,
  order: OrderRow,
  { id, method, now, payBy }: { id: number; method: PayMethod; now: Date; payBy: Date },
): Promise<PaymentRow> {
  const payment: PaymentRow = {
    company_id: order.company_id,
    id,
    order_id: order.id,
    amount_fen: order.pay_fen,
    method,
    out_trade_no: newOutTradeNo(order.company_id, { tag: tagOf(order) }),
    transaction_id: null,
    status: 'waiting',
    qr_text: null,
    page_url: null,
    failure: null,
    expires_at: payBy,
    created_at: now,
    settled_at: null,
  };
  await enqueue(tx, tx.insertInto('payment').values(payment).execute());
  await scheduleQuery(tx, payment, now);
  return payment;
}

/** A provider that cannot be reached is a refusal that one can try again (3008). */
async function open(parts: OrderParts, payment: PaymentRow, ask: () => Promise<Opened>): Promise<Opened> {
  if (payment.qr_text !== null || payment.page_url !== null) {
    return { qrText: payment.qr_text, pageUrl: payment.page_url };
  }
  try {
    return await ask();
  } catch (error) {
    parts.platform.log.warn({ method: payment.method, failure: describeError(error) }, 'a payment could not be opened');
    throw refused(ResultCode.paymentFailed);
  }
}

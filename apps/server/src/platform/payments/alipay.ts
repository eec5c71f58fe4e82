import { fenToYuan, yuanToFen } from '@shuyuan/rules';
import { AlipaySdk } from 'alipay-sdk';
import * as z from 'zod/mini';
import type { AlipaySettings } from '../core/config/paymentSettings.ts';
import type { Platform } from '../http/platform.ts';
import { addressFor, notifyPath } from './addresses.ts';
import { readAlipayNotice } from './alipayNotice.ts';
import { beijingTime } from './beijing.ts';
import type { Charge, Opened, PaymentProvider, Repayment, Settlement } from './port.ts';
import { ProviderError } from './providerError.ts';

const TIMEOUT_MS = 8_000;
const SUBJECT_MAX = 128;
const DONE = '10000';
/** Response code of an invalid request; the reason is in `subCode`. */
const REFUSED = '40004';

const Answer = z.object({
  code: z.string(),
  subCode: z.optional(z.string()),
  qrCode: z.optional(z.string()),
  tradeNo: z.optional(z.string()),
  tradeStatus: z.optional(z.string()),
  totalAmount: z.optional(z.string()),
  fundChange: z.optional(z.string()),
  refundStatus: z.optional(z.string()),
});
type Answer = z.output<typeof Answer>;
type Ask = (method: string, content: Record<string, string>, notifyUrl?: string) => Promise<Answer>;

/** Alipay for a desktop: its page, and beside it a QR code where the account may make one. Every answer's signature is checked. */
export function createAlipay(platform: Platform, settings: AlipaySettings): PaymentProvider {
  const { appId, gateway, publicKey: alipayPublicKey } = settings;
  const privateKey = settings.privateKey;
  const sdk = new AlipaySdk({ appId, gateway, privateKey, keyType: 'PKCS8', alipayPublicKey, timeout: TIMEOUT_MS });
  const ask: Ask = async (method, bizContent, notifyUrl) => {
    const timestamp = beijingTime(platform.clock.now());
    const asked = { bizContent, timestamp, ...(notifyUrl ? { notifyUrl } : {}) };
    const answer = await sdk.exec(method, asked, { validateSign: true }).catch(() => {
      throw new ProviderError('alipay', 'unreachable');
    });
    return Answer.parse(answer);
  };
  return {
    method: 'alipay',
    open: (charge) => open(platform, sdk, ask, charge),
    query: (outTradeNo) => query(ask, outTradeNo),
    close: (outTradeNo) => close(ask, outTradeNo),
    refund: (repayment) => refund(ask, repayment),
    readNotification: async (raw, now) => readAlipayNotice(sdk, appId, raw, now),
    answer: (isTaken) => ({
      status: isTaken ? 200 : 503,
      type: 'text/plain; charset=utf-8',
      body: isTaken ? 'success' : 'fail',
    }),
  };
}

async function open(platform: Platform, sdk: AlipaySdk, ask: Ask, charge: Charge): Promise<Opened> {
  const notifyUrl = await addressFor(platform, charge.outTradeNo, notifyPath('alipay'));
  const content = {
    out_trade_no: charge.outTradeNo,
    total_amount: fenToYuan(charge.amountFen),
    subject: subjectOf(charge.title),
    time_expire: beijingTime(charge.expiresAt),
  };
  const pageUrl = sdk.pageExecute('alipay.trade.page.pay', 'GET', {
    bizContent: { ...content, product_code: 'FAST_INSTANT_TRADE_PAY' },
    timestamp: beijingTime(platform.clock.now()),
    notifyUrl,
    returnUrl: charge.returnUrl,
  });
  // An account that may not make QR codes still has the page.
  const qrText = await ask('alipay.trade.precreate', content, notifyUrl).then(
    (answer) => (answer.code === DONE ? (answer.qrCode ?? null) : null),
    () => null,
  );
  if (qrText === null) platform.log.warn({ method: 'alipay' }, 'no QR code: the page of the provider is offered alone');
  return { qrText, pageUrl };
}

/** Paid only while the school has the money: a fully refunded trade is closed, and reads as unpaid. */
async function query(ask: Ask, outTradeNo: string): Promise<Settlement | null> {
  const answer = await ask('alipay.trade.query', { out_trade_no: outTradeNo });
  if (answer.code === REFUSED && answer.subCode === 'ACQ.TRADE_NOT_EXIST') return null;
  if (answer.code !== DONE) throw failure(answer);
  const { tradeNo, tradeStatus, totalAmount } = answer;
  if (tradeStatus !== 'TRADE_SUCCESS' && tradeStatus !== 'TRADE_FINISHED') return null;
  if (!tradeNo || !totalAmount) throw failure(answer);
  const facts = { outTradeNo, transactionId: tradeNo, amountFen: yuanToFen(totalAmount) };
  return { ...facts, status: 'success', currency: 'CNY' };
}

/** An unscanned QR code is not a trade yet and cannot be closed: it expires. */
async function close(ask: Ask, outTradeNo: string): Promise<void> {
  const answer = await ask('alipay.trade.close', { out_trade_no: outTradeNo });
  const isOver = ['ACQ.TRADE_NOT_EXIST', 'ACQ.TRADE_STATUS_ERROR'].includes(answer.subCode ?? '');
  if (answer.code !== DONE && !(answer.code === REFUSED && isOver)) throw failure(answer);
}

async function refund(ask: Ask, { outTradeNo, refundNum, amountFen, reason }: Repayment) {
  const answer = await ask('alipay.trade.refund', {
    out_trade_no: outTradeNo,
    out_request_no: refundNum,
    refund_amount: fenToYuan(amountFen),
    refund_reason: reason.slice(0, SUBJECT_MAX),
  });
  if (answer.code === REFUSED) return refusalOf(answer);
  if (answer.code !== DONE) throw failure(answer);
  if (answer.fundChange === 'Y') return 'done';
  // No money moved this time: either it did for the same number before, or it is still on its way.
  const seen = await ask('alipay.trade.fastpay.refund.query', { out_trade_no: outTradeNo, out_request_no: refundNum });
  return seen.code === DONE && seen.refundStatus === 'REFUND_SUCCESS' ? 'done' : 'pending';
}

/** An account without enough money fills up again, and a trouble of theirs passes; the rest stays refused. */
function refusalOf(answer: Answer): 'pending' | 'refused' {
  if (answer.subCode === 'ACQ.SYSTEM_ERROR' || answer.subCode === 'aop.ACQ.SYSTEM_ERROR') throw failure(answer);
  return answer.subCode === 'ACQ.SELLER_BALANCE_NOT_ENOUGH' ? 'pending' : 'refused';
}

function failure({ code, subCode }: Answer): ProviderError {
  return new ProviderError('alipay', subCode ?? code);
}

/** Alipay refuses titles with the marks of an address in them. */
function subjectOf(title: string): string {
  return [...title.replaceAll(/[/=&\p{Cc}]/gu, ' ')].slice(0, SUBJECT_MAX).join('');
}

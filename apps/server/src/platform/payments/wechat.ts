import { Decorator } from 'wechatpay-axios-plugin';
import * as z from 'zod/mini';
import type { WechatSettings } from '../core/config/paymentSettings.ts';
import type { Platform } from '../http/platform.ts';
import { addressFor, notifyPath } from './addresses.ts';
import type { Charge, Misdirected, Opened, PaymentProvider, Repayment, Settlement } from './port.ts';
import { ProviderError } from './providerError.ts';
import { readWechatNotice, settlementOfTransaction } from './wechatNotice.ts';
import { NOT_TAKEN, TAKEN } from './wechatWords.ts';

const TIMEOUT_MS = 8_000;
const DESCRIPTION_MAX = 127;
const REASON_MAX = 80;
const CHARGES = 'v3/pay/transactions';

const Problem = z.object({ code: z.string() });
const Native = z.object({ code_url: z.string() });
const Refund = z.object({ status: z.string() });

/** The answer of WeChat Pay, its signature checked, or the code that it refused with. */
type Answer = { data: unknown } | { code: string; status: number };
type Ask = (method: 'get' | 'post', path: string, data?: object) => Promise<Answer>;

/** WeChat Pay by a QR code, interface 3. */
export function createWechat(platform: Platform, settings: WechatSettings): PaymentProvider {
  const ask = clientOf(settings);
  return {
    method: 'wechat',
    open: (charge) => open(platform, settings, ask, charge),
    query: (outTradeNo) => query(settings, ask, outTradeNo),
    close: (outTradeNo) => close(settings, ask, outTradeNo),
    refund: (repayment) => refund(ask, repayment),
    readNotification: async (raw, now) => readWechatNotice(settings, raw, now),
    answer: (isTaken) => ({
      status: isTaken ? 200 : 503,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(isTaken ? TAKEN : NOT_TAKEN),
    }),
  };
}

function clientOf({ merchantId, serial, privateKey, publicKeyId, publicKey, baseUrl }: WechatSettings): Ask {
  const client = new Decorator({
    mchid: merchantId,
    serial,
    privateKey,
    certs: { [publicKeyId]: publicKey },
    baseURL: baseUrl,
    timeout: TIMEOUT_MS,
    maxRedirects: 0,
    // Which of their keys shall sign the answer.
    headers: { 'Wechatpay-Serial': publicKeyId },
  });
  return async (method, path, data) => {
    try {
      return { data: (await client.request<unknown>(path, method, data)).data };
    } catch (error) {
      const answer = refusalOf(error);
      if (!answer || answer.status >= 500 || answer.status === 429 || answer.status === 401) {
        throw new ProviderError('wechat', answer?.code ?? 'unreachable');
      }
      return answer;
    }
  };
}

/** Error with which WeChat Pay refused a request; null without a signed response. */
function refusalOf(error: unknown): { code: string; status: number } | null {
  if (!(error instanceof Error) || !('response' in error)) return null;
  const parsed = z.safeParse(z.object({ status: z.int().check(z.minimum(400)), data: Problem }), error.response);
  return parsed.success ? { code: parsed.data.data.code, status: parsed.data.status } : null;
}

async function open(platform: Platform, settings: WechatSettings, ask: Ask, charge: Charge): Promise<Opened> {
  const answer = await ask('post', `${CHARGES}/native`, {
    appid: settings.appId,
    mchid: settings.merchantId,
    description: [...charge.title].slice(0, DESCRIPTION_MAX).join(''),
    out_trade_no: charge.outTradeNo,
    time_expire: charge.expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
    notify_url: await addressFor(platform, charge.outTradeNo, notifyPath('wechat')),
    amount: { total: charge.amountFen, currency: 'CNY' },
  });
  return { qrText: Native.parse(agreed(answer)).code_url, pageUrl: null };
}

async function query(
  { merchantId, appId }: WechatSettings,
  ask: Ask,
  outTradeNo: string,
): Promise<Settlement | Misdirected | null> {
  const answer = await ask('get', `${CHARGES}/out-trade-no/${outTradeNo}?mchid=${merchantId}`);
  if ('code' in answer && answer.status === 404) return null;
  const settlement = settlementOfTransaction({ merchantId, appId }, agreed(answer));
  return settlement === 'noted' ? null : settlement;
}

async function close({ merchantId: mchid }: WechatSettings, ask: Ask, outTradeNo: string): Promise<void> {
  const answer = await ask('post', `${CHARGES}/out-trade-no/${outTradeNo}/close`, { mchid });
  if ('code' in answer && !['ORDERPAID', 'ORDER_CLOSED'].includes(answer.code) && answer.status !== 404) agreed(answer);
}

/** Repeated with the same number, WeChat Pay returns the state of that refund and pays nothing. */
async function refund(ask: Ask, repayment: Repayment) {
  const { outTradeNo, refundNum, amountFen, totalFen, reason, currency = 'CNY' } = repayment;
  const answer = await ask('post', 'v3/refund/domestic/refunds', {
    out_trade_no: outTradeNo,
    out_refund_no: refundNum,
    reason: [...reason].slice(0, REASON_MAX).join(''),
    amount: { refund: amountFen, total: totalFen, currency },
  });
  // An account without enough money fills up again; the rest stays refused.
  if ('code' in answer) return answer.code === 'NOT_ENOUGH' ? 'pending' : 'refused';
  const { status } = Refund.parse(answer.data);
  if (status === 'SUCCESS') return 'done';
  return status === 'PROCESSING' ? 'pending' : 'refused';
}

function agreed(answer: Answer): unknown {
  if ('code' in answer) throw new ProviderError('wechat', answer.code);
  return answer.data;
}

import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import * as z from 'zod/mini';
import type { WechatSettings } from '../core/config/paymentSettings.ts';
import { headerOf, isRecent } from './notice.ts';
import type { Misdirected, RawNotification, Settlement } from './port.ts';

const Notice = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.optional(z.string()),
  }),
});
const Transaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.optional(z.string()),
  trade_state: z.string(),
  trade_state_desc: z.optional(z.string()),
  amount: z.optional(z.object({ total: z.int().check(z.positive()), currency: z.optional(z.string()) })),
});

type Account = Pick<WechatSettings, 'merchantId' | 'appId'>;
type Keys = Pick<WechatSettings, 'apiKey' | 'publicKeyId' | 'publicKey'>;

/** Reads a notification of WeChat Pay: signed over the very bytes with the key we know, recent, then opened (C2). */
export function readWechatNotice(
  settings: Account & Keys,
  { headers, body }: RawNotification,
  now: Date,
): Settlement | Misdirected | 'noted' | null {
  const [timestamp, nonce] = [headerOf(headers, 'wechatpay-timestamp'), headerOf(headers, 'wechatpay-nonce')];
  if (headerOf(headers, 'wechatpay-serial') !== settings.publicKeyId) return null;
  if (!/^\d{1,12}$/.test(timestamp) || !isRecent(Number(timestamp) * 1000, now)) return null;
  const signature = headerOf(headers, 'wechatpay-signature');
  if (!Rsa.verify(Formatter.response(timestamp, nonce, body), signature, settings.publicKey)) return null;
  const transaction = opened(settings, body);
  return transaction === 'noted' ? transaction : settlementOfTransaction(settings, transaction);
}

/**
 * What a transaction says of its charge: `refused` when it is not ours or in another currency, `noted` while nobody has
 * paid it and once its money was sent back.
 */
export function settlementOfTransaction(
  { merchantId, appId }: Account,
  transaction: unknown,
): Settlement | Misdirected | 'noted' | null {
  const parsed = z.safeParse(Transaction, transaction);
  if (!parsed.success) return null;
  const {
    out_trade_no: outTradeNo,
    transaction_id: transactionId,
    trade_state,
    trade_state_desc,
    amount,
  } = parsed.data;
  if (trade_state !== 'SUCCESS' && trade_state !== 'PAYERROR') return 'noted';
  if (!amount) return null;
  const { total: amountFen, currency = 'CNY' } = amount;
  const isOurs = parsed.data.mchid === merchantId && parsed.data.appid === appId;
  if (!isOurs || currency !== 'CNY') {
    if (trade_state !== 'SUCCESS' || !transactionId) return null;
    return { refused: isOurs ? 'currency' : 'merchant', outTradeNo, transactionId, amountFen, currency };
  }
  const facts = { outTradeNo, amountFen, currency } as const;
  if (trade_state === 'PAYERROR') {
    return {
      ...facts,
      transactionId: transactionId ?? outTradeNo,
      status: 'failed',
      reason: trade_state_desc ?? trade_state,
    };
  }
  return transactionId ? { ...facts, transactionId, status: 'success' } : null;
}

/** Decrypted content of a notification; null when our key does not fit. */
function opened({ apiKey }: Keys, body: string): unknown {
  try {
    const { event_type, resource } = Notice.parse(JSON.parse(body));
    if (!event_type.startsWith('TRANSACTION.')) return 'noted';
    const { ciphertext, nonce, associated_data } = resource;
    return JSON.parse(Aes.AesGcm.decrypt(ciphertext, apiKey, nonce, associated_data));
  } catch {
    return null;
  }
}

import { yuanToFen } from '@shuyuan/rules';
import type { AlipaySdk } from 'alipay-sdk';
import * as z from 'zod/mini';
import { readBeijingTime } from './beijing.ts';
import { isRecent } from './notice.ts';
import type { Misdirected, RawNotification, Settlement } from './port.ts';

const Notice = z.object({
  app_id: z.string(),
  notify_time: z.string(),
  trade_status: z.string(),
  out_trade_no: z.string(),
  trade_no: z.string(),
  total_amount: z.string().check(z.regex(/^\d{1,9}(?:\.\d{1,2})?$/)),
  /** What was sent back so far; sent with the notice of a refund. */
  refund_fee: z.optional(z.string()),
});

/** Reads a notification of Alipay, a form whose every field is signed: ours, recent, RSA2, each field once (C2). */
export function readAlipayNotice(
  sdk: Pick<AlipaySdk, 'checkNotifySignV2'>,
  appId: string,
  { body }: RawNotification,
  now: Date,
): Settlement | Misdirected | 'noted' | null {
  const pairs = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(pairs);
  if (pairs.length !== Object.keys(fields).length || fields['sign_type'] !== 'RSA2') return null;
  if (!sdk.checkNotifySignV2(fields)) return null;
  const parsed = z.safeParse(Notice, fields);
  if (!parsed.success) return null;
  const { notify_time, trade_status, out_trade_no, trade_no, total_amount, refund_fee } = parsed.data;
  if (!isRecent(readBeijingTime(notify_time), now)) return null;
  if (!/^TRADE_(?:SUCCESS|FINISHED)$/.test(trade_status) || Number(refund_fee ?? 0) !== 0) return 'noted';
  const facts = { outTradeNo: out_trade_no, transactionId: trade_no, amountFen: yuanToFen(total_amount) };
  if (parsed.data.app_id !== appId) return { ...facts, refused: 'merchant', currency: 'CNY' };
  return { ...facts, status: 'success', currency: 'CNY' };
}

import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { isSameHash, type Secrets } from '../core/secrets.ts';
import { NO_COMPANY } from '../data/companies.ts';
import { headerOf, isRecent } from './notice.ts';
import type { Misdirected, PayMethod, RawNotification, Settlement } from './port.ts';

const HEADERS = {
  timestamp: 'sandbox-timestamp',
  nonce: 'sandbox-nonce',
  signature: 'sandbox-signature',
} as const;

const Notice = z.object({
  outTradeNo: z.string(),
  transactionId: z.string(),
  status: z.enum(['success', 'failed']),
  amountFen: z.int().check(z.positive()),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  reason: z.optional(z.string()),
});

/** A notification of the sandbox cashier: the settlement as JSON, and headers that sign method, time, nonce and body (C2). */
export function signNotice(
  secrets: Secrets,
  method: PayMethod,
  settlement: Settlement,
  now: Date,
): RawNotification & { headers: Record<string, string> } {
  const body = JSON.stringify(settlement);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signature = signatureOf(secrets, [method, timestamp, nonce, body]);
  return {
    headers: { [HEADERS.timestamp]: timestamp, [HEADERS.nonce]: nonce, [HEADERS.signature]: signature },
    body,
  };
}

/** Verifies and parses the output of `signNotice`; null if forged, changed or older than five minutes (C2). */
export function readNotice(
  secrets: Secrets,
  method: PayMethod,
  { headers, body }: RawNotification,
  now: Date,
): Settlement | Misdirected | null {
  const timestamp = headerOf(headers, HEADERS.timestamp);
  const nonce = headerOf(headers, HEADERS.nonce);
  const signature = headerOf(headers, HEADERS.signature);
  if (!isSameHash(signatureOf(secrets, [method, timestamp, nonce, body]), signature)) return null;
  if (!isRecent(Number(timestamp) * 1000, now)) return null;
  const parsed = z.safeParse(Notice, JSON.parse(body));
  if (!parsed.success) return null;
  const { reason, currency, status, ...facts } = parsed.data;
  if (currency !== 'CNY') return { ...facts, refused: 'currency', currency };
  return { ...facts, status, currency, ...(reason === undefined ? {} : { reason }) };
}

/** HMAC-SHA256 under a key of the server; the body names the school. */
function signatureOf(secrets: Secrets, parts: readonly string[]): string {
  return secrets.hash('notification', NO_COMPANY, parts.join('\n'));
}

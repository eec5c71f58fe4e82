import type { RawNotification } from './port.ts';

/** How old a notification may be, and how far ahead a provider's clock (C2). */
const NOTICE_MAX_MS = 300_000;

/** Whether a notification with this timestamp is at most five minutes old (C2); false for `NaN`. */
export function isRecent(sentAtMs: number, now: Date): boolean {
  return Math.abs(now.getTime() - sentAtMs) <= NOTICE_MAX_MS;
}

/** A header that came exactly once; empty otherwise. */
export function headerOf(headers: RawNotification['headers'], name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

import type { IncomingMessage } from 'node:http';
import { networkOf } from '../platform/http/callerAddress.ts';
import type { Clock } from '../platform/ops/clock.ts';

const WINDOW_MS = 60_000;

/**
 * What one address may ask of the door: a school of some thousand students sits behind one and comes back together after
 * a restart, each of them a few times a minute at most (S7, W5).
 */
export const KNOCK_RULES = { aMinute: 3_000, refusedAMinute: 600, waiting: 1_500 } as const;

/** Counts who knocks by address, in the present minute; a factor multiplies the figures and 0 switches them off (S7). */
export class Knocks {
  private readonly clock: Clock;
  private readonly factor: number;
  private readonly waiting = new Map<string, number>();
  private knocked = new Map<string, number>();
  private refused = new Map<string, number>();
  private since = 0;

  constructor(clock: Clock, factor: number) {
    this.clock = clock;
    this.factor = factor;
  }

  /** Seconds after which the address may knock again, or 0: it may now, and waits until `leave`. */
  enter(address: string): number {
    if (this.factor === 0) return 0;
    const passed = this.turn();
    const isOver =
      this.add(this.knocked, address) > this.limit('aMinute') ||
      (this.refused.get(address) ?? 0) >= this.limit('refusedAMinute');
    if (isOver) return Math.ceil((WINDOW_MS - passed) / 1000);
    if ((this.waiting.get(address) ?? 0) >= this.limit('waiting')) return 1;
    this.add(this.waiting, address);
    return 0;
  }

  /** Ends the wait of one that entered. */
  leave(address: string, wasAdmitted: boolean): void {
    if (this.factor === 0) return;
    const left = (this.waiting.get(address) ?? 0) - 1;
    if (left > 0) this.waiting.set(address, left);
    else this.waiting.delete(address);
    if (!wasAdmitted) this.add(this.refused, address);
  }

  /** Begins another minute when the present one is over, or the clock was set back; gives the milliseconds since. */
  private turn(): number {
    const now = this.clock.now().getTime();
    const passed = now - this.since;
    if (passed >= 0 && passed < WINDOW_MS) return passed;
    this.since = now;
    this.knocked = new Map();
    this.refused = new Map();
    return 0;
  }

  private add(counts: Map<string, number>, address: string): number {
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count;
  }

  private limit(of: keyof typeof KNOCK_RULES): number {
    return Math.max(1, Math.round(KNOCK_RULES[of] * this.factor));
  }
}

/** The network that a request for a socket comes from; one proxy is believed when the operator has one (T6). */
export function networkOfKnock({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const told = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return networkOf(told.split(',').at(-1)?.trim() || socket.remoteAddress || '');
}

import type { IncomingMessage } from 'node:http';
import { networkOf } from '../platform/core/callerAddress.ts';
import type { Clock } from '../platform/core/clock.ts';

const WINDOW_MS = 60_000;

/**
 * Requests for a socket that one address may send: a school of some thousand students is behind one and reconnects after
 * a restart, each of them a few times a minute at most (S7, W5).
 */
export const CONNECTION_LIMITS = {
  aMinute: 3_000,
  refusedAMinute: 600,
  waiting: 1_500,
  /** Different host names without a known school, each of which the database would be asked for. */
  newHostsAMinute: 300,
} as const;

/** Counts requests for a socket by address, in the present minute; a factor multiplies the limits and 0 switches them off (S7). */
export class ConnectionLimiter {
  private readonly clock: Clock;
  private readonly factor: number;
  private readonly waiting = new Map<string, number>();
  private requested = new Map<string, number>();
  private refused = new Map<string, number>();
  private newHosts = new Map<string, Set<string>>();
  private since = 0;

  constructor(clock: Clock, factor: number) {
    this.clock = clock;
    this.factor = factor;
  }

  /** Counts a request; returns the seconds to wait, or 0: it is admitted, and pending until `release`. */
  acquire(address: string): number {
    if (this.factor === 0) return 0;
    const passed = this.startWindow();
    const isOver =
      this.add(this.requested, address) > this.limit('aMinute') ||
      (this.refused.get(address) ?? 0) >= this.limit('refusedAMinute');
    if (isOver) return Math.ceil((WINDOW_MS - passed) / 1000);
    if ((this.waiting.get(address) ?? 0) >= this.limit('waiting')) return 1;
    this.add(this.waiting, address);
    return 0;
  }

  /** Counts a host without a known school, before the database is asked for it; returns the seconds to wait, or 0. */
  countNewHost(address: string, host: string): number {
    if (this.factor === 0) return 0;
    const passed = this.startWindow();
    const hosts = this.newHosts.get(address) ?? new Set();
    this.newHosts.set(address, hosts);
    if (hosts.has(host)) return 0;
    if (hosts.size >= this.limit('newHostsAMinute')) return Math.ceil((WINDOW_MS - passed) / 1000);
    hosts.add(host);
    return 0;
  }

  /** Ends a pending request. */
  release(address: string, wasAdmitted: boolean): void {
    if (this.factor === 0) return;
    const left = (this.waiting.get(address) ?? 0) - 1;
    if (left > 0) this.waiting.set(address, left);
    else this.waiting.delete(address);
    if (!wasAdmitted) this.add(this.refused, address);
  }

  /** Starts a new window when the current one has ended, or the clock was set back; returns the milliseconds since its start. */
  private startWindow(): number {
    const now = this.clock.now().getTime();
    const passed = now - this.since;
    if (passed >= 0 && passed < WINDOW_MS) return passed;
    this.since = now;
    this.requested = new Map();
    this.refused = new Map();
    this.newHosts = new Map();
    return 0;
  }

  private add(counts: Map<string, number>, address: string): number {
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count;
  }

  private limit(of: keyof typeof CONNECTION_LIMITS): number {
    return Math.max(1, Math.round(CONNECTION_LIMITS[of] * this.factor));
  }
}

/** The network of a socket request; one proxy is trusted if configured (T6). */
export function networkOfRequest({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return networkOf(forwarded.split(',').at(-1)?.trim() || socket.remoteAddress || '');
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CALL_COUNTDOWN_S,
  callSecondsLeft,
  HEARTBEAT_MS,
  HEARTBEAT_REPLY_MS,
  RECONNECT_DELAYS_S,
  RECONNECT_RENEW_MS,
  RECONNECT_TRIES,
  reconnectDelay,
} from './realtime.ts';

describe('the socket', () => {
  it('sends a heartbeat every 15 s, times out after 10 s, retries ten times and renews its retries after 30 s (§4, §9, W4, W5)', () => {
    expect([HEARTBEAT_MS, HEARTBEAT_REPLY_MS, RECONNECT_TRIES, RECONNECT_RENEW_MS]).toEqual([
      15_000, 10_000, 10, 30_000,
    ]);
  });

  it('waits 1, 2, 4, 8, 16 and five times 30 s, then gives up (W5)', () => {
    const middle = Array.from({ length: 11 }, (_, at) => reconnectDelay(at + 1, () => 0.5));
    expect(middle).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000, 30_000, null]);
    expect(RECONNECT_DELAYS_S).toHaveLength(RECONNECT_TRIES);
  });

  it('spreads every wait by 30 % to both sides and no further (W5)', () => {
    expect(reconnectDelay(1, () => 0)).toBe(700);
    expect(reconnectDelay(1, () => 1)).toBe(1300);
    expect(reconnectDelay(10, () => 0)).toBe(21_000);
    expect(reconnectDelay(10, () => 1)).toBe(39_000);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: RECONNECT_TRIES }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempt, random) => {
          const planned = (RECONNECT_DELAYS_S[attempt - 1] ?? 0) * 1000;
          expect(Math.abs((reconnectDelay(attempt, () => random) ?? 0) - planned)).toBeLessThanOrEqual(planned * 0.3);
        },
      ),
    );
  });

  it('draws random waits by default, which differ (W5)', () => {
    expect(new Set(Array.from({ length: 20 }, () => reconnectDelay(10))).size).toBeGreaterThan(1);
  });

  it.each([0, -1, 11, 1.5, Number.NaN])('has no try number %d (W5)', (attempt) => {
    expect(reconnectDelay(attempt, () => 0.5)).toBeNull();
  });
});

describe('the countdown of a call', () => {
  it.each([
    [15_000, 15],
    [14_999, 15],
    [14_000, 14],
    [13_001, 14],
    [13_000, 13],
    [1, 1],
    [0, 0],
    [-1, 0],
    [-3_600_000, 0],
    [60_000, 15],
  ])('with %d ms to go shows %d (§4, W8)', (left, seconds) => {
    expect(callSecondsLeft(100_000 + left, 100_000)).toBe(seconds);
  });

  it('never grows as time goes by, and is 0 exactly from the deadline on (§4, W8)', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), fc.nat(20_000), (answerBy, now, later) => {
        const seconds = callSecondsLeft(answerBy, now);
        expect(callSecondsLeft(answerBy, now + later)).toBeLessThanOrEqual(seconds);
        expect(seconds === 0).toBe(now >= answerBy);
        expect(seconds).toBeLessThanOrEqual(CALL_COUNTDOWN_S);
      }),
    );
  });
});

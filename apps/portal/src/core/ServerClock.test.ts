import { describe, expect, it } from 'vitest';
import { ServerClock } from './ServerClock.ts';

const NOW = Date.parse('2026-11-20T02:00:00Z');
const DAY_MS = 86_400_000;
const DATE = new Date(NOW).toUTCString();

describe('the clock of the portal (C3)', () => {
  it.each([-DAY_MS, DAY_MS, -40 * DAY_MS, 31_000])(
    'is the server’s on a computer that is wrong by %d ms',
    (wrongMs) => {
      let own = NOW + wrongMs;
      const clock = new ServerClock(() => own);
      expect(clock.now).toBe(NOW + wrongMs);
      clock.read(DATE);
      expect(clock.now).toBe(NOW);
      own += 5_000;
      expect(clock.now).toBe(NOW + 5_000);
    },
  );

  it('is the computer’s own where the two agree but for the way of the answer', () => {
    const clock = new ServerClock(() => NOW + 12_000);
    clock.read(DATE);
    expect(clock.now).toBe(NOW + 12_000);
  });

  it.each([undefined, null, '', 'soon', 5])('ignores %j for a date', (date) => {
    const clock = new ServerClock(() => NOW);
    clock.read(date);
    expect(clock.now).toBe(NOW);
  });
});

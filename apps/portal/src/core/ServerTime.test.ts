import { expect, it } from 'vitest';
import { ServerTime } from './ServerTime.ts';

it('counts down by the clock of the server on a browser whose clock is five minutes fast (§9, C3)', () => {
  const clock = { now: Date.parse('2026-11-20T02:05:00Z') };
  const time = new ServerTime(clock);
  time.read('2026-11-20T02:00:00Z');
  expect(time.here('2026-11-20T02:30:00Z')).toBe(Date.parse('2026-11-20T02:35:00Z'));
  clock.now += 60_000;
  expect(time.now).toBe(Date.parse('2026-11-20T02:01:00Z'));
});

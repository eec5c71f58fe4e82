import { describe, expect, it } from 'vitest';
import { SITTING_PAUSE_MINUTES, spentTime, workedOn } from './sitting.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));

describe('the time worked on an attempt', () => {
  it('is the sum of its sittings: what was sent back and taken up a month later has not taken a month (product.md 4.4)', () => {
    const first = [0, 10, 25].reduce((work, minute) => workedOn(work, at(minute)), {
      workedS: 0,
      seenAt: null as Date | null,
    });
    expect(first.workedS).toBe(25 * 60);
    const later = workedOn(first, at(30 * 24 * 60));
    expect(later.workedS).toBe(25 * 60);
    expect(workedOn(later, at(30 * 24 * 60 + 7)).workedS).toBe(32 * 60);
  });
  it('ends a sitting after half an hour without a sign of work', () => {
    const work = { workedS: 60, seenAt: at(0) };
    expect(workedOn(work, at(SITTING_PAUSE_MINUTES)).workedS).toBe(60 + SITTING_PAUSE_MINUTES * 60);
    expect(workedOn(work, at(SITTING_PAUSE_MINUTES + 1)).workedS).toBe(60);
  });
  it('never runs backwards with a clock', () => {
    expect(workedOn({ workedS: 60, seenAt: at(9) }, at(3)).workedS).toBe(60);
  });
});

it('a time that was spent is written in hours once it is long', () => {
  expect([spentTime(512, 'cn'), spentTime(3_599, 'en')]).toEqual(['08:32', '59:59']);
  expect([spentTime(3_900, 'cn'), spentTime(48_053 * 60, 'en')]).toEqual(['1小时05分', '800 h 53 min']);
  expect(spentTime(Number.NaN, 'cn')).toBe('00:00');
});

import { describe, expect, it } from 'vitest';
import type { Coupon } from '../CouponCard/coupon.ts';
import { bestCoupon } from './bestCoupon.ts';

const build = (id: string, over: { to?: string; thresholdFen?: number } = {}): Coupon => ({
  id,
  kind: 'fullReduction',
  title: id,
  scope: '全部课程',
  reduceFen: 5000,
  thresholdFen: over.thresholdFen ?? 39_900,
  endsAt: over.to ?? '2026-12-31T15:59:59Z',
});

describe('the best coupon', () => {
  it('takes off most', () => {
    expect(
      bestCoupon([
        { coupon: build('a'), cutFen: 3000 },
        { coupon: build('b'), cutFen: 10_000 },
        { coupon: build('c'), cutFen: 5000 },
      ]),
    ).toBe('b');
  });
  it('ends first among those that take off the same', () => {
    const soon = build('soon', { to: '2026-11-22T15:59:59Z' });
    expect(
      bestCoupon([
        { coupon: build('late'), cutFen: 5000 },
        { coupon: soon, cutFen: 5000 },
      ]),
    ).toBe('soon');
  });
  it('has the lower threshold among those that also end together', () => {
    expect(
      bestCoupon([
        { coupon: build('high', { thresholdFen: 59_900 }), cutFen: 5000 },
        { coupon: build('low', { thresholdFen: 100 }), cutFen: 5000 },
      ]),
    ).toBe('low');
  });
  it('is none whose threshold is unknown, where another is known', () => {
    const { id, title, scope, endsAt } = build('unknown');
    const unknown: Coupon = { id, title, scope, endsAt, kind: 'discount', payPercent: 90 };
    expect(
      bestCoupon([
        { coupon: unknown, cutFen: 5000 },
        { coupon: build('known'), cutFen: 5000 },
      ]),
    ).toBe('known');
  });
  it('is none if there are none', () => {
    expect(bestCoupon([])).toBeUndefined();
  });
});

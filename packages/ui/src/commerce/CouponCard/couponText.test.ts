import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { describe, expect, it } from 'vitest';
import { moneyIn } from '../../foundations/money.ts';
import { couponCardLabels } from './CouponCard.labels.ts';
import type { Coupon, CouponStatus } from './coupon.ts';
import { daysLeft, describeCoupon } from './couponText.ts';

const money = moneyIn(() => undefined);
const view = { locale: 'cn', now: Date.parse('2026-11-20T02:00:00Z'), money, timeZone: DEFAULT_TIME_ZONE.id } as const;
const base = { id: '1', title: '期末冲刺券', scope: '全部直播课', endsAt: '2026-12-31T15:59:59Z' };
const fullReduction: Coupon = { ...base, kind: 'fullReduction', reduceFen: 10_000, thresholdFen: 59_900 };
const discount: Coupon = { ...base, kind: 'discount', payPercent: 85, maxReduceFen: 20_000 };
const textOf = (coupon: Coupon, status: CouponStatus = 'toUse') =>
  describeCoupon(coupon, status, couponCardLabels.cn, view);
const englishOf = (coupon: Coupon) => describeCoupon(coupon, 'toUse', couponCardLabels.en, { ...view, locale: 'en' });

describe('the text of a coupon', () => {
  it('has value, condition and type (§3)', () => {
    expect(textOf(fullReduction)).toMatchObject({
      figure: '100',
      sign: '¥',
      unit: '',
      rule: '满599可用',
      kind: '满减券',
    });
    expect(textOf(discount)).toMatchObject({ figure: '8.5', sign: '', unit: '折', rule: '最高减¥200', kind: '折扣券' });
    expect(textOf({ ...base, kind: 'noThreshold', reduceFen: 3000 })).toMatchObject({ figure: '30', rule: '无门槛' });
    expect(textOf({ ...base, kind: 'discount', payPercent: 80 }).rule).toBe('无门槛');
    expect(textOf({ ...base, kind: 'discount', payPercent: 80, thresholdFen: 100_000 }).rule).toBe('满1,000可用');
  });
  it('states in English what is taken off, not what is paid', () => {
    expect(englishOf(discount)).toMatchObject({ figure: '15', unit: '% off', spoken: '15% off', rule: 'up to ¥200' });
  });
  it('gives the value with its unit to screen readers (ui-kit 3.6)', () => {
    expect(textOf(fullReduction).spoken).toBe('减¥100');
    expect(textOf(discount).spoken).toBe('8.5折');
  });
  it('draws a long value smaller', () => {
    expect(textOf(fullReduction).length).toBe('short');
    expect(textOf({ ...fullReduction, reduceFen: 8_888_800 }).length).toBe('middle');
    expect(textOf({ ...fullReduction, reduceFen: 88_888_800 }).length).toBe('long');
    expect(textOf({ ...fullReduction, reduceFen: 88_888_899 }).length).toBe('longest');
  });
  it('counts calendar days during the last three (ui-kit 3.6)', () => {
    const hurry = (to: string, status?: CouponStatus) => textOf({ ...fullReduction, endsAt: to }, status).hurry;
    expect(hurry('2026-11-24T15:59:59Z')).toBe('');
    expect(hurry('2026-11-23T15:59:59Z')).toBe('还剩3天');
    expect(hurry('2026-11-21T15:59:59Z')).toBe('明天到期');
    expect(hurry('2026-11-20T15:59:59Z')).toBe('今天到期');
    expect(hurry('2026-11-19T15:59:59Z')).toBe('');
    expect(hurry('2026-11-21T15:59:59Z', 'used')).toBe('');
    expect(daysLeft('not a date', view)).toBe(Number.POSITIVE_INFINITY);
  });
  it.each([
    ['toUse', {}, ''],
    ['used', {}, '已使用'],
    ['expired', {}, '已过期'],
    ['notYet', { startsAt: '2026-11-24T16:00:00Z' }, '25日开始'],
  ] as const)('begins no sentence about an end that is no date: %s', (status, over, when) => {
    expect(textOf({ ...fullReduction, ...over, endsAt: '' }, status).when).toBe(when);
  });
  it('says when it was used, ended, starts (§4)', () => {
    expect(textOf({ ...fullReduction, usedAt: '2026-09-02T02:00:00Z', savedFen: 8000 }, 'used').when).toBe(
      '已使用·9月2日省¥80',
    );
    expect(textOf({ ...fullReduction, endsAt: '2026-11-18T15:59:59Z' }, 'expired').when).toBe('已过期·11月18日');
    expect(textOf({ ...fullReduction, startsAt: '2026-11-24T16:00:00Z' }, 'notYet')).toMatchObject({
      when: '11月25日到12月31日',
      begins: '25日开始',
    });
    expect(textOf(fullReduction).when).toBe('12月31日到期');
    expect(textOf({ ...fullReduction, lasts: '领取后30天有效' }, 'claimable').when).toBe('领取后30天有效');
  });
});

import type { CouponOffer } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { bestOffer } from './bestOffer.ts';
import { coursePrice, priceFor } from './coursePrice.ts';
import { rememberInvite } from './rememberInvite.ts';

const course = { priceFen: 129_900, originalFen: 159_900, memberFen: 99_900, campaignFen: 89_900 };

const NOW = Date.parse('2026-11-20T02:00:00Z');

describe('the price beside the main button', () => {
  it('is that of the campaign while it is the best one (I2)', () => {
    expect(coursePrice(course, true)).toEqual({
      payFen: 89_900,
      formerFen: 159_900,
      memberFen: undefined,
      kind: 'campaign',
    });
  });

  it('is not that of members while the refund of the membership is reviewed, as the order would say (product.md 4.7)', () => {
    const { campaignFen: _, ...plain } = course;
    expect(priceFor(plain, { isMember: true })).toMatchObject({ payFen: 99_900, kind: 'member' });
    const suspended = { isMember: true, isMembershipSuspended: true };
    expect(priceFor(plain, suspended)).toMatchObject({ payFen: 129_900, kind: 'list' });
  });

  it('is that of members for members, and told to the others (I2)', () => {
    const { campaignFen: _, ...plain } = course;
    expect(coursePrice(plain, true)).toMatchObject({ payFen: 99_900, formerFen: 159_900, kind: 'member' });
    expect(coursePrice(plain, false)).toMatchObject({ payFen: 129_900, memberFen: 99_900, kind: 'list' });
  });

  it('is nothing for members of a course that is free for them', () => {
    expect(coursePrice({ priceFen: 19_900, memberFen: 0 }, true)).toMatchObject({ payFen: 0, kind: 'member' });
  });

  it('strikes no price that is not higher', () => {
    expect(coursePrice({ priceFen: 19_900, originalFen: 19_900 }, false).formerFen).toBeUndefined();
  });
});

describe('the coupon below the price', () => {
  const build = (given: Partial<CouponOffer>): CouponOffer => ({
    id: 1,
    name: '期末冲刺券',
    kind: 'fullReduction',
    thresholdFen: 59_900,
    reduceFen: 10_000,
    scope: 'all',
    scopeText: '全部课程',
    validText: '',
    isNewcomer: false,
    status: 'claimable',
    ...given,
  });
  const price = coursePrice({ priceFen: 89_900 }, false);
  const afterOf = (given: Partial<CouponOffer>, of = price) => bestOffer([build(given)], of, NOW)?.afterFen;

  it('is the one that takes most off', () => {
    const discount = build({ id: 2, kind: 'discount', thresholdFen: 0, reduceFen: undefined, percent: 80 });
    expect(bestOffer([build({}), discount], price, NOW)).toMatchObject({ offer: { id: 2 }, afterFen: 71_920 });
  });

  it.each([
    ['toUse', 79_900],
    ['used', undefined],
    ['expired', undefined],
    ['locked', undefined],
    ['notYet', undefined],
    [undefined, undefined],
  ] as const)('of one that the student has claimed and that is %s makes the price %s', (ownStatus, afterFen) => {
    expect(afterOf({ status: 'claimed', ownStatus })).toBe(afterFen);
  });

  it('is none that cannot be used yet', () => {
    expect(afterOf({ usableFrom: '2026-11-21T02:00:00Z' })).toBeUndefined();
    expect(afterOf({ usableFrom: '2026-11-20T02:00:00Z' })).toBe(79_900);
  });

  it('is none beside a member price that it is not known to count with', () => {
    const member = coursePrice({ priceFen: 89_900, memberFen: 79_900 }, true);
    for (const worksWithMember of [false, undefined]) expect(afterOf({ worksWithMember }, member)).toBeUndefined();
    expect(afterOf({ worksWithMember: true }, member)).toBe(69_900);
  });

  it('is none that cannot be claimed, misses its threshold or counts for some courses only', () => {
    const offers = [build({ status: 'claimedOut' }), build({ thresholdFen: 100_000 }), build({ scope: 'subjects' })];
    expect(bestOffer(offers, price, NOW)).toBeNull();
  });
});

it('stores the invite code of a course for the checkout, and ignores invalid codes', () => {
  const remembered: string[] = [];
  const storage = { write: (key: string, value: string) => remembered.push(`${key}=${value}`) > 0 };
  for (const search of ['invite=LIN2026', 'invite=<script>', 'invite=', 'page=2']) {
    rememberInvite(storage, new URLSearchParams(search));
  }
  expect(remembered).toEqual(['invite=LIN2026']);
});

it('a course whose price is not known has none, and no coupon is reckoned with it (decision 0020)', () => {
  const price = coursePrice({ originalFen: 100, memberFen: 0, campaignFen: 0 }, true);
  expect(price).toEqual({ payFen: undefined, formerFen: undefined, memberFen: undefined, kind: 'list' });
  expect(bestOffer([], price, NOW)).toBeNull();
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponReduction, type PricedCoupon, type PriceQuestion, priceOf } from './price.ts';
import { creditsEarned, creditsMax, FEN_PER_CREDIT } from './trade.ts';

const RUNS = { numRuns: 20_000 };
const fen = fc.integer({ min: 0, max: 5_000_000 });
const reduction: fc.Arbitrary<PricedCoupon> = fc.record({
  thresholdFen: fen,
  reduceFen: fc.integer({ min: 1, max: 1_000_000 }),
  worksWithGroup: fc.boolean(),
  worksWithMember: fc.boolean(),
});
const discount: fc.Arbitrary<PricedCoupon> = fc.record({
  thresholdFen: fen,
  percent: fc.integer({ min: 1, max: 99 }),
  maxReduceFen: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
  worksWithGroup: fc.boolean(),
});
const question: fc.Arbitrary<PriceQuestion> = fc.record({
  listFen: fen,
  quantity: fc.integer({ min: 1, max: 20 }),
  specials: fc.array(
    fc.record({
      kind: fc.constantFrom('campaign', 'member', 'group'),
      unitFen: fc.integer({ min: 0, max: 6_000_000 }),
    }),
    { maxLength: 5 },
  ),
  isGroup: fc.boolean(),
  coupon: fc.option(fc.oneof(reduction, discount), { nil: undefined }),
  credits: fc.option(fc.integer({ min: -5, max: 200_000 }), { nil: undefined }),
  fenPerCredit: fc.constant(FEN_PER_CREDIT),
});
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('what an order costs (product.md 4.7)', () => {
  it('has lines that sum to the total exactly, in whole fen (I2)', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { listFen, steps, payFen } = priceOf(asked);
        expect(listFen - sum(steps.map(({ amountFen }) => amountFen))).toBe(payFen);
        expect(steps.every(({ amountFen }) => Number.isSafeInteger(amountFen) && amountFen > 0)).toBe(true);
      }),
      RUNS,
    );
  });

  it('is never below nothing and never above the list price (I2)', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { listFen, subtotalFen, payFen } = priceOf(asked);
        expect(listFen).toBe(asked.listFen * asked.quantity);
        expect(payFen).toBeGreaterThanOrEqual(0);
        expect(payFen).toBeLessThanOrEqual(subtotalFen);
        expect(subtotalFen).toBeLessThanOrEqual(listFen);
      }),
      RUNS,
    );
  });

  it('does not depend on the order of the special prices', () => {
    fc.assert(
      fc.property(question, fc.infiniteStream(fc.nat()), (asked, shuffle) => {
        const specials = [...asked.specials]
          .map((special) => ({ special, at: shuffle.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ special }) => special);
        expect(priceOf({ ...asked, specials }).payFen).toBe(priceOf(asked).payFen);
      }),
      RUNS,
    );
  });

  it('takes at most one of campaign, member and group price, at most one coupon, then credits', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const kinds = priceOf(asked).steps.map(({ kind }) => kind);
        const places = kinds.map((kind) => (kind === 'coupon' ? 1 : kind === 'credits' ? 2 : 0));
        expect(new Set(places).size).toBe(places.length);
        expect([...places].sort()).toEqual(places);
      }),
      RUNS,
    );
  });

  it('never rises through another special price, a coupon or credits', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { payFen } = priceOf(asked);
        expect(payFen).toBeLessThanOrEqual(priceOf({ ...asked, coupon: undefined, credits: 0 }).payFen);
        expect(payFen).toBeLessThanOrEqual(priceOf({ ...asked, credits: 0 }).payFen);
      }),
      RUNS,
    );
  });

  it('applies the best special price outside a group, and the group price inside', () => {
    const specials = [
      { kind: 'campaign', unitFen: 89_900 },
      { kind: 'member', unitFen: 116_910 },
      { kind: 'group', unitFen: 46_800 },
    ] as const;
    const base = { listFen: 129_900, quantity: 1, specials, fenPerCredit: FEN_PER_CREDIT };
    expect(priceOf(base)).toMatchObject({ payFen: 89_900, steps: [{ kind: 'campaign', amountFen: 40_000 }] });
    expect(priceOf({ ...base, isGroup: true })).toMatchObject({ payFen: 46_800, steps: [{ kind: 'group' }] });
  });

  it('adds up as the confirmation page shows it: 1,299 less 400, 100 and 9 is 790', () => {
    const price = priceOf({
      listFen: 129_900,
      quantity: 1,
      specials: [{ kind: 'campaign', unitFen: 89_900 }],
      coupon: { thresholdFen: 59_900, reduceFen: 10_000 },
      credits: 900,
      fenPerCredit: FEN_PER_CREDIT,
    });
    expect(price.steps.map(({ amountFen }) => amountFen)).toEqual([40_000, 10_000, 900]);
    expect(price.payFen).toBe(79_000);
  });
});

describe('what a coupon takes off', () => {
  it('compares its threshold with the subtotal, to the fen', () => {
    const coupon = { thresholdFen: 50_000, reduceFen: 10_000 };
    expect(couponReduction(coupon, 49_999)).toBe(0);
    expect(couponReduction(coupon, 50_000)).toBe(10_000);
  });

  it('rounds the discounted amount half up to a fen, and respects its maximum', () => {
    expect(couponReduction({ thresholdFen: 0, percent: 85 }, 10)).toBe(1);
    expect(couponReduction({ thresholdFen: 0, percent: 85 }, 30)).toBe(4);
    expect(couponReduction({ thresholdFen: 0, percent: 50 }, 1)).toBe(0);
    expect(couponReduction({ thresholdFen: 0, percent: 85, maxReduceFen: 20_000 }, 500_000)).toBe(20_000);
  });

  it('takes off no more than the subtotal', () => {
    expect(couponReduction({ thresholdFen: 0, reduceFen: 3_000 }, 2_000)).toBe(2_000);
  });

  it('combines with a group price only if allowed, and with a member price unless forbidden', () => {
    const coupon = { thresholdFen: 0, reduceFen: 1_000 };
    expect(couponReduction(coupon, 5_000, 'group')).toBe(0);
    expect(couponReduction({ ...coupon, worksWithGroup: true }, 5_000, 'group')).toBe(1_000);
    expect(couponReduction(coupon, 5_000, 'member')).toBe(1_000);
    expect(couponReduction({ ...coupon, worksWithMember: false }, 5_000, 'member')).toBe(0);
  });
});

describe('credits', () => {
  it('pay at most one part in a hundred, and no more than the balance', () => {
    expect(creditsMax(89_900, 1_260)).toBe(899);
    expect(creditsMax(89_900, 100)).toBe(100);
    expect(creditsMax(99, 100)).toBe(0);
    expect(creditsMax(89_900, -1)).toBe(0);
  });

  it('are earned by every ten yuan', () => {
    expect(creditsEarned(79_000)).toBe(79);
    expect(creditsEarned(999)).toBe(0);
  });
});

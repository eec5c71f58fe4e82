import type { CouponOffer } from '@shuyuan/contract';
import { couponReduction } from '@shuyuan/rules';
import type { CoursePrice } from './coursePrice.ts';

/** A coupon to claim, and what the course costs after it. */
export interface BestOffer {
  offer: CouponOffer;
  /** In integer fen. */
  afterFen: number;
}

/**
 * The coupon of the claim centre that would take most off a course, of those that count for every course: for the others only the
 * server knows. Null where none takes anything off.
 */
export function bestOffer(offers: readonly CouponOffer[], { payFen, kind }: CoursePrice): BestOffer | null {
  if (payFen === undefined) return null;
  const special = kind === 'list' ? undefined : kind;
  const able = offers.filter(
    ({ scope, status }) => scope === 'all' && (status === 'claimable' || status === 'claimed'),
  );
  let best: BestOffer | null = null;
  for (const offer of able) {
    const afterFen = payFen - couponReduction(offer, payFen, special);
    if (afterFen < (best?.afterFen ?? payFen)) best = { offer, afterFen };
  }
  return best;
}

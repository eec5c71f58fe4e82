import type { CouponOffer } from '@shuyuan/contract';
import { couponReduction } from '@shuyuan/rules';
import { momentOf } from '../../../core/known.ts';
import type { CoursePrice } from './coursePrice.ts';

/** A coupon to claim, and what the course costs after it. */
export interface BestOffer {
  offer: CouponOffer;
  /** In integer fen. */
  afterFen: number;
}

/**
 * The coupon of the claim centre that would take most off a course at `now`, epoch milliseconds, of those that count for every course: for
 * the others only the server knows. Null where none takes anything off.
 */
export function bestOffer(
  offers: readonly CouponOffer[],
  { payFen, kind }: CoursePrice,
  now: number,
): BestOffer | null {
  if (payFen === undefined) return null;
  const special = kind === 'list' ? undefined : kind;
  const able = offers.filter((offer) => offer.scope === 'all' && isUsable(offer, now));
  let best: BestOffer | null = null;
  for (const offer of able) {
    // What a backend does not tell to count on top of a member price is not said to.
    const worksWithMember = offer.worksWithMember === true;
    const afterFen = payFen - couponReduction({ ...offer, worksWithMember }, payFen, special);
    if (afterFen < (best?.afterFen ?? payFen)) best = { offer, afterFen };
  }
  return best;
}

/** Whether one that is claimed now, or the student's own, can be used: a used, expired or reserved one takes nothing off. */
function isUsable({ status, ownStatus, usableFrom }: CouponOffer, now: number): boolean {
  if (status === 'claimed') return ownStatus === 'toUse';
  return status === 'claimable' && !(momentOf(usableFrom) > now);
}

import type { Coupon, CouponOffer } from '@shuyuan/contract';
import type { CouponStatus, Coupon as KitCoupon } from '@shuyuan/ui';
import { textHere } from '../../core/known.ts';

/** What a coupon takes off; the same of one that is claimed and of one to claim. */
type Face = Pick<
  CouponOffer,
  'id' | 'name' | 'kind' | 'thresholdFen' | 'reduceFen' | 'percent' | 'maxReduceFen' | 'scopeText'
>;

/** Value, title and scope of a coupon as the kit's ticket shows them. */
function faceOf({ id, name, kind, thresholdFen, reduceFen, percent, maxReduceFen, scopeText }: Face) {
  const words = { id: String(id), title: name, scope: scopeText };
  if (kind === 'discount') return { ...words, kind, payPercent: percent, maxReduceFen, thresholdFen };
  return kind === 'noThreshold' ? { ...words, kind, reduceFen } : { ...words, kind, reduceFen, thresholdFen };
}

/** A coupon of the student as the kit's ticket shows it; its status is the kit's already. */
export function toCouponCard(coupon: Coupon): KitCoupon {
  return { ...faceOf(coupon), startsAt: coupon.startsAt, endsAt: coupon.endsAt, usedAt: coupon.usedAt };
}

/** Coupons left from which their number is shown instead of the claimed percentage. */
const FEW = 50;

/** A coupon of the claim centre; `scope` replaces the words under its title, e.g. to name the threshold too. */
export function toOfferCard(offer: CouponOffer, scope = offer.scopeText): KitCoupon {
  const { claimedPercent, left, validText, claimEndsAt } = offer;
  const leftCount = left !== undefined && left <= FEW ? left : undefined;
  const share = offer.status === 'notStarted' ? {} : { claimedPercent, leftCount };
  return { ...faceOf({ ...offer, scopeText: scope }), endsAt: textHere(claimEndsAt), lasts: validText, ...share };
}

/** State of an offer as a ticket status: a claimed one as what has become of it, an ended one looks like a fully claimed one. */
export function offerStatus({ status, ownStatus }: Pick<CouponOffer, 'status' | 'ownStatus'>): CouponStatus {
  if (status === 'claimed' && ownStatus !== undefined) return ownStatus;
  const statuses = {
    claimable: 'claimable',
    claimed: 'toUse',
    claimedOut: 'claimedOut',
    notStarted: 'notYet',
    ended: 'claimedOut',
  } as const;
  return statuses[status];
}

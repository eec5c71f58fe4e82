import type { QuotedCoupon } from '@shuyuan/contract';
import { ResultCode } from '@shuyuan/contract';
import { couponReduction, type Locale, type OfferKind } from '@shuyuan/rules';
import type { OfferedCoupon } from '../../domain/trade.ts';
import { type LocalizedText, say } from '../../domain/words.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { COUPON_REASONS } from './words.ts';

/** A coupon with its deduction from a price; 0 with a reason where it does not apply. */
export interface WeighedCoupon extends QuotedCoupon {
  claimId: number;
  name: LocalizedText;
  price: OfferedCoupon['price'];
  /** It applies, but nothing is left that it could take off: choosing it changes nothing, and no order locks it. */
  isNeedless: boolean;
}

/** Weighs each coupon against a subtotal, the one that saves most on top, then the one that ends first, then the lower threshold (product.md 4.8). */
export function weighCoupons(
  offered: readonly OfferedCoupon[],
  { subtotalFen, special, locale }: { subtotalFen: number; special: OfferKind | undefined; locale: Locale },
): WeighedCoupon[] {
  const weigh = ({ claimId, coupon, name = { cn: coupon.name }, price, reason }: OfferedCoupon): WeighedCoupon => {
    const reduceFen = reason === undefined ? couponReduction(price, subtotalFen, special) : 0;
    const obstacle = reasonOf(price, subtotalFen, special);
    const why = reduceFen > 0 ? undefined : (reason ?? say(obstacle, locale));
    const isNeedless = reduceFen === 0 && reason === undefined && obstacle === COUPON_REASONS.nothing;
    return { claimId, coupon, name, price, reduceFen, reason: why, isNeedless };
  };
  return offered.map(weigh).sort(byGain);
}

function byGain(one: WeighedCoupon, other: WeighedCoupon): number {
  return (
    other.reduceFen - one.reduceFen ||
    one.coupon.endsAt.localeCompare(other.coupon.endsAt) ||
    one.coupon.thresholdFen - other.coupon.thresholdFen ||
    one.claimId - other.claimId
  );
}

function reasonOf(price: OfferedCoupon['price'], subtotalFen: number, special: OfferKind | undefined) {
  if (subtotalFen < price.thresholdFen) return COUPON_REASONS.threshold(price.thresholdFen - subtotalFen);
  if (special === 'group' && price.worksWithGroup !== true) return COUPON_REASONS.group;
  if (special === 'member' && price.worksWithMember === false) return COUPON_REASONS.member;
  return COUPON_REASONS.nothing;
}

/** The student's coupon choice: a specific one, none, or the best. */
export interface CouponChoice {
  couponClaimId?: number | undefined;
  noCoupon?: boolean | undefined;
}

/** The coupon that counts; a chosen one that does not count is refused with the reason's code: 3101 to 3103, 3106. */
export async function chooseCoupon(
  ctx: StudentCtx,
  weighed: readonly WeighedCoupon[],
  { couponClaimId, noCoupon = false }: CouponChoice,
): Promise<WeighedCoupon | null> {
  if (couponClaimId === undefined) {
    const [best] = weighed;
    return noCoupon || !best || best.reduceFen === 0 ? null : best;
  }
  const chosen = weighed.find(({ claimId }) => claimId === couponClaimId);
  if (chosen?.isNeedless) return null;
  if (chosen && chosen.reduceFen > 0) return chosen;
  throw refused(await problemOf(ctx, couponClaimId));
}

async function problemOf({ tx, studentId, now }: StudentCtx, claimId: number): Promise<number> {
  const claim = await tx
    .selectFrom('coupon_claim')
    .select(['status', 'ends_at'])
    .where('id', '=', claimId)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  if (!claim) throw missing();
  if (claim.status === 'used') return ResultCode.couponUsed;
  if (claim.status === 'locked') return ResultCode.couponLocked;
  return claim.ends_at <= now ? ResultCode.couponExpired : ResultCode.couponUnusable;
}

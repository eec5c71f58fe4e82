import type { Coupon } from '@shuyuan/contract';

/** Something that became of a coupon, or will. */
export interface CouponEvent {
  key: 'claimed' | 'usableFrom' | 'locked' | 'used' | 'expired' | 'ends';
  /** Absent where the time is unknown. */
  at: string | undefined;
  state: 'done' | 'now' | 'next';
}

/** History of a coupon and its next step (§4): claimed, held by an order, used or ended. */
export function couponStory(
  coupon: Pick<Coupon, 'status' | 'claimedAt' | 'startsAt' | 'endsAt' | 'usedAt'>,
): CouponEvent[] {
  const { status, claimedAt, startsAt, endsAt, usedAt } = coupon;
  const claimed: CouponEvent = { key: 'claimed', at: claimedAt, state: 'done' };
  const ends: CouponEvent = { key: 'ends', at: endsAt, state: 'next' };
  switch (status) {
    case 'used':
      return [claimed, { key: 'used', at: usedAt, state: 'done' }];
    case 'expired':
      return [claimed, { key: 'expired', at: endsAt, state: 'done' }];
    case 'locked':
      return [claimed, { key: 'locked', at: undefined, state: 'now' }, ends];
    case 'notYet':
      return [claimed, { key: 'usableFrom', at: startsAt, state: 'next' }, ends];
    default:
      return [{ ...claimed, state: 'now' }, ends];
  }
}

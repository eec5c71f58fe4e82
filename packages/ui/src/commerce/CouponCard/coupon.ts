import type { Instant } from '@shuyuan/rules';
/** Discount of a coupon, by its type (§3 Coupon); money in integer fen. A value that is not told is not shown. */
export type CouponValue =
  | { kind: 'fullReduction'; reduceFen: number | undefined; thresholdFen: number }
  | { kind: 'noThreshold'; reduceFen: number | undefined }
  | {
      kind: 'discount';
      /** Share that remains to be paid, in whole percent: 85 pays 85 %. */
      payPercent: number | undefined;
      /** Maximum discount. */
      maxReduceFen?: number | undefined;
      thresholdFen?: number | undefined;
    };

/** A coupon as shown on cards. */
export type Coupon = CouponValue & {
  id: string;
  title: string;
  /** What it can be used on, as text. */
  scope: string;
  /** Start of validity. */
  startsAt?: Instant | undefined;
  /** End of validity. */
  endsAt: Instant;
  /** Validity period after claiming, as text; shown instead of the end. */
  lasts?: string | undefined;
  /** When it was used, and the amount saved, in fen. */
  usedAt?: Instant | undefined;
  savedFen?: number | undefined;
  /** Claimed share of the issue, in whole percent. */
  claimedPercent?: number | undefined;
  /** Number that can still be claimed; shown instead of the share when it is low. */
  leftCount?: number | undefined;
};

/**
 * Status of a coupon (§4): usable, used and expired, plus the states around them: not yet valid, held by an unpaid order, claimable,
 * fully claimed.
 */
export type CouponStatus = 'toUse' | 'notYet' | 'locked' | 'used' | 'expired' | 'claimable' | 'claimedOut';

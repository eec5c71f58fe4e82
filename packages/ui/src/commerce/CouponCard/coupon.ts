/** What a coupon takes off, by its type (§3 Coupon); money in integer fen. */
export type CouponValue =
  | { kind: 'fullReduction'; reduceFen: number; thresholdFen: number }
  | { kind: 'noThreshold'; reduceFen: number }
  | {
      kind: 'discount';
      /** Share that is still paid, in whole percent: 85 pays 85 %. */
      payPercent: number;
      /** The most it takes off. */
      maxReduceFen?: number | undefined;
      thresholdFen?: number | undefined;
    };

/** A coupon as cards show it; instants ISO 8601. */
export type Coupon = CouponValue & {
  id: string;
  title: string;
  /** What it can be used on, in words. */
  scope: string;
  /** Not usable before. */
  from?: string | undefined;
  /** Not usable after. */
  to: string;
  /** How long it lasts once it is claimed, in words; said instead of its end. */
  lasts?: string | undefined;
  /** When it was used, and what it took off then, in fen. */
  usedAt?: string | undefined;
  savedFen?: number | undefined;
  /** How much of the issue is claimed, in whole percent. */
  claimedPercent?: number | undefined;
  /** How many can still be claimed; said instead of the share when they are few. */
  leftCount?: number | undefined;
};

/**
 * Where a coupon stands (§4): to be used, used and expired, and what lies around them: not yet valid, held by an unpaid order, to be
 * claimed, claimed by others.
 */
export type CouponStatus = 'toUse' | 'notYet' | 'locked' | 'used' | 'expired' | 'claimable' | 'claimedOut';

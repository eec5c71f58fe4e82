/** Mutually exclusive deductions: the best one applies (product.md 4.7). */
export type OfferKind = 'campaign' | 'member' | 'group';

/** A special price of one piece, in integer fen. */
export interface SpecialPrice {
  kind: OfferKind;
  unitFen: number;
}

/** What a coupon takes off: fen, or a percentage that stays to be paid (85 pays 85 %). */
export interface PricedCoupon {
  /** Least subtotal in fen; 0 for none. */
  thresholdFen: number;
  /** Fen off; for full reduction and no threshold. */
  reduceFen?: number | undefined;
  /** Percentage still to be paid, 1 to 99; for discount. */
  percent?: number | undefined;
  /** Most that a discount takes off, in fen. */
  maxReduceFen?: number | undefined;
  /** Whether it counts on top of a group price. */
  worksWithGroup?: boolean | undefined;
  /** Whether it counts on top of a member price; true by default. */
  worksWithMember?: boolean | undefined;
}

/** Everything a price depends on. */
export interface PriceQuestion {
  /** List price of one piece in fen. */
  listFen: number;
  quantity: number;
  specials: readonly SpecialPrice[];
  /** A group order takes the group price, whatever else is cheaper. */
  isGroup?: boolean | undefined;
  coupon?: PricedCoupon | undefined;
  /** Credits to spend; capped at what the order accepts. */
  credits?: number | undefined;
  /** Fen a credit pays. */
  fenPerCredit: number;
}

/** One step of a price; `amountFen` is the amount taken off, more than 0. */
export interface PriceStep {
  kind: OfferKind | 'coupon' | 'credits';
  amountFen: number;
}

/** A price with its steps: `listFen` less all steps is `payFen`, exactly (I2). */
export interface Price {
  listFen: number;
  steps: readonly PriceStep[];
  /** The special price that applies, also one that takes nothing off; null for none. */
  special: OfferKind | null;
  /** After the special price: what a coupon's threshold is compared with. */
  subtotalFen: number;
  payFen: number;
}

/**
 * What an order costs: the one pure function behind quote, confirmation and creation (product.md 4.7). List price × quantity,
 * the best one special price, at most one coupon on the subtotal, then credits; never below 0, each step half up to a fen.
 */
export function priceOf(question: PriceQuestion): Price {
  const { quantity, coupon, credits = 0, fenPerCredit } = question;
  const listFen = question.listFen * quantity;
  const special = bestSpecial(question);
  const subtotalFen = special ? Math.min(listFen, special.unitFen * quantity) : listFen;
  const couponFen = coupon ? couponReduction(coupon, subtotalFen, special?.kind) : 0;
  const creditsFen = Math.min(Math.max(0, Math.floor(credits)) * fenPerCredit, subtotalFen - couponFen);
  const steps: PriceStep[] = [
    { kind: special?.kind ?? ('campaign' as const), amountFen: listFen - subtotalFen },
    { kind: 'coupon' as const, amountFen: couponFen },
    { kind: 'credits' as const, amountFen: creditsFen },
  ].filter(({ amountFen }) => amountFen > 0);
  return { listFen, steps, special: special?.kind ?? null, subtotalFen, payFen: subtotalFen - couponFen - creditsFen };
}

/** The special price that applies: in a group the group price, else the lowest; the first of equals. */
function bestSpecial({ specials, isGroup = false, listFen }: PriceQuestion): SpecialPrice | null {
  const able = specials.filter(({ kind, unitFen }) => (kind === 'group') === isGroup && (isGroup || unitFen < listFen));
  return able.reduce<SpecialPrice | null>((best, one) => (best && best.unitFen <= one.unitFen ? best : one), null);
}

/**
 * Fen that a coupon takes off a subtotal: 0 where it does not apply — below its threshold, or on top of a special price
 * that it does not combine with (product.md 4.7).
 */
export function couponReduction(coupon: PricedCoupon, subtotalFen: number, special?: OfferKind): number {
  const { thresholdFen, reduceFen = 0, percent, maxReduceFen = Number.MAX_SAFE_INTEGER } = coupon;
  if (subtotalFen < thresholdFen) return 0;
  if (special === 'group' && coupon.worksWithGroup !== true) return 0;
  if (special === 'member' && coupon.worksWithMember === false) return 0;
  const off =
    percent === undefined ? reduceFen : Math.min(subtotalFen - roundHalfUp(subtotalFen * percent, 100), maxReduceFen);
  return Math.min(off, subtotalFen);
}

/** `numerator / denominator`, halves up, in whole numbers. */
function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((numerator * 2 + denominator) / (denominator * 2));
}

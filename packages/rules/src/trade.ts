/** Minutes after which an unpaid order is cancelled (product.md 4.7). */
export const ORDER_PAY_MINUTES = 30;
/** Minutes after which an unpaid group order is cancelled (product.md 4.7). */
export const GROUP_PAY_MINUTES = 15;
/** Days after payment in which a refund may be requested (product.md 4.7). */
export const REFUND_DAYS = 7;
/** Most lessons taken before a refund is refused (product.md 4.7). */
export const REFUND_LESSONS = 2;
/** The terms of a refund as texts name them: what the pages promise is what the server allows. */
export const REFUND_TERMS = { days: REFUND_DAYS, lessons: REFUND_LESSONS } as const;
/** Hours in which the school reviews a refund; afterwards it is approved automatically. */
export const REFUND_REVIEW_HOURS = 24;
/** Most characters of the reason of a refund (product.md 4.7). */
export const REFUND_REASON_MAX = 200;
/** Days after dispatch until exchanged goods count as received (product.md 4.12). */
export const RECEIPT_DAYS = 10;
/** Smallest and largest group (product.md 4.10). */
export const GROUP_SIZE = { min: 2, max: 20 } as const;
/** Most addresses of a student (product.md 4.16). */
export const ADDRESSES_MAX = 20;
/** Days before the end of a membership on which a reminder is sent; another follows at the end (product.md 4.11). */
export const MEMBERSHIP_ALARM_DAYS: readonly number[] = [7, 3, 1];
/** One credit pays one fen: a hundred pay a yuan. */
export const FEN_PER_CREDIT = 1;
/** Credits that pay one yuan, as texts name them. */
export const CREDITS_PER_YUAN = 100 / FEN_PER_CREDIT;
/** Credits pay at most this fraction of an order: one part in a hundred. */
const CREDIT_SHARE = 100;
/** Paid fen that earn one credit. */
const FEN_PER_EARNED_CREDIT = 1000;

/** Most credits that can be spent on an order of `subtotalFen`, of `balance` credits. */
export function creditsMax(subtotalFen: number, balance: number): number {
  return Math.max(0, Math.min(balance, Math.floor(subtotalFen / CREDIT_SHARE / FEN_PER_CREDIT)));
}

/** Credits that a payment earns. */
export function creditsEarned(payFen: number): number {
  return Math.floor(payFen / FEN_PER_EARNED_CREDIT);
}

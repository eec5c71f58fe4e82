/** Minutes in which an order is paid before it cancels itself (product.md 4.7). */
export const ORDER_PAY_MINUTES = 30;
/** The same for an order of a group (product.md 4.7). */
export const GROUP_PAY_MINUTES = 15;
/** Days after paying in which a refund may be asked for (product.md 4.7). */
export const REFUND_DAYS = 7;
/** Lessons that may be learnt before a refund is no longer given (product.md 4.7). */
export const REFUND_LESSONS = 2;
/** Hours in which the school looks at a refund; afterwards it is adopted by itself. */
export const REFUND_REVIEW_HOURS = 24;
/** Characters of the reason of a refund (product.md 4.7). */
export const REFUND_REASON_MAX = 200;
/** Days after sending until an exchanged good counts as received (product.md 4.12). */
export const RECEIPT_DAYS = 10;
/** Smallest and largest group (product.md 4.10). */
export const GROUP_SIZE = { min: 2, max: 20 } as const;
/** Addresses a student may keep (product.md 4.16). */
export const ADDRESSES_MAX = 20;
/** Days before its end on which a membership reminds of itself; at the end it says so once more (product.md 4.11). */
export const MEMBERSHIP_ALARM_DAYS: readonly number[] = [7, 3, 1];
/** One credit pays one fen: a hundred pay a yuan. */
export const FEN_PER_CREDIT = 1;
/** Credits pay at most one part in a hundred of an order. */
const CREDIT_SHARE = 100;
/** Paid fen that earn one credit. */
const FEN_PER_EARNED_CREDIT = 1000;

/** Most credits that an order of `subtotalFen` takes, of `balance` credits. */
export function creditsMax(subtotalFen: number, balance: number): number {
  return Math.max(0, Math.min(balance, Math.floor(subtotalFen / CREDIT_SHARE / FEN_PER_CREDIT)));
}

/** Credits that a payment earns. */
export function creditsEarned(payFen: number): number {
  return Math.floor(payFen / FEN_PER_EARNED_CREDIT);
}

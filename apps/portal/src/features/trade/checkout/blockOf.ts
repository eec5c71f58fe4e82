import { ResultCode, type UnpaidOrder } from '@shuyuan/contract';
import { type ApiError, refusalOf } from '../../../api/apiError.ts';

/** What blocks an order; the page shows it with the next step (product.md 5.2). */
export interface Block {
  kind: keyof typeof CODES | 'other';
  /** The server's own words. */
  text: string;
  /** The order that waits for its payment. */
  order?: UnpaidOrder;
}

const CODES = {
  full: ResultCode.full,
  discontinued: ResultCode.discontinued,
  owned: ResultCode.alreadyOwned,
  assessment: ResultCode.assessmentNeeded,
  unpaid: ResultCode.unpaidOrderExists,
  groupFull: ResultCode.groupFull,
  groupEnded: ResultCode.groupEnded,
  inGroup: ResultCode.alreadyInGroup,
} as const;

/** Maps a refusal to a block; null for other errors. */
export function blockOf(error: ApiError | null): Block | null {
  if (error?.kind !== 'refused') return null;
  const order = refusalOf(error, ResultCode.unpaidOrderExists);
  const known = Object.entries(CODES).find(([, code]) => code === error.code)?.[0] as keyof typeof CODES | undefined;
  return { kind: known ?? 'other', text: error.message, ...(order ? { order } : {}) };
}

const COUPON_CODES: readonly (number | undefined)[] = [
  ResultCode.couponUnusable,
  ResultCode.couponUsed,
  ResultCode.couponExpired,
  ResultCode.couponLocked,
];

/** Whether a refusal is about the chosen coupon only: the order goes on with another one (3101–3106). */
export function isAboutCoupon(error: ApiError): boolean {
  return error.kind === 'refused' && COUPON_CODES.includes(error.code);
}

import type { CourseDetail } from '@shuyuan/contract';
import { REFUND_TERMS } from '@shuyuan/rules';
import type { CoursePrice } from './coursePrice.ts';

/** A promise beside the price: its text and the figures in it. */
type Promised =
  | { key: 'promiseRefund'; terms: typeof REFUND_TERMS }
  | { key: 'promiseReplay' | 'promiseWatch'; terms: { months: number } };

/**
 * What the page may promise before a purchase: the refund as the rule gives it, where there is money to give back, and how long the
 * course can be watched by its own record.
 */
export function promisesOf(
  { kind, playbackMonths }: Pick<CourseDetail, 'kind' | 'playbackMonths'>,
  { payFen }: Pick<CoursePrice, 'payFen'>,
): Promised[] {
  const refund: Promised[] = payFen !== undefined && payFen > 0 ? [{ key: 'promiseRefund', terms: REFUND_TERMS }] : [];
  if (playbackMonths === undefined) return refund;
  const key = kind === 'live' ? 'promiseReplay' : 'promiseWatch';
  return [...refund, { key, terms: { months: playbackMonths } }];
}

import type { CourseDetail } from '@shuyuan/contract';
import type { CoursePrice } from './coursePrice.ts';

/** A promise beside the price: its text and the figures in it. */
type Promised =
  | { key: 'promiseRefund'; terms: { days: number; lessons: number } }
  | { key: 'promiseReplay' | 'promiseWatch'; terms: { months: number } };

type PromisingCourse = Pick<CourseDetail, 'kind' | 'playbackMonths' | 'refundDays' | 'refundLessons'>;

/**
 * What the page may promise before a purchase: the refund by the terms in the course's record, where there is money to
 * give back, and how long it can be watched.
 */
export function promisesOf(
  { kind, playbackMonths, refundDays: days, refundLessons: lessons }: PromisingCourse,
  { payFen }: Pick<CoursePrice, 'payFen'>,
): Promised[] {
  const refund: Promised[] =
    days !== undefined && lessons !== undefined && payFen !== undefined && payFen > 0
      ? [{ key: 'promiseRefund', terms: { days, lessons } }]
      : [];
  if (playbackMonths === undefined) return refund;
  const key = kind === 'live' ? 'promiseReplay' : 'promiseWatch';
  return [...refund, { key, terms: { months: playbackMonths } }];
}

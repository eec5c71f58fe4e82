import type { CourseDetail } from '@shuyuan/contract';
import { momentOf } from '../../../core/known.ts';

/**
 * What the one main button of a course does: it leads on — to the lessons, the cashier, the group, the login, the checkout — or says
 * why nothing can be done now (product.md 2.3).
 */
export type MainAction =
  | 'owned'
  | 'refunding'
  | 'unpaid'
  | 'team'
  | 'discontinued'
  | 'ended'
  | 'full'
  | 'saleAhead'
  | 'saleOver'
  | 'assessment'
  | 'login'
  | 'free'
  | 'buy';

type Facts = Pick<
  CourseDetail,
  | 'status'
  | 'isOwned'
  | 'needsAssessment'
  | 'isAssessed'
  | 'unpaidOrderId'
  | 'unpaidOrderNum'
  | 'refundOrderId'
  | 'refundOrderNum'
  | 'myTeamId'
  | 'saleStartsAt'
  | 'saleEndsAt'
>;

/** The viewer of the course, the time, and the price. */
export interface Looker {
  isLoggedIn: boolean;
  /** The server's time in epoch milliseconds. */
  now: number;
  /** In integer fen, after campaign and membership; undefined while unknown. */
  payFen: number | undefined;
}

/**
 * The state that decides, the strongest first: what the student owns, holds or waits for stays theirs whatever became of the sale
 * (product.md 4.3); then what the school sells, then what is missing.
 */
export function mainAction(course: Facts, { isLoggedIn, now, payFen }: Looker): MainAction {
  const { status, isOwned, needsAssessment, isAssessed, saleStartsAt, saleEndsAt } = course;
  if (isOwned) return 'owned';
  if (course.refundOrderId !== undefined && course.refundOrderNum !== undefined) return 'refunding';
  if (course.unpaidOrderId !== undefined && course.unpaidOrderNum !== undefined) return 'unpaid';
  if (course.myTeamId !== undefined) return 'team';
  if (status === 'discontinued' || status === 'ended' || status === 'full') return status;
  if (momentOf(saleStartsAt) > now) return 'saleAhead';
  if (momentOf(saleEndsAt) <= now) return 'saleOver';
  if (needsAssessment && !isAssessed) return 'assessment';
  if (!isLoggedIn) return 'login';
  return payFen === 0 ? 'free' : 'buy';
}

import type { GroupActivity, Team } from '@shuyuan/contract';
import { freeSeats } from './teamPhase.ts';

/** What the main button of an activity does, or why it does nothing (product.md 4.10). */
export type MainAction =
  | 'open'
  | 'login'
  | 'pay'
  | 'mine'
  | 'owned'
  | 'notStarted'
  | 'ended'
  | 'stopped'
  | 'soldOut'
  | 'closed';

/** The student's own group comes first, then what forbids a new one, then joining. */
export function mainActionOf(activity: GroupActivity, isLoggedIn: boolean): MainAction {
  const { course, status, left, myTeamId } = activity;
  if (course.isOwned) return 'owned';
  if (myTeamId !== undefined) return isUnpaid(activity) ? 'pay' : 'mine';
  if (status !== 'going') return status;
  if (course.status === 'full' || course.status === 'ended' || course.status === 'discontinued') return 'closed';
  if (left === 0) return 'soldOut';
  return isLoggedIn ? 'open' : 'login';
}

/** Whether the student's own seat still waits for its payment. */
function isUnpaid({ myOrderId, myOrderNum, myOrderStatus }: GroupActivity): boolean {
  return myOrderId !== undefined && myOrderNum !== undefined && myOrderStatus === 'unpaid';
}

/** Whether a group can be joined: a seat is free and nothing of the student's own forbids it. */
export function canJoin(activity: GroupActivity, team: Team): boolean {
  const { course, myTeamId } = activity;
  const isSold = course.status !== 'full' && course.status !== 'ended' && course.status !== 'discontinued';
  return isSold && !course.isOwned && myTeamId === undefined && team.status === 'forming' && freeSeats(team) > 0;
}

import type { GroupActivity, Team, TeamDetail } from '@shuyuan/contract';

/**
 * How whoever looks stands to a group (product.md 4.10): `unpaid`, `waiting`, `success` and `failed` are its own people; others
 * find a free seat, every seat held or taken, a group that is not open yet, or one that is over.
 */
export type Standing =
  | 'unpaid'
  | 'waiting'
  | 'success'
  | 'failed'
  | 'free'
  | 'held'
  | 'taken'
  | 'notOpen'
  | 'cancelled'
  | 'over';

/** Seats that are neither paid nor being paid for. */
export function freeSeats({ size, joined, held }: Pick<Team, 'size' | 'joined' | 'held'>): number {
  return Math.max(0, size - joined - held);
}

/** The standing that follows from a group and the student's order in it. */
export function standingOf({ team, orderStatus }: Pick<TeamDetail, 'team' | 'orderStatus'>): Standing {
  switch (team.status) {
    case 'success':
      return orderStatus === 'paid' || orderStatus === 'refunding' ? 'success' : 'taken';
    case 'failed':
      return orderStatus !== undefined && orderStatus !== 'cancelled' ? 'failed' : 'over';
    case 'cancelled':
      return 'cancelled';
    default: {
      if (orderStatus === 'unpaid') return 'unpaid';
      if (orderStatus === 'paid') return 'waiting';
      if (team.status === 'leaderUnpaid') return 'notOpen';
      if (freeSeats(team) > 0) return 'free';
      return team.joined < team.size ? 'held' : 'taken';
    }
  }
}

/** Whether a group may still change by itself, so that it is worth looking again. */
export function isMoving({ team, orderStatus }: Pick<TeamDetail, 'team' | 'orderStatus'>): boolean {
  return team.status === 'leaderUnpaid' || team.status === 'forming' || orderStatus === 'refunding';
}

/** What the main button of an activity does, or why it does nothing (product.md 4.10). */
export type Opening =
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

/** The student's own group comes first, then what forbids a new one, then the way in. */
export function openingOf(activity: GroupActivity, isLoggedIn: boolean): Opening {
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

/** Whether a group can be joined: a seat is free and nothing of the student's own stands against it. */
export function canJoin(activity: GroupActivity, team: Team): boolean {
  const { course, myTeamId } = activity;
  const isSold = course.status !== 'full' && course.status !== 'ended' && course.status !== 'discontinued';
  return isSold && !course.isOwned && myTeamId === undefined && team.status === 'forming' && freeSeats(team) > 0;
}

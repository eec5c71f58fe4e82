import type { Team, TeamDetail } from '@shuyuan/contract';

/**
 * What a group is to this student (product.md 4.10): `unpaid`, `waiting`, `success` and `failed` for its members; others find a
 * free seat, every seat held or taken, a group that is not open yet, or one that is over.
 */
export type TeamPhase =
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

/** The phase that follows from a group and the student's order in it. */
export function phaseOf({ team, orderStatus }: Pick<TeamDetail, 'team' | 'orderStatus'>): TeamPhase {
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

/** Whether a group may still change, so that it must be polled. */
export function canChange({ team, orderStatus }: Pick<TeamDetail, 'team' | 'orderStatus'>): boolean {
  return team.status === 'leaderUnpaid' || team.status === 'forming' || orderStatus === 'refunding';
}

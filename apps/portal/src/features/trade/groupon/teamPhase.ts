import type { Team, TeamDetail } from '@shuyuan/contract';

/**
 * What a group is to this student (product.md 4.10): `unpaid`, `waiting`, `success` and `failed` for its members; others find a
 * free seat, every seat held or taken, a group that is not open yet, or one that is over; `elsewhere` is for who is in another group.
 */
export type TeamPhase =
  | 'unpaid'
  | 'waiting'
  | 'success'
  | 'failed'
  | 'free'
  | 'elsewhere'
  | 'held'
  | 'taken'
  | 'notOpen'
  | 'cancelled'
  | 'over';

/** Seats that are neither paid nor being paid for. */
export function freeSeats({ size, joined, held }: Pick<Team, 'size' | 'joined' | 'held'>): number {
  return Math.max(0, size - joined - held);
}

/** The members of a forming group whose seats are paid. */
export const seatedIn = ({ members }: Pick<Team, 'members'>) =>
  members.filter(({ status }) => status === 'joined' || status === 'success');

/** Whether every seat that is not paid is being paid for. */
export const isAllHeld = (team: Pick<Team, 'size' | 'joined' | 'held'>) =>
  team.joined < team.size && freeSeats(team) === 0;

/** Whether the student is in another living group of the activity, which forbids joining and opening one. */
export function isElsewhere({ team, myTeamId }: Pick<TeamDetail, 'team' | 'myTeamId'>): boolean {
  return myTeamId !== undefined && myTeamId !== team.id;
}

/** The phase that follows from a group, the student's order in it and the own group. */
export function phaseOf(detail: Pick<TeamDetail, 'team' | 'orderStatus' | 'myTeamId'>): TeamPhase {
  const { team, orderStatus } = detail;
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
      if (isElsewhere(detail)) return 'elsewhere';
      if (freeSeats(team) > 0) return 'free';
      return isAllHeld(team) ? 'held' : 'taken';
    }
  }
}

/** Whether a group may still change, so that it must be polled. */
export function canChange({ team, orderStatus }: Pick<TeamDetail, 'team' | 'orderStatus'>): boolean {
  return team.status === 'leaderUnpaid' || team.status === 'forming' || orderStatus === 'refunding';
}

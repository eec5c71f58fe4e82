import { isSaid } from './known.ts';

/** What a record tells of the membership of a student: the login, the student's record, the membership itself. */
interface Told {
  isMember?: boolean | undefined;
  isMembershipSuspended?: boolean | undefined;
}

/** How a membership stands: a suspended one runs, but gives nothing until its refund is decided (product.md 4.7). */
export type MembershipStatus = 'active' | 'suspended' | 'none';

/** How the membership of a record stands; undefined where the record does not tell of it (decision 0050). */
export function membershipOf(told: Told | undefined): MembershipStatus | undefined {
  if (told?.isMember === undefined) return undefined;
  if (!told.isMember) return 'none';
  return isSaid(told.isMembershipSuspended) ? 'suspended' : 'active';
}

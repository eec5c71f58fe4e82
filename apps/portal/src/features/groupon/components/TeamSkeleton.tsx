import { Skeleton } from '@shuyuan/ui';
import { TeamPageRoot } from '../team.styles.ts';

/** The place of a group while it is on its way. */
export function TeamSkeleton() {
  return (
    <TeamPageRoot>
      <Skeleton count={2} />
      <Skeleton variant="row" count={2} />
    </TeamPageRoot>
  );
}

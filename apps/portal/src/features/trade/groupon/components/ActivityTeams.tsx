import type { GroupActivity, Team } from '@shuyuan/contract';
import { Avatar, Button, SectionHeader } from '@shuyuan/ui';
import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { buyPath, teamPath } from '../../../../shared/trade/purchasePaths.ts';
import { Faces, FreeFace, MoreButton, TeamList } from '../activityParts.styles.ts';
import type { GroupActivityStore } from '../GroupActivityStore.ts';
import { canJoin, mainActionOf } from '../mainAction.ts';
import { isAllHeld, seatedIn } from '../teamPhase.ts';
import { GroupClock } from './GroupClock.tsx';

interface ActivityTeamsProps {
  store: GroupActivityStore;
  activity: GroupActivity;
}

/** The groups that are forming: one's own first, then those that end first (product.md 4.10). */
export const ActivityTeams = observer(function ActivityTeams({ store, activity }: ActivityTeamsProps) {
  const { t } = useTranslation('groupon');
  const { auth } = useRoot();
  const { teams, hidden } = store;
  const action = mainActionOf(activity, auth.isLoggedIn);
  const isOpen = action === 'open' || action === 'login' || action === 'notStarted';
  return (
    <section>
      <SectionHeader title={t('running')} sub={teams.length > 0 ? t('runningHint') : undefined}>
        {hidden > 0 && (
          <MoreButton variant="link" onClick={store.showAll}>
            {t('all', { count: activity.teamCount })}
          </MoreButton>
        )}
      </SectionHeader>
      {teams.length === 0 ? (
        <EmptyPlace
          layout="inline"
          title={t('noTeams')}
          hint={t(isOpen ? 'noTeamsHint' : 'noTeamsClosed')}
          action={
            action === 'open' && (
              <Allowed to="groupon.open">
                <Button variant="soft" href={buyPath(activity.course, 'openTeam')}>
                  {t('openOwn')}
                </Button>
              </Allowed>
            )
          }
        />
      ) : (
        <TeamList>
          {teams.map((team) => (
            <TeamRow key={team.id} store={store} activity={activity} team={team} />
          ))}
        </TeamList>
      )}
    </section>
  );
});

/** Faces and free seats that a row has room for. */
const FACES_MAX = 4;

const TeamRow = observer(function TeamRow({ store, activity, team }: ActivityTeamsProps & { team: Team }) {
  const { t } = useTranslation('groupon');
  const isMine = team.id === activity.myTeamId;
  const seated = seatedIn(team);
  const leader = team.members.find(({ isLeader }) => isLeader)?.name;
  const missing = team.size - team.joined;
  const isHeld = isAllHeld(team);
  const empty = Math.max(0, Math.min(missing, FACES_MAX - seated.length));
  return (
    <li data-mine={isMine || undefined}>
      <Faces aria-hidden>
        {seated.slice(0, FACES_MAX).map(({ seat, name, portrait }) => (
          <Avatar key={seat} size={40} name={name} src={portrait} decorative />
        ))}
        {Array.from({ length: empty }, (_, place) => (
          <FreeFace key={`free-${place}`}>
            <Plus />
          </FreeFace>
        ))}
      </Faces>
      <p>
        <b>{isMine ? t('myTeam') : leader === undefined ? t('unnamed') : t('teamOf', { name: leader })}</b>
        <small data-held={isHeld || undefined}>
          {isHeld ? t('lastHeld', { count: missing }) : t('short', { count: missing })}
        </small>
      </p>
      {team.endsAt !== undefined && <GroupClock until={store.time.here(team.endsAt)} onEnd={store.refresh} />}
      <JoinButton activity={activity} team={team} name={leader ?? t('unnamed')} />
    </li>
  );
});

function JoinButton({ activity, team, name }: { activity: GroupActivity; team: Team; name: string }) {
  const { t } = useTranslation('groupon');
  const { auth } = useRoot();
  const see = { children: t('see'), 'aria-label': t('seeOf', { name }), href: teamPath(team.id) };
  if (team.id === activity.myTeamId) return <Button size="sm" {...see} />;
  if (activity.course.isOwned || activity.myTeamId !== undefined)
    return <Button size="sm" variant="outline" tone="neutral" {...see} />;
  const isOpen = canJoin(activity, team);
  const href = auth.isLoggedIn ? buyPath(activity.course, team.id) : auth.loginPath();
  return (
    <Button size="sm" aria-label={t('joinOf', { name })} {...(isOpen ? { href } : { disabled: true })}>
      {t('join')}
    </Button>
  );
}

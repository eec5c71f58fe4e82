import type { TeamDetail } from '@shuyuan/contract';
import { Button, ResultState } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../page/Await.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { teamPath } from '../../../shared/trade/purchasePaths.ts';
import { MissingTeam } from './components/MissingTeam.tsx';
import { TeamDetails } from './components/TeamDetails.tsx';
import { TeamPageRoot } from './team.styles.ts';
import { useTeam } from './useTeam.ts';

/** `/groupon/success/:id` (§2): what came of a group, complete or paid back; one that still forms leads to where it is waited for. */
export const TeamResultPage = observer(function TeamResultPage() {
  const { t } = useTranslation('groupon');
  const { store, isMissing } = useTeam();
  useTitle(store.detail.value || isMissing ? undefined : t('name')); // what is shown instead has a title of its own
  if (isMissing) return <MissingTeam />;
  const page = (
    <Await query={store.detail} name={t('name')} count={4}>
      {(detail) =>
        detail.team.status === 'forming' || detail.team.status === 'leaderUnpaid' ? (
          <StillForming team={detail.team} isMine={store.isMine} />
        ) : (
          <TeamDetails store={store} detail={detail} />
        )
      }
    </Await>
  );
  return store.detail.value ? page : <TeamPageRoot>{page}</TeamPageRoot>;
});

function StillForming({ team, isMine }: { team: TeamDetail['team']; isMine: boolean }) {
  const { t } = useTranslation('groupon');
  useTitle(t('stillForming'));
  return (
    <TeamPageRoot>
      <ResultState
        status="pending"
        title={t('stillForming')}
        text={t('stillFormingText')}
        actions={<Button href={teamPath(team.id)}>{t(isMine ? 'toTeam' : 'guestTeam')}</Button>}
      />
    </TeamPageRoot>
  );
}

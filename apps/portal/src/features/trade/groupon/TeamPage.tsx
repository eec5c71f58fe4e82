import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { MissingTeam } from './components/MissingTeam.tsx';
import { TeamDetails } from './components/TeamDetails.tsx';
import { TeamPageRoot } from './team.styles.ts';
import { useTeam } from './useTeam.ts';

/** `/groupon/order/:id` (§2): one group; its people wait and invite here, guests join. What came of it has a page of its own. */
export const TeamPage = observer(function TeamPage() {
  const { t } = useTranslation('groupon');
  const { store, isMissing } = useTeam();
  useTitle(store.detail.value || isMissing ? undefined : t('name')); // what is shown instead has a title of its own
  if (isMissing) return <MissingTeam />;
  const page = (
    <Await query={store.detail} name={t('name')} count={4}>
      {(detail) =>
        store.phase === 'success' || store.phase === 'failed' ? (
          <Navigate to={`/groupon/success/${detail.team.id}`} replace />
        ) : (
          <TeamDetails store={store} detail={detail} />
        )
      }
    </Await>
  );
  return store.detail.value ? page : <TeamPageRoot>{page}</TeamPageRoot>;
});

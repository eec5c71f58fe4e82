import { Button, Empty, Heading, Skeleton } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { idOf } from '../../../page/idOf.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { ClassStore } from './ClassStore.ts';
import { ClassRoot, PendingPass } from './class.styles.ts';
import { DoorView } from './components/DoorView.tsx';
import { openTab } from './openTab.ts';

/** `/toclass` (§2): the bridge into a live class; `id` is the lesson on its day, `url` an outside room (X3). */
export const ClassPage = observer(function ClassPage() {
  const { t } = useTranslation('classEntrance');
  const [search] = useSearchParams();
  const id = idOf(search.get('id') ?? undefined);
  const store = useOwned(
    ({ api, services, auth, tenant }) =>
      new ClassStore({
        api,
        clock: services.clock,
        token: () => auth.token,
        timeZoneId: () => auth.info.value?.timeZoneId,
        hosts: () => tenant.company.value?.liveHosts ?? [],
        hostname: window.location.hostname,
        asked: search.get('url'),
        openTab,
      }),
  );
  useEffect(() => {
    if (id !== null) store.show(id);
  }, [store, id]);
  useEffect(() => {
    document.addEventListener('visibilitychange', store.lookAgain);
    return () => document.removeEventListener('visibilitychange', store.lookAgain);
  }, [store]);
  const isMissing = id === null || store.info.error?.kind === 'missing';
  useTitle(isMissing ? t('missing') : t('title'));
  if (isMissing)
    return (
      <Empty
        kind="search"
        size="page"
        level={1}
        title={t('missing')}
        hint={t('missingHint')}
        action={<Button href="/learn">{t('toLearn')}</Button>}
      />
    );
  return (
    <ClassRoot>
      <Heading level={1} size={28}>
        {t('title')}
      </Heading>
      <Await
        query={store.info}
        pending={
          <PendingPass>
            <Skeleton variant="row" />
          </PendingPass>
        }
      >
        {(info) => <DoorView store={store} info={info} />}
      </Await>
    </ClassRoot>
  );
});

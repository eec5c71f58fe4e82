import { Heading, Skeleton } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { liveHostsOf } from '../../../core/liveHosts.ts';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { idOf } from '../../../page/idOf.ts';
import { Missing } from '../../../page/Missing.tsx';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { useLessonPush } from '../../../shared/course/useLessonPush.ts';
import { ClassStore } from './ClassStore.ts';
import { ClassRoot, PendingPass } from './class.styles.ts';
import { ClassTicket } from './components/ClassTicket.tsx';
import { ElsewhereNote } from './components/ElsewhereNote.tsx';
import { openTab } from './openTab.ts';

/** `/toclass` (§2): the entrance of a live class; `id` is the lesson on its day, `url` an outside room (X3). */
export const ClassPage = observer(function ClassPage() {
  const { t } = useTranslation('classEntrance');
  const [search] = useSearchParams();
  const id = idOf(search.get('id') ?? undefined);
  const store = useOwned(
    ({ api, services, auth, tenant, place }) =>
      new ClassStore({
        api,
        clock: services.clock,
        token: () => auth.token,
        hosts: () => liveHostsOf(tenant.company.value?.liveHosts, place.liveHosts),
        hostname: window.location.hostname,
        requestedUrl: search.get('url'),
        openTab,
      }),
  );
  useEffect(() => {
    if (id !== null) store.show(id);
  }, [store, id]);
  useReturn(store.handleReturn);
  useLessonPush(store.refresh);
  const isMissing = id === null || store.info.error?.kind === 'missing';
  useTitle(isMissing ? undefined : t('title'));
  if (isMissing)
    return <Missing title={t('missing')} text={t('missingHint')} action={{ href: '/learn', label: t('toLearn') }} />;
  return (
    <ClassRoot>
      <Heading level={1} size={28}>
        {t('title')}
      </Heading>
      <Await
        query={store.info}
        missing={<ElsewhereNote store={store} />}
        pending={
          <PendingPass>
            <Skeleton variant="row" />
          </PendingPass>
        }
      >
        {(info) => <ClassTicket store={store} info={info} />}
      </Await>
    </ClassRoot>
  );
});

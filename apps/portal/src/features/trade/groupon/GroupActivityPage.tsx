import type { GroupActivity } from '@shuyuan/contract';
import { Breadcrumb } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { idOf } from '../../../page/idOf.ts';
import { Missing } from '../../../page/Missing.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { Band, BandColumns, BandContent, Body } from './activity.styles.ts';
import { ActivityCover } from './components/ActivityCover.tsx';
import { ActivityOffer } from './components/ActivityOffer.tsx';
import { ActivityTeams } from './components/ActivityTeams.tsx';
import { HowItWorks } from './components/HowItWorks.tsx';
import { GroupActivityStore } from './GroupActivityStore.ts';
import { TeamPageRoot } from './team.styles.ts';

/** `/groupon/:id` (§2): what a group costs, the groups to join, how it works, and one's own group before all. */
export const GroupActivityPage = observer(function GroupActivityPage() {
  const { t } = useTranslation('groupon');
  const id = idOf(useParams()['id']);
  const store = useOwned(({ api, services, auth }) => new GroupActivityStore(api, services.clock, () => auth.token));
  useEffect(() => {
    if (id !== null) store.show(id);
  }, [store, id]);
  const isMissing = id === null || store.activity.error?.kind === 'missing';
  useTitle(store.activity.value?.course.title ?? (isMissing ? undefined : t('name')));
  if (isMissing)
    return <Missing title={t('missing')} text={t('missingHint')} action={{ href: '/course', label: t('toCourses') }} />;
  const page = (
    <Await query={store.activity} name={t('name')} count={4}>
      {(activity) => <ActivityDetails store={store} activity={activity} />}
    </Await>
  );
  return store.activity.value ? page : <TeamPageRoot>{page}</TeamPageRoot>;
});

interface ActivityDetailsProps {
  store: GroupActivityStore;
  activity: GroupActivity;
}

const ActivityDetails = observer(function ActivityDetails({ store, activity }: ActivityDetailsProps) {
  const { t } = useTranslation('groupon');
  const { t: common } = useTranslation('common');
  return (
    <>
      <Band>
        <BandContent>
          <Breadcrumb
            items={[
              { label: common('home'), href: '/index' },
              { label: activity.course.subject, href: '/course' },
              { label: t('name') },
            ]}
          />
          <BandColumns>
            <ActivityCover course={activity.course} />
            <ActivityOffer store={store} activity={activity} />
          </BandColumns>
        </BandContent>
      </Band>
      <Body>
        <ActivityTeams store={store} activity={activity} />
        <HowItWorks activity={activity} />
      </Body>
    </>
  );
});

import type { Campaign } from '@shuyuan/contract';
import { Alert, Breadcrumb, Button, Countdown, Empty, formatDay, formatTimeOfDay, Heading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { MainPage } from '../../../shared/course/courseTiles.ts';
import { CampaignStore } from './CampaignStore.ts';
import { campaignAddress, campaignOf, pageOf } from './campaignAddress.ts';
import { CampaignTiles } from './components/CampaignTiles.tsx';
import { Band, Clock, Stand } from './discounts.styles.ts';

/** `/course/discount/:id` (§2): one campaign, not started, going on or over, and its courses. */
export const CampaignPage = observer(function CampaignPage() {
  const { t } = useTranslation('discounts');
  const id = campaignOf(useParams()['id'] ?? '');
  const [search] = useSearchParams();
  const page = pageOf(search);
  const store = useOwned((root) => new CampaignStore(root.api, root.services.clock));
  useEffect(() => {
    if (id !== null) store.show(id, page);
  }, [store, id, page]);
  const isMissing = id === null || store.campaign.error?.kind === 'missing';
  useTitle(isMissing ? t('missing') : (store.campaign.value?.name ?? t('title')));

  if (isMissing) {
    return (
      <Empty
        kind="search"
        size="page"
        level={1}
        title={t('missing')}
        hint={t('missingHint')}
        action={<Button href="/discount/course">{t('title')}</Button>}
      />
    );
  }
  return (
    <MainPage>
      <Await query={store.campaign} name={t('title')} skeleton="row" count={2}>
        {(campaign) => (
          <>
            <Breadcrumb items={[{ label: t('title'), href: '/discount/course' }, { label: campaign.name }]} />
            <CampaignBand campaign={campaign} store={store} />
            <CampaignTiles
              query={store.courses}
              time={store.time}
              page={page}
              hrefFor={(to) => campaignAddress(campaign, to)}
              level={2}
              onEnd={store.refresh}
            />
          </>
        )}
      </Await>
    </MainPage>
  );
});

const CampaignBand = observer(function CampaignBand({ campaign, store }: { campaign: Campaign; store: CampaignStore }) {
  const { t } = useTranslation('discounts');
  const { locale } = useRoot().locale;
  const { status, startsAt, endsAt, name, note } = campaign;
  const view = { locale, now: store.time.now };
  const when = (instant: string) => `${formatDay(instant, view)} ${formatTimeOfDay(instant)}`;
  const until = status === 'ended' ? undefined : store.time.here(status === 'notStarted' ? startsAt : endsAt);
  return (
    <>
      <Band data-status={status}>
        <div>
          <Heading level={1} size={28} tone="inherit">
            {name}
          </Heading>
          {note !== undefined && <p>{note}</p>}
          <p>{t('between', { from: when(startsAt), to: when(endsAt) })}</p>
        </div>
        <Clock>
          {t(status === 'notStarted' ? 'startsIn' : status === 'going' ? 'endsIn' : 'over')}
          {until !== undefined && <Countdown key={until} until={until} format="d hh:mm:ss" onEnd={store.refresh} />}
        </Clock>
      </Band>
      {status !== 'going' && (
        <Stand>
          <Alert tone={status === 'ended' ? 'warning' : 'info'} title={t(`stands.${status}`)}>
            {t(`standsHint.${status}`)}
          </Alert>
        </Stand>
      )}
    </>
  );
});

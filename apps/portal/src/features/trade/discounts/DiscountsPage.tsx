import type { Campaign } from '@shuyuan/contract';
import { Card, Countdown, Heading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useOwned } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { MainPage } from '../../../shared/course/courseTiles.ts';
import { campaignAddress, discountsAddress, pageOf } from './campaignAddress.ts';
import { CampaignTiles } from './components/CampaignTiles.tsx';
import { DiscountsStore } from './DiscountsStore.ts';
import { Campaigns, Head } from './discounts.styles.ts';

/** `/discount/course` (§2): everything that is cheaper now, and until when by the server's clock. */
export const DiscountsPage = observer(function DiscountsPage() {
  const { t } = useTranslation('discounts');
  const [search] = useSearchParams();
  const page = pageOf(search);
  const store = useOwned((root) => new DiscountsStore(root.api, root.services.clock));
  useEffect(() => store.show(page), [store, page]);
  useTitle(t('title'));
  const campaigns = store.campaigns.value?.items ?? [];
  return (
    <MainPage>
      <Head>
        <Heading level={1} size={28}>
          {t('title')}
        </Heading>
        <p>{t('hint')}</p>
      </Head>
      {campaigns.length > 0 && (
        <Campaigns>
          {campaigns.map((campaign) => (
            <li key={campaign.id}>
              <Card href={campaignAddress(campaign)}>
                <CampaignLine campaign={campaign} store={store} />
              </Card>
            </li>
          ))}
        </Campaigns>
      )}
      <CampaignTiles
        query={store.courses}
        time={store.time}
        page={page}
        hrefFor={discountsAddress}
        level={2}
        isStriped
        onEnd={store.runOut}
      />
    </MainPage>
  );
});

const CampaignLine = observer(function CampaignLine({
  campaign,
  store,
}: {
  campaign: Campaign;
  store: DiscountsStore;
}) {
  const { t } = useTranslation('discounts');
  const { status, startsAt, endsAt } = campaign;
  const isAhead = status === 'notStarted';
  return (
    <div className="campaign">
      <h2>{campaign.name}</h2>
      <span className="when">
        {t(isAhead ? 'startsIn' : 'endsIn')}
        <Countdown
          until={store.time.here(isAhead ? startsAt : endsAt)}
          format="d hh:mm:ss"
          warnAt={60}
          onEnd={store.runOut}
        />
      </span>
      {campaign.note !== undefined && <p className="note">{campaign.note}</p>}
      <p className="count">{t('courseCount', { total: campaign.courseCount })}</p>
    </div>
  );
});

import type { Campaign } from '@shuyuan/contract';
import { Card, Heading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../page/address.ts';
import { useOwned } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { MainPage } from '../../../shared/course/courseTiles.ts';
import { campaignPath, discountsAddress } from './campaignAddress.ts';
import { CampaignTiles } from './components/CampaignTiles.tsx';
import { createDiscountsStore, type DiscountsStore } from './DiscountsStore.ts';
import { Campaigns, Count, Head, Left, Line, Note, When } from './discounts.styles.ts';

/** `/discount/course` (§2): everything that is cheaper now, and until when by the server's clock. */
export const DiscountsPage = observer(function DiscountsPage() {
  const { t } = useTranslation('discounts');
  const [filters] = useAddress(discountsAddress);
  const store = useOwned((root) => createDiscountsStore(root.api, root.services.clock), filters);
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
              <Card href={campaignPath(campaign)}>
                <CampaignLine campaign={campaign} store={store} />
              </Card>
            </li>
          ))}
        </Campaigns>
      )}
      <CampaignTiles
        list={store.courses}
        time={store.time}
        hrefFor={(page) => discountsAddress.href({ page })}
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
    <Line>
      <h2>{campaign.name}</h2>
      <When>
        {t(isAhead ? 'startsIn' : 'endsIn')}
        <Left
          endsAt={store.time.here(isAhead ? startsAt : endsAt)}
          format="d hh:mm:ss"
          warnS={60}
          onEnd={store.runOut}
        />
      </When>
      {campaign.note !== undefined && <Note>{campaign.note}</Note>}
      <Count>{t('courseCount', { total: campaign.courseCount })}</Count>
    </Line>
  );
});

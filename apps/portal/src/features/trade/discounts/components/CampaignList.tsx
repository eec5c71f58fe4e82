import type { Campaign } from '@shuyuan/contract';
import { Card } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { Reserve } from '../../../../page/Reserve.tsx';
import { campaignPath } from '../campaignAddress.ts';
import type { DiscountsStore } from '../DiscountsStore.ts';
import { Campaigns, Count, Left, Line, Note, When } from '../discounts.styles.ts';

/** Running and future campaigns with their clocks; nothing where there is known to be none. */
export const CampaignList = observer(function CampaignList({ store }: { store: DiscountsStore }) {
  if (isNotServed(store.campaigns)) return null;
  return (
    <Await
      query={store.campaigns}
      isEmpty={({ items }) => items.length === 0}
      empty={null}
      pending={<Reserve height={130} then="card" />}
    >
      {({ items }) => (
        <Campaigns>
          {items.map((campaign) => (
            <li key={campaign.id}>
              <Card href={campaignPath(campaign)}>
                <CampaignLine campaign={campaign} store={store} />
              </Card>
            </li>
          ))}
        </Campaigns>
      )}
    </Await>
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
      <Count>{t('courseCount', { count: campaign.courseCount, total: campaign.courseCount })}</Count>
    </Line>
  );
});

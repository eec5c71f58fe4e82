import type { Campaign } from '@shuyuan/contract';
import { Alert, Breadcrumb, formatDay, formatTimeOfDay, Heading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useAddress } from '../../../page/address.ts';
import { useOwned } from '../../../page/context.tsx';
import { idOf } from '../../../page/idOf.ts';
import { Missing } from '../../../page/Missing.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { useView } from '../../../page/useView.ts';
import { MainPage } from '../../../shared/course/courseTiles.ts';
import { type CampaignStore, createCampaignStore } from './CampaignStore.ts';
import { campaignPages, campaignPath, discountsAddress } from './campaignAddress.ts';
import { CampaignTiles } from './components/CampaignTiles.tsx';
import { Band, Clock, Figures, Notice } from './discounts.styles.ts';

/** `/course/discount/:id` (§2): one campaign, not started, going on or over, and its courses. */
export function CampaignPage() {
  const id = idOf(useParams()['id']);
  return id === null ? <MissingCampaign /> : <OneCampaign key={id} id={id} />;
}

const OneCampaign = observer(function OneCampaign({ id }: { id: number }) {
  const { t } = useTranslation('discounts');
  const [filters] = useAddress(campaignPages);
  const store = useOwned((root) => createCampaignStore(root.api, root.services.clock, id), filters);
  const isMissing = store.campaign.error?.kind === 'missing';
  useTitle(isMissing ? undefined : (store.campaign.value?.name ?? t('title')));
  if (isMissing) return <MissingCampaign />;
  return (
    <MainPage>
      <Await query={store.campaign} name={t('title')} skeleton="row" count={2}>
        {(campaign) => (
          <>
            <Breadcrumb items={[{ label: t('title'), href: discountsAddress.href() }, { label: campaign.name }]} />
            <CampaignBand campaign={campaign} store={store} />
            <CampaignTiles
              list={store.courses}
              time={store.time}
              hrefFor={(page) => campaignPath(campaign) + campaignPages.search({ page })}
              onEnd={store.refresh}
            />
          </>
        )}
      </Await>
    </MainPage>
  );
});

function MissingCampaign() {
  const { t } = useTranslation('discounts');
  const action = { href: discountsAddress.href(), label: t('title') };
  return <Missing title={t('missing')} text={t('missingHint')} action={action} />;
}

const CampaignBand = observer(function CampaignBand({ campaign, store }: { campaign: Campaign; store: CampaignStore }) {
  const { t } = useTranslation('discounts');
  const { status, startsAt, endsAt, name, note } = campaign;
  const view = useView(store.time.now);
  const when = (instant: string) => `${formatDay(instant, view)} ${formatTimeOfDay(instant, view.timeZone)}`;
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
          {until !== undefined && <Figures key={until} endsAt={until} format="d hh:mm:ss" onEnd={store.refresh} />}
        </Clock>
      </Band>
      {status !== 'going' && (
        <Notice>
          <Alert tone={status === 'ended' ? 'warning' : 'info'} title={t(`stands.${status}`)}>
            {t(`standsHint.${status}`)}
          </Alert>
        </Notice>
      )}
    </>
  );
});

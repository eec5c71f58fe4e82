import { Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useOwned } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { CreditsHeader } from './components/CreditsHeader.tsx';
import { GiftList } from './components/GiftList.tsx';
import { OrderList } from './components/OrderList.tsx';
import { RewardList } from './components/RewardList.tsx';
import { ExchangeStore } from './ExchangeStore.ts';
import { Page } from './exchange.styles.ts';
import { exchangeAddress, placeOf, TABS } from './exchangeAddress.ts';

/** `/exchange` (§2): credits, what they buy, courses to receive, what was exchanged. */
export const ExchangePage = observer(function ExchangePage() {
  const { t } = useTranslation('exchange');
  const place = placeOf(useSearchParams()[0]);
  const store = useOwned((root) => new ExchangeStore(root.api));
  useTitle(t('title'));
  const waiting = store.rewards.waiting;
  return (
    <Page>
      <CreditsHeader store={store} />
      <Tabs
        label={t('parts')}
        value={place.tab}
        items={TABS.map((tab) => ({
          key: tab,
          label: t(`tabs.${tab}`),
          href: exchangeAddress({ tab }),
          count: tab === 'rewards' && waiting > 0 ? waiting : undefined,
        }))}
      />
      {place.tab === 'gifts' && <GiftList store={store} place={place} />}
      {place.tab === 'rewards' && <RewardList store={store.rewards} />}
      {place.tab === 'mine' && <OrderList store={store} page={place.page} />}
    </Page>
  );
});

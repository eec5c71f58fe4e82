import { Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../page/address.ts';
import { useOwned } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { CreditsHeader } from './components/CreditsHeader.tsx';
import { GiftList } from './components/GiftList.tsx';
import { OrderList } from './components/OrderList.tsx';
import { RewardList } from './components/RewardList.tsx';
import { ExchangeStore } from './ExchangeStore.ts';
import { Page } from './exchange.styles.ts';
import { exchangeAddress, TABS } from './exchangeAddress.ts';

/** `/exchange` (§2): credits, what they buy, courses to receive, what was exchanged. */
export const ExchangePage = observer(function ExchangePage() {
  const { t } = useTranslation('exchange');
  const [filters, go] = useAddress(exchangeAddress);
  const store = useOwned((root) => new ExchangeStore(root.api), filters);
  useTitle(t('title'));
  const { tab } = filters;
  const waiting = store.rewards.waiting;
  return (
    <Page>
      <CreditsHeader store={store} />
      <Tabs
        label={t('parts')}
        value={tab}
        items={TABS.map((each) => ({
          value: each,
          label: t(`tabs.${each}`),
          href: exchangeAddress.href({ tab: each }),
          count: each === 'rewards' ? waiting || undefined : undefined,
        }))}
      />
      {tab === 'gifts' && <GiftList store={store} filters={filters} onFilter={(kind) => go({ kind })} />}
      {tab === 'rewards' && <RewardList store={store.rewards} />}
      {tab === 'mine' && <OrderList store={store} />}
    </Page>
  );
});

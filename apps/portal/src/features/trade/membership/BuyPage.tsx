import { Button, Heading, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { idOf } from '../../../page/idOf.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { BuyStore } from './BuyStore.ts';
import { Columns, Page } from './buy.styles.ts';
import { BuyChoice } from './components/BuyChoice.tsx';
import { BuyOwn } from './components/BuyOwn.tsx';
import { PurchaseSlip } from './components/PurchaseSlip.tsx';

/** `/buy` (§2): minutes of consultation and memberships, with their price and the way to the cashier. */
export const BuyPage = observer(function BuyPage() {
  const { t } = useTranslation('membership');
  const [search] = useSearchParams();
  const tab = search.get('tab') === 'member' ? 'member' : 'minutes';
  const requestedId = idOf(search.get('id') ?? undefined);
  const store = useOwned((root) => new BuyStore(root.services));
  useEffect(() => store.show(tab, requestedId), [store, tab, requestedId]);
  useTitle(t('buyPage'));
  return (
    <Page>
      <Heading level={1} size={28}>
        {t('buyPage')}
      </Heading>
      <Tabs
        label={t('buyPage')}
        value={tab}
        items={[
          { value: 'minutes', label: t('minutesTab'), href: '/buy?tab=minutes' },
          { value: 'member', label: t('memberTab'), href: '/buy?tab=member' },
        ]}
      />
      {store.isClosed ? (
        <EmptyPlace
          kind="list"
          layout="page"
          level={2}
          title={t(tab === 'member' ? 'closedMember' : 'closedMinutes')}
          hint={t('closedHint')}
          action={<Button href="/course">{t('browse')}</Button>}
        />
      ) : (
        <Columns>
          <div>
            <BuyOwn store={store} />
            <Await
              key={tab}
              query={store.goods}
              skeleton="card"
              count={2}
              isEmpty={({ items }) => items.length === 0}
              empty={
                <EmptyPlace
                  title={t(tab === 'member' ? 'noPlans' : 'noMinutes')}
                  hint={t('noPlansHint')}
                  action={<Button href="/course">{t('browse')}</Button>}
                />
              }
            >
              {() => <BuyChoice store={store} />}
            </Await>
          </div>
          <aside aria-label={t('priceAside')}>{store.purchase.goods && <PurchaseSlip store={store.purchase} />}</aside>
        </Columns>
      )}
    </Page>
  );
});

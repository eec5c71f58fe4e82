import type { Order } from '@shuyuan/contract';
import { Button, Heading, OrderCard, SearchInput, VisuallyHidden } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../page/address.ts';
import { useOwned } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../page/PagedList.tsx';
import { useCopy } from '../../../page/useCopy.ts';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { useView } from '../../../page/useView.ts';
import { OrderDialog } from './components/OrderDialog.tsx';
import { OrdersStore } from './OrdersStore.ts';
import { orderActions } from './orderActions.ts';
import { Head, Orders, Root, Search, StatusTabs } from './orders.styles.ts';
import { type OrderFilters, ordersAddress, TABS } from './ordersAddress.ts';
import { toOrderCard } from './toOrderCard.ts';

/** `/learn/order` (§2): the student's orders; what can be done with each is the server's word (product.md 4.0). */
export const OrdersPage = observer(function OrdersPage() {
  const { t } = useTranslation('orders');
  const [filters, go] = useAddress(ordersAddress);
  const store = useOwned((root) => new OrdersStore(root.services, () => void root.auth.info.load()));
  useEffect(() => store.show(filters), [store, filters]);
  useReturn(store.refresh);
  useTitle(t('title'));

  const { tab, keyword = '' } = filters;
  const handleSearch = (next: string) => go({ tab, keyword: next });
  return (
    <Root>
      <Head>
        <Heading level={1} size={28}>
          {t('title')}
        </Heading>
        <Search>
          <SearchInput
            key={keyword}
            variant="pill"
            defaultValue={keyword}
            placeholder={t('search')}
            onSearch={handleSearch}
            onChange={(text) => text === '' && keyword !== '' && handleSearch('')}
          />
        </Search>
      </Head>
      <StatusTabs
        label={t('title')}
        value={tab}
        items={TABS.map((key) => ({
          value: key,
          label: t(`tabs.${key}`),
          count: store.counts.value?.[key] || undefined,
          href: ordersAddress.href({ tab: key }),
        }))}
      />
      <VisuallyHidden as="h2">{t(`tabs.${tab}`)}</VisuallyHidden>
      <PagedList
        skeleton="panel"
        list={store.list}
        hrefFor={(page) => ordersAddress.href({ ...filters, page })}
        count={3}
        as={Orders}
        empty={<NoOrders filters={filters} />}
      >
        {(order) => <Row key={order.id} store={store} order={order} />}
      </PagedList>
      <OrderDialog store={store} />
    </Root>
  );
});

/** No order at all, or none of this tab or search: each with one action. */
function NoOrders({ filters: { tab, keyword } }: { filters: OrderFilters }) {
  const { t } = useTranslation('orders');
  const isWhole = tab === 'all' && keyword === undefined;
  return (
    <EmptyPlace
      kind={keyword === undefined ? 'order' : 'search'}
      title={isWhole ? undefined : t('noneHere')}
      hint={isWhole ? t('noneHint') : undefined}
      action={
        <Button variant="soft" href={isWhole ? '/course' : ordersAddress.href()}>
          {t(isWhole ? 'browse' : 'seeAll')}
        </Button>
      }
    />
  );
}

const Row = observer(function Row({ store, order }: { store: OrdersStore; order: Order }) {
  const { t } = useTranslation('orders');
  const view = useView();
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  const card = toOrderCard(order, {
    t,
    ...view,
    here: store.time.here,
    refund: store.refunds.get(order.id),
  });
  return (
    <OrderCard
      order={card}
      actions={orderActions(order, t, store.openDialog)}
      onCopy={() => copy(order.orderNum)}
      onEnd={store.handleEnd}
    />
  );
});

import type { Order } from '@shuyuan/contract';
import { Button, Heading, OrderCard, Pagination, SearchInput, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { useCopy } from '../../../page/useCopy.ts';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { Questions } from './components/Questions.tsx';
import { OrdersStore } from './OrdersStore.ts';
import { orderActions } from './orderActions.ts';
import { type OrderFilters, orderFiltersOf, ordersPath, PAGE_SIZE, TABS } from './orderFilters.ts';
import { Root } from './orders.styles.ts';
import { toOrderCard } from './toOrderCard.ts';

/** `/learn/order` (§2): the student's orders; what can be done with each is the server's word (product.md 4.0). */
export const OrdersPage = observer(function OrdersPage() {
  const { t } = useTranslation('orders');
  const [search] = useSearchParams();
  const address = search.toString();
  const store = useOwned((root) => new OrdersStore(root.services, orderFiltersOf(search)));
  useEffect(() => store.show(orderFiltersOf(new URLSearchParams(address))), [store, address]);
  useReturn(store.refresh);
  useTitle(t('title'));

  const { filters, list, counts } = store;
  return (
    <Root>
      <Head filters={filters} />
      <Tabs
        className="tabs"
        label={t('title')}
        value={filters.tab}
        items={TABS.map((tab) => ({
          key: tab,
          label: t(`tabs.${tab}`),
          count: counts.value?.[tab] || undefined,
          href: ordersPath({ tab, page: 1 }),
        }))}
      />
      <Await
        query={list}
        skeleton="card"
        count={3}
        isEmpty={({ items }) => items.length === 0}
        empty={<Nothing filters={filters} />}
      >
        {({ items, totalCount }) => (
          <>
            <div className="list" aria-busy={list.isLoading}>
              {items.map((order) => (
                <Row key={order.id} store={store} order={order} />
              ))}
            </div>
            <Pagination
              className="pages"
              page={filters.page}
              pageSize={PAGE_SIZE}
              total={totalCount}
              hrefFor={(page) => ordersPath({ ...filters, page })}
              onChange={() => scrollTo({ top: 0 })}
            />
          </>
        )}
      </Await>
      <Questions store={store} />
    </Root>
  );
});

function Head({ filters }: { filters: OrderFilters }) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const { keyword = '' } = filters;
  const find = (next: string) =>
    void navigate(ordersPath({ tab: filters.tab, page: 1, ...(next === '' ? {} : { keyword: next }) }));
  return (
    <div className="head">
      <Heading level={1} size={28}>
        {t('title')}
      </Heading>
      <div className="search">
        <SearchInput
          key={keyword}
          look="pill"
          defaultValue={keyword}
          placeholder={t('search')}
          onSearch={find}
          onChange={(text) => text === '' && keyword !== '' && find('')}
        />
      </div>
    </div>
  );
}

/** No order at all, or none of this tab or search: each with one way on. */
function Nothing({ filters }: { filters: OrderFilters }) {
  const { t } = useTranslation('orders');
  const isWhole = filters.tab === 'all' && filters.keyword === undefined && filters.page === 1;
  return (
    <EmptyPlace
      kind={filters.keyword === undefined ? 'order' : 'search'}
      title={isWhole ? undefined : t('noneHere')}
      hint={isWhole ? t('noneHint') : undefined}
      action={
        <Button variant="soft" href={isWhole ? '/course' : '/learn/order'}>
          {t(isWhole ? 'browse' : 'seeAll')}
        </Button>
      }
    />
  );
}

const Row = observer(function Row({ store, order }: { store: OrdersStore; order: Order }) {
  const { t } = useTranslation('orders');
  const { locale, services } = useRoot();
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  const card = toOrderCard(order, {
    t,
    locale: locale.locale,
    now: services.clock.now,
    here: store.time.here,
    refund: store.refunds.get(order.id),
  });
  return (
    <OrderCard
      order={card}
      actions={orderActions(order, t, store.ask)}
      onCopy={() => copy(order.orderNum)}
      onEnd={store.end}
    />
  );
});

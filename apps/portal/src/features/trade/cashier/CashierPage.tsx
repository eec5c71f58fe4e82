import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { CashierStore } from './CashierStore.ts';
import { Columns, Side } from './cashier.styles.ts';
import { BuyingFlow } from './components/BuyingFlow.tsx';
import { CashPanel } from './components/CashPanel.tsx';
import { EndedOrder } from './components/EndedOrder.tsx';
import { MissingOrder } from './components/MissingOrder.tsx';
import { OrderSlip } from './components/OrderSlip.tsx';
import { PaidOrder } from './components/PaidOrder.tsx';
import { type OrderKey, orderKeyOf } from './orderKey.ts';
import { useWatching } from './useWatching.ts';

/** `/sureorder/:orderId/:orderNum/:id` (§2): pays an order, or shows how it ended (product.md 4.7). */
export function CashierPage() {
  const { orderId, orderNum } = useParams();
  const key = orderKeyOf(orderId, orderNum);
  return key ? <Cashier key={`${key.id} ${key.orderNum}`} orderKey={key} /> : <MissingOrder />;
}

const Cashier = observer(function Cashier({ orderKey }: { orderKey: OrderKey }) {
  const { t } = useTranslation('cashier');
  const [search] = useSearchParams();
  const store = useOwned(
    ({ services, auth }) => new CashierStore(services, () => void auth.info.load(), search.get('method')),
  );
  const { id, orderNum } = orderKey;
  useEffect(() => store.show({ id, orderNum }), [store, id, orderNum]);
  useWatching(store.watch);
  const { order } = store;
  const isMissing = store.watch.order.error?.kind === 'missing';
  const isOver = order !== undefined && order.status !== 'unpaid';
  useTitle(isMissing || isOver ? undefined : t('title')); // what is shown instead has a title of its own
  if (isMissing) return <MissingOrder />;
  if (order?.status === 'paid') return <PaidOrder order={order} exchange={store.exchange.value} />;
  if (order && isOver) return <EndedOrder order={order} />;
  return (
    <>
      <BuyingFlow current={1} kind={order?.kind} title={t('title')} />
      <Columns>
        <Await query={store.watch.order} skeleton="panel">
          {(shown) => <CashPanel store={store} order={shown} />}
        </Await>
        <Side>{order && <OrderSlip order={order} />}</Side>
      </Columns>
    </>
  );
});

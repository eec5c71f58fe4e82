import type { OrderDetail } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { Button, formatTimeOfDay, ResultState } from '@shuyuan/ui';
import { CreditCard, Smartphone } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { useView } from '../../../page/useView.ts';
import { cashierPath } from '../../../shared/trade/purchasePaths.ts';
import { Columns, Side } from './cashier.styles.ts';
import { BuyingFlow } from './components/BuyingFlow.tsx';
import { EndedOrder } from './components/EndedOrder.tsx';
import { MissingOrder } from './components/MissingOrder.tsx';
import { OrderSlip } from './components/OrderSlip.tsx';
import { PayTile } from './components/TimeLeft.tsx';
import { OrderWatch } from './OrderWatch.ts';
import { type OrderKey, orderKeyOf } from './orderKey.ts';
import { useWatching } from './useWatching.ts';

/** `/course/fail` (§2): why a payment did not go through, and the ways on (product.md 5.2). */
export function PaymentFailedPage() {
  const [search] = useSearchParams();
  const key = orderKeyOf(search.get('orderId'), search.get('orderNum'));
  return key ? <Failed key={`${key.id} ${key.orderNum}`} orderKey={key} /> : <MissingOrder />;
}

const Failed = observer(function Failed({ orderKey }: { orderKey: OrderKey }) {
  const { t } = useTranslation('cashier');
  const watch = useOwned((root) => new OrderWatch(root.services));
  const { id, orderNum } = orderKey;
  useEffect(() => {
    watch.show({ id, orderNum });
    void watch.checkPayment();
  }, [watch, id, orderNum]);
  useWatching(watch);
  const order = watch.order.value;
  const isMissing = watch.order.error?.kind === 'missing';
  const isOver = order !== undefined && order.status !== 'unpaid';
  useTitle(isMissing || isOver ? undefined : t('failed'));
  if (isMissing) return <MissingOrder />;
  if (order?.status === 'paid') return <Navigate to={cashierPath(order)} replace />;
  if (order && isOver) return <EndedOrder order={order} />;
  return (
    <>
      <BuyingFlow current={1} kind={order?.kind} isFailed title={t('title')} />
      <Columns>
        <Await query={watch.order} skeleton="panel">
          {(shown) => <Reason watch={watch} order={shown} />}
        </Await>
        <Side>{order && <OrderSlip order={order} />}</Side>
      </Columns>
    </>
  );
});

/** A provider's error code, which is not meaningful to students. */
const CODE = /^[A-Z0-9_.-]+$/;

/** The server's reason, that nothing was taken, until when the order waits, and what else can be tried. */
const Reason = observer(function Reason({ watch, order }: { watch: OrderWatch; order: OrderDetail }) {
  const { t } = useTranslation('cashier');
  const view = useView();
  const { failure, method } = watch.payment ?? {};
  const other = order.methods.find((way) => way !== method);
  const payPath = (way: string | undefined) => `${cashierPath(order)}${way === undefined ? '' : `?method=${way}`}`;
  return (
    <ResultState
      status="fail"
      layout="card"
      level={2}
      title={t('failed')}
      text={
        <>
          {method &&
            failure !== undefined &&
            (CODE.test(failure)
              ? t('failedDeclined', { method: t(`methods.${method}`) })
              : t('failedWhy', { method: t(`methods.${method}`), reason: failure }))}
          <b>{t('nothingTaken')}</b>
          {t(order.courseKind === 'live' ? 'heldUntil' : 'waitsUntil', {
            time: formatTimeOfDay(order.expiresAt, view.timeZone),
          })}
        </>
      }
      actions={
        <>
          <Button size="lg" href={payPath(method)}>
            {t('payAgain')}
          </Button>
          {other !== undefined && (
            <Button size="lg" variant="outline" href={payPath(other)}>
              {t('otherMethod')}
            </Button>
          )}
          <Button size="lg" variant="ghost" href="/learn/order">
            {t('seeOrders')}
          </Button>
        </>
      }
      tips={[
        { key: 'card', icon: <CreditCard aria-hidden />, title: t('tipCard'), text: t('tipCardText') },
        ...(other === undefined
          ? []
          : [
              {
                key: 'method',
                icon: <Smartphone aria-hidden />,
                title: t('tipMethod', { method: t(`methods.${other}`) }),
                text: t('tipMethodText', { money: formatMoney(order.payFen, { layout: 'statement' }) }),
              },
            ]),
      ]}
    >
      <PayTile watch={watch} order={order} />
    </ResultState>
  );
});

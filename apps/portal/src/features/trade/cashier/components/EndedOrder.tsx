import type { OrderDetail } from '@shuyuan/contract';
import { Button, ResultState } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../../page/useTitle.ts';
import { rebuyPath } from '../../../../shared/trade/orderPaths.ts';
import { Columns, Side } from '../cashier.styles.ts';
import { BuyingFlow } from './BuyingFlow.tsx';
import { OrderSlip } from './OrderSlip.tsx';

/** An order that can no longer be paid: cancelled, run out or given back, with the way to buy again. */
export function EndedOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('cashier');
  useTitle(t('title'));
  const { status, cancelReason } = order;
  const kind = status === 'refunding' || status === 'refunded' ? status : (cancelReason ?? 'student');
  return (
    <>
      <BuyingFlow current={1} kind={order.kind} isFailed={status === 'cancelled'} title={t('title')} />
      <Columns>
        <ResultState
          status="expired"
          layout="card"
          level={2}
          title={t(`ended.${kind}`)}
          text={t(status === 'cancelled' ? 'endedNote' : 'endedPaidNote')}
          actions={
            <>
              {status !== 'refunding' && (
                <Button size="lg" href={rebuyPath(order)}>
                  {t('rebuy')}
                </Button>
              )}
              <Button size="lg" variant={status === 'refunding' ? 'solid' : 'outline'} href="/learn/order">
                {t('seeOrders')}
              </Button>
            </>
          }
        />
        <Side>
          <OrderSlip order={order} />
        </Side>
      </Columns>
    </>
  );
}

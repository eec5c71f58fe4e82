import type { OrderDetail } from '@shuyuan/contract';
import { formatMoney, messageTime } from '@shuyuan/rules';
import { Button, formatStartTime, ResultState } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { momentOf } from '../../../../core/known.ts';
import { useRoot } from '../../../../page/context.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { useView } from '../../../../page/useView.ts';
import { formatOrderNum, goodsPath } from '../../../../shared/trade/orderPaths.ts';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { Middle } from '../cashier.styles.ts';
import { BuyingFlow } from './BuyingFlow.tsx';
import { Pass } from './Pass.tsx';

/** When the credits of the payment arrive: after the days of a refund (product.md 4.7). */
function creditFacts(
  { creditsEarned, creditsAt }: OrderDetail,
  view: Parameters<typeof formatStartTime>[1],
  t: TFunction<'cashier'>,
) {
  if (creditsEarned === undefined || creditsAt === undefined) return [];
  const when = formatStartTime(creditsAt, view);
  return [{ label: t('creditsArrive'), value: t('creditsOn', { credits: formatWhole(creditsEarned), when }) }];
}

interface PaidOrderProps {
  order: OrderDetail;
  /** Number of the exchange whose postage this was. */
  exchange: string | null | undefined;
}

/** Paid: what it was, the ticket, and the one next step of its kind (product.md 4.7). */
export const PaidOrder = observer(function PaidView({ order, exchange }: PaidOrderProps) {
  const { t } = useTranslation('cashier');
  const { services } = useRoot();
  useTitle(t('paidTitle'));
  const view = useView();
  const isWaiting = order.fulfilment === 'awaitingGroup';
  const ahead = momentOf(order.startsAt) > services.clock.now ? order.startsAt : undefined;
  const title = isWaiting
    ? order.teamMissing === undefined
      ? t('paidWaitingAny')
      : t('paidWaiting', { people: order.teamMissing })
    : ahead !== undefined
      ? t('paidSee', { when: formatStartTime(ahead, view) })
      : t(order.kind === 'postage' ? 'paidPostage' : 'paidNow');
  const method =
    order.method === 'none' ? t(order.payFen === 0 ? 'paidFree' : 'paidSum') : t(`methods.${order.method}`);
  const next = order.kind === 'postage' && exchange ? `/exchange/success/${exchange}` : goodsPath(order);
  return (
    <Middle>
      <BuyingFlow current={2} kind={order.kind} />
      <ResultState
        status="success"
        title={title}
        facts={[
          { label: method, value: formatMoney(order.payFen, { layout: 'statement' }) },
          { label: t('paidAt'), value: messageTime(order.paidAt ?? order.createdAt, view) },
          { label: t('orderNum'), value: formatOrderNum(order.orderNum) },
          ...creditFacts(order, view, t),
        ]}
        actions={
          <>
            <Button size="lg" href={next}>
              {t(isWaiting ? 'next.group' : `next.${order.kind}`)}
            </Button>
            <Button size="lg" variant="outline" href="/learn/order">
              {t('seeOrders')}
            </Button>
          </>
        }
      >
        <Pass order={order} />
      </ResultState>
    </Middle>
  );
});

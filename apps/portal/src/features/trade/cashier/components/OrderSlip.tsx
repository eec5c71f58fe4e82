import type { OrderDetail } from '@shuyuan/contract';
import { messageTime } from '@shuyuan/rules';
import { formatStartTime, IconButton, OrderSummary } from '@shuyuan/ui';
import { Copy, Lock, ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../../page/useCopy.ts';
import { useView } from '../../../../page/useView.ts';
import { formatOrderNum } from '../../../../shared/trade/orderPaths.ts';
import { Copied } from '../cashier.styles.ts';

/** The order beside its payment: what it is, its number, line by line what it costs. */
export const OrderSlip = observer(function OrderSlip({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('cashier');
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  const view = useView();
  return (
    <OrderSummary
      product={{ title: order.title, cover: order.cover }}
      facts={[
        ...(order.subtitle === undefined ? [] : [{ label: t(`goods.${order.kind}`), value: order.subtitle }]),
        ...(order.startsAt === undefined ? [] : [{ label: t('begins'), value: formatStartTime(order.startsAt, view) }]),
        {
          label: t('orderNum'),
          value: (
            <Copied>
              {formatOrderNum(order.orderNum)}
              <IconButton
                size="sm"
                label={t('copy')}
                icon={<Copy aria-hidden />}
                onClick={() => copy(order.orderNum)}
              />
            </Copied>
          ),
        },
        { label: t('orderedAt'), value: messageTime(order.createdAt, view) },
      ]}
      lines={order.lines.map(({ name, note, amountFen }) => ({ label: name, note, amountFen }))}
      payableFen={order.payFen}
      labels={order.status.startsWith('refund') ? { payable: t('paidSum') } : undefined}
      promises={
        order.status === 'unpaid'
          ? [
              { text: t('promiseRefund'), icon: <ShieldCheck aria-hidden /> },
              { text: t('promiseSafe'), icon: <Lock aria-hidden /> },
            ]
          : undefined
      }
    />
  );
});

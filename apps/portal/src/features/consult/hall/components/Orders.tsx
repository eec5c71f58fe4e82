import type { AnswerOf, contract } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { Button, formatDay, Table, type TableColumn, Tag, type TagTone } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { useView } from '../../../../page/useView.ts';
import { formatOrderNum } from '../../../../shared/trade/orderPaths.ts';
import { buyMinutesPath } from '../../../../shared/trade/purchasePaths.ts';
import { qaAddress } from '../expertPaths.ts';
import type { QaStore } from '../QaStore.ts';

type Order = AnswerOf<typeof contract.studyRooms.orders>['items'][number];

const TONES: Record<NonNullable<Order['status']>, TagTone> = {
  paid: 'success',
  unpaid: 'warning',
  cancelled: 'neutral',
  refunding: 'info',
  refunded: 'neutral',
};

/** The orders of minutes; payment and refunds are on the page of all orders. */
export const Orders = observer(function Orders({ store }: { store: QaStore }) {
  const { t } = useTranslation('hall');
  const { locale } = useRoot();
  const view = useView();
  const columns: TableColumn<Order>[] = [
    { key: 'name', title: t('orderName'), rowHeader: true, render: ({ name }) => name },
    { key: 'number', title: t('orderNumber'), width: '190px', render: ({ number }) => formatOrderNum(number) },
    { key: 'minutes', title: t('orderMinutes'), width: '90px', numeric: true, render: ({ minutes }) => minutes },
    {
      key: 'pay',
      title: t('orderPay'),
      width: '110px',
      numeric: true,
      render: ({ payFen }) => payFen !== undefined && formatMoney(payFen, { locale: locale.locale }),
    },
    {
      key: 'at',
      title: t('orderAt'),
      width: '130px',
      align: 'end',
      render: ({ orderedAt }) => orderedAt && formatDay(orderedAt, view),
    },
    {
      key: 'status',
      title: t('orderStatus'),
      width: '110px',
      align: 'end',
      render: ({ status }) => status && <Tag tone={TONES[status]}>{t(`orderStatuses.${status}`)}</Tag>,
    },
  ];
  return (
    <PagedList
      list={store.orders}
      skeleton="row"
      count={5}
      hrefFor={(page) => qaAddress.href({ tab: 'orders', page })}
      rows={(items) => (
        <Table label={t('tabs.orders')} columns={columns} rows={items} rowKey={({ id }) => String(id)} />
      )}
      empty={
        <EmptyPlace
          kind="order"
          title={t('noOrders')}
          hint={t('noOrdersHint')}
          action={<Button href={buyMinutesPath()}>{t('topUp')}</Button>}
        />
      }
    />
  );
});

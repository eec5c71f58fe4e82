import type { Exchange } from '@shuyuan/contract';
import { Button, ConfirmDialog } from '@shuyuan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import type { ExchangeStore } from '../ExchangeStore.ts';
import { exchangeAddress } from '../exchangeAddress.ts';
import { Rows } from '../rows.styles.ts';
import { OrderRow } from './OrderRow.tsx';

/** What was exchanged, where it is, and what is left to do. */
export function OrderList({ store }: { store: ExchangeStore }) {
  const { t } = useTranslation('exchange');
  const { services } = useRoot();
  const perform = usePerform();
  const [arrived, setArrived] = useState<Exchange | null>(null);
  const confirm = async (number: string) => {
    await store.receive(number);
    services.toast('success', t('receiptConfirmed'));
  };
  return (
    <>
      <PagedList
        list={store.orders}
        hrefFor={(page) => exchangeAddress.href({ tab: 'mine', page })}
        skeleton="row"
        count={4}
        empty={
          <EmptyPlace
            kind="order"
            title={t('noOrders')}
            hint={t('noOrdersHint')}
            action={<Button href={exchangeAddress.href()}>{t('allGifts')}</Button>}
          />
        }
        as={Rows}
      >
        {(order) => <OrderRow key={order.id} order={order} onArrived={() => setArrived(order)} />}
      </PagedList>
      <ConfirmDialog
        open={arrived !== null}
        title={t('arrivedTitle')}
        confirmLabel={t('arrived')}
        onConfirm={() => perform(() => confirm(arrived?.number ?? ''))}
        onClose={() => setArrived(null)}
      >
        {t('arrivedText', { name: arrived?.giftName ?? '' })}
      </ConfirmDialog>
    </>
  );
}

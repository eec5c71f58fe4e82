import type { Exchange } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { Button, ConfirmDialog, formatDay, Pagination, Tag, type TagTone } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { formatWhole } from '../../../../shared/words/formatCount.ts';
import { type ExchangeStore, ORDERS_PAGE } from '../ExchangeStore.ts';
import { Row, Rows } from '../exchange.styles.ts';
import { exchangeAddress } from '../exchangeAddress.ts';
import { afterExchange } from '../GiftStore.ts';
import { GiftPicture } from './GiftPicture.tsx';

const TONES: Record<Exchange['status'], TagTone> = {
  toPay: 'warning',
  toDeliver: 'info',
  delivered: 'brand',
  finished: 'success',
  cancelled: 'neutral',
};

/** What was exchanged, where it is, and what is left to do. */
export const OrderList = observer(function OrderList({ store, page }: { store: ExchangeStore; page: number }) {
  const { t } = useTranslation('exchange');
  const { services } = useRoot();
  const perform = usePerform();
  const [arrived, setArrived] = useState<Exchange | null>(null);
  const { orders } = store;
  useEffect(() => void orders.load(page), [orders, page]);
  const confirm = async (number: string) => {
    await store.receive(number);
    services.toast('success', t('receiptConfirmed'));
  };
  return (
    <>
      <Await
        query={orders}
        skeleton="row"
        count={4}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyPlace
            kind="order"
            title={t('noOrders')}
            hint={t('noOrdersHint')}
            action={<Button href="/exchange">{t('allGifts')}</Button>}
          />
        }
      >
        {({ items, totalCount }) => (
          <div>
            <Rows>
              {items.map((order) => (
                <OrderRow key={order.id} order={order} onArrived={() => setArrived(order)} />
              ))}
            </Rows>
            <Pagination
              className="pages"
              page={page}
              pageSize={ORDERS_PAGE}
              total={totalCount}
              hrefFor={(to) => exchangeAddress({ tab: 'mine', page: to })}
            />
          </div>
        )}
      </Await>
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
});

/** One exchange. */
function OrderRow({ order, onArrived }: { order: Exchange; onArrived: () => void }) {
  const { t } = useTranslation('exchange');
  const { locale, services } = useRoot();
  const { number, giftName, picture, kind, credits, postageFen, status, address, expressName, expressNumber } = order;
  const day = formatDay(order.createdAt, { locale: locale.locale, now: services.clock.now });
  const money = formatMoney(postageFen, { locale: locale.locale });
  const region = address && [address.provinceName, address.cityName, address.districtName, address.detail];
  return (
    <Row data-over={status === 'cancelled' ? '' : undefined}>
      <GiftPicture src={picture} kind={kind} />
      <div>
        <h2>
          {giftName}
          <Tag tone={TONES[status]}>{t(`statuses.${status}`)}</Tag>
        </h2>
        <p>
          {t('creditsOf', { credits: formatWhole(credits) })}
          {postageFen > 0 && ` + ${t('postageOf', { money })}`}
        </p>
        {address && (
          <p className="faint">
            {t('sentTo', { consignee: address.consignee, place: region?.filter(Boolean).join(' ') ?? '' })}
          </p>
        )}
        {expressNumber !== undefined && (
          <p className="faint">{t('express', { name: expressName ?? '', number: expressNumber })}</p>
        )}
        <p className="faint">
          {day} · <span className="number">{t('numberOf', { number })}</span>
        </p>
      </div>
      <div className="acts">
        {status === 'toPay' && <Button href={afterExchange(order)}>{t('payPostage', { money })}</Button>}
        {status === 'delivered' && (
          <Button variant="outline" onClick={onArrived}>
            {t('arrived')}
          </Button>
        )}
      </div>
    </Row>
  );
}

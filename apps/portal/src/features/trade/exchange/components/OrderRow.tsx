import type { Exchange } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { Button, formatDay, Tag, type TagTone } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { useRoot } from '../../../../page/context.tsx';
import { useView } from '../../../../page/useView.ts';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { afterExchange } from '../GiftStore.ts';
import { Acts, ExchangeNumber, Row, RowNote, RowText, RowTitle } from '../rows.styles.ts';
import { GiftPicture } from './GiftPicture.tsx';

const TONES: Record<Exchange['status'], TagTone> = {
  toPay: 'warning',
  toDeliver: 'info',
  delivered: 'brand',
  finished: 'success',
  cancelled: 'neutral',
};

interface OrderRowProps {
  order: Exchange;
  /** The student says that it has arrived. */
  onArrived: () => void;
}

/** One exchange: where it is, and what is left to do. */
export const OrderRow = observer(function OrderRow({ order, onArrived }: OrderRowProps) {
  const { t } = useTranslation('exchange');
  const { locale } = useRoot();
  const { number, giftName, picture, kind, credits, postageFen, status, address, expressName, expressNumber } = order;
  const view = useView();
  const day = formatDay(order.createdAt, view);
  const money = formatMoney(postageFen, { locale: locale.locale });
  const region = address && [address.provinceName, address.cityName, address.districtName, address.detail];
  return (
    <Row data-over={status === 'cancelled' ? '' : undefined}>
      <GiftPicture src={picture} kind={kind} corner="control" />
      <div>
        <RowTitle>
          {giftName}
          <Tag tone={TONES[status]}>{t(`statuses.${status}`)}</Tag>
        </RowTitle>
        <RowText>
          {t('creditsOf', { credits: formatWhole(credits), count: credits })}
          {postageFen > 0 && ` + ${t('postageOf', { money })}`}
        </RowText>
        {address && (
          <RowNote>
            {t('sentTo', { consignee: address.consignee, place: textHere(region?.filter(Boolean).join(' ')) })}
          </RowNote>
        )}
        {expressNumber !== undefined && (
          <RowNote>{t('express', { name: textHere(expressName), number: expressNumber })}</RowNote>
        )}
        <RowNote>
          {day} · <ExchangeNumber>{t('numberOf', { number })}</ExchangeNumber>
        </RowNote>
      </div>
      <Acts>
        {status === 'toPay' && <Button href={afterExchange(order)}>{t('payPostage', { money })}</Button>}
        {status === 'delivered' && (
          <Button variant="outline" onClick={onArrived}>
            {t('arrived')}
          </Button>
        )}
      </Acts>
    </Row>
  );
});

import type { OrderDetail } from '@shuyuan/contract';
import { entryOpensAt, htmlLang } from '@shuyuan/rules';
import { formatStartTime, formatTimeOfDay, QrCode, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSiteAddress } from '../../../../page/useSiteAddress.ts';
import { useView, type View } from '../../../../page/useView.ts';
import { goodsPath } from '../../../../shared/trade/orderPaths.ts';
import { Colours, Info, Paper, Stub, Ticket } from '../pass.styles.ts';

const CODE_SIZE = 96;

/** The ticket that a student gets for a payment: when it begins or that it holds already, and what it is for. */
export const Pass = observer(function Pass({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('cashier');
  const goods = useSiteAddress(goodsPath(order));
  const view = useView();
  const { kind, startsAt, subtitle, courseKind } = order;
  const begins = startsAt === undefined || Date.parse(startsAt) <= view.now ? undefined : startsAt;
  const entry = begins === undefined ? undefined : entryOpensAt(begins);
  return (
    <Ticket aria-label={t(`pass.${kind}`)}>
      <Paper>
        <Colours>
          <small>{order.fulfilment === 'awaitingGroup' ? t('passWaiting') : t(`pass.${kind}`)}</small>
          {begins === undefined ? (
            <b data-word="">{t(`passNow.${kind}`)}</b>
          ) : (
            <>
              <b>{shortDay(begins, view)}</b>
              <span>{`${weekday(begins, view)} ${formatTimeOfDay(begins, view.timeZone)}`}</span>
            </>
          )}
        </Colours>
        <Info>
          <p>
            <Tag tone="brand">{courseKind === undefined ? t(`kinds.${kind}`) : t(courseKind)}</Tag>
          </p>
          <h2>{order.title}</h2>
          <dl>
            {subtitle !== undefined && <Fact name={t(`goods.${kind}`)} value={subtitle} />}
            {begins !== undefined && <Fact name={t('begins')} value={formatStartTime(begins, view)} />}
            {entry !== undefined && (
              <Fact name={t('room')} value={t('roomFrom', { time: formatTimeOfDay(entry, view.timeZone) })} />
            )}
          </dl>
        </Info>
        <Stub>
          <QrCode size={CODE_SIZE} value={goods} label={t('phoneCode')} caption={t('phoneCode')} />
        </Stub>
      </Paper>
    </Ticket>
  );
});

/** Month and day as big figures: `11/23`. */
function shortDay(iso: string, { timeZone }: View): string {
  return new Intl.DateTimeFormat('en-US', { month: 'numeric', day: 'numeric', timeZone }).format(new Date(iso));
}

function weekday(iso: string, { locale, timeZone }: View): string {
  return new Intl.DateTimeFormat(htmlLang(locale), { weekday: 'short', timeZone }).format(new Date(iso));
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

import type { OrderDetail } from '@shuyuan/contract';
import { CLASS_ENTRY_MINUTES, DEFAULT_TIME_ZONE, htmlLang, type Locale } from '@shuyuan/rules';
import { formatStartTime, formatTimeOfDay, QrCode, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useSiteAddress } from '../../../../page/useSiteAddress.ts';
import { goodsPath } from '../../../../shared/trade/orderPaths.ts';
import { Colours, Info, Paper, Stub, Ticket } from '../pass.styles.ts';

const MINUTE_MS = 60_000;
const CODE_SIZE = 96;

/** The ticket that a student gets for a payment: when it begins or that it holds already, and what it is for. */
export const Pass = observer(function Pass({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('cashier');
  const { locale, services } = useRoot();
  const goods = useSiteAddress(goodsPath(order));
  const view = { locale: locale.locale, now: services.clock.now };
  const { kind, startsAt, subtitle, courseKind } = order;
  const begins = startsAt === undefined || Date.parse(startsAt) <= services.clock.now ? undefined : startsAt;
  const entry = begins === undefined ? undefined : Date.parse(begins) - CLASS_ENTRY_MINUTES * MINUTE_MS;
  return (
    <Ticket aria-label={t(`pass.${kind}`)}>
      <Paper>
        <Colours>
          <small>{order.fulfilment === 'awaitingGroup' ? t('passWaiting') : t(`pass.${kind}`)}</small>
          {begins === undefined ? (
            <b data-word="">{t(`passNow.${kind}`)}</b>
          ) : (
            <>
              <b>{shortDay(begins)}</b>
              <span>{`${weekday(begins, view.locale)} ${formatTimeOfDay(begins)}`}</span>
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
            {entry !== undefined && <Fact name={t('room')} value={t('roomFrom', { time: formatTimeOfDay(entry) })} />}
          </dl>
        </Info>
        <Stub>
          <QrCode size={CODE_SIZE} value={goods} label={t('phoneCode')} caption={t('phoneCode')} />
        </Stub>
      </Paper>
    </Ticket>
  );
});

const timeZone = DEFAULT_TIME_ZONE.id;

/** Month and day as big figures: `11/23`. */
function shortDay(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'numeric', day: 'numeric', timeZone }).format(new Date(iso));
}

function weekday(iso: string, locale: Locale): string {
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

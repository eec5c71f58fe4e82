import type { OrderDetail } from '@shuyuan/contract';
import { Countdown } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Held, TimeBar } from '../cash.styles.ts';
import { Tile } from '../cashier.styles.ts';
import type { OrderWatch } from '../OrderWatch.ts';

interface TimeLeftProps {
  watch: OrderWatch;
  order: OrderDetail;
}

/** The time in which the order can be paid, by the server's clock; at its end the order is read again (C3). */
export const PayTile = observer(function PayTile({ watch, order }: TimeLeftProps) {
  return (
    <Tile>
      <Countdown endsAt={watch.time.here(order.expiresAt)} onEnd={watch.checkPayment} />
    </Tile>
  );
});

/** The same with its words and a line that runs out. */
export const TimeLeft = observer(function TimeLeft({ watch, order }: TimeLeftProps) {
  const { t } = useTranslation('cashier');
  return (
    <Held>
      <p>
        <b>{t(order.courseKind === 'live' ? 'seatHeld' : 'orderHeld')}</b>
        <small>{t('heldNote')}</small>
      </p>
      <PayTile watch={watch} order={order} />
      <Share watch={watch} order={order} />
    </Held>
  );
});

const SECOND_MS = 1000;

/** The share of the time that is left, as a line; the tile beside it says the same. */
const Share = observer(function Share({ watch, order }: TimeLeftProps) {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const ends = Date.parse(order.expiresAt);
  const wholeMs = Math.max(1, ends - Date.parse(order.createdAt));
  const share = Math.min(1, Math.max(0, (ends - watch.time.now) / wholeMs));
  const left: CSSProperties & Record<'--_left', string> = { '--_left': `${(share * 100).toFixed(1)}%` };
  return <TimeBar aria-hidden style={left} />;
});

import type { OrderDetail } from '@shuyuan/contract';
import { Countdown } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../stores/context.tsx';
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
      <Countdown until={watch.time.here(order.expiresAt)} onEnd={watch.ask} />
    </Tile>
  );
});

/** The same with its words and a line that runs out. */
export const TimeLeft = observer(function TimeLeft({ watch, order }: TimeLeftProps) {
  const { t } = useTranslation('cashier');
  const { services } = useRoot();
  const until = watch.time.here(order.expiresAt);
  const wholeMs = Math.max(1, Date.parse(order.expiresAt) - Date.parse(order.createdAt));
  const goneMs = Math.max(0, wholeMs - (until - services.clock.now));
  const run: CSSProperties = { animationDuration: `${wholeMs}ms`, animationDelay: `-${goneMs}ms` };
  return (
    <div className="left">
      <p>
        <b>{t(order.kind === 'course' ? 'seatHeld' : 'orderHeld')}</b>
        <small>{t('heldNote')}</small>
      </p>
      <PayTile watch={watch} order={order} />
      <span className="bar" aria-hidden>
        <i key={until} style={run} />
      </span>
    </div>
  );
});

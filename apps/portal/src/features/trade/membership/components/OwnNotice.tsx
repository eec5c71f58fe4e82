import { MEMBERSHIP_ALARM_DAYS } from '@shuyuan/rules';
import { formatDay } from '@shuyuan/ui';
import { Clock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import type { EquityStore } from '../EquityStore.ts';
import { Notice } from '../equity.styles.ts';
import { daysLeft, nextStart } from '../membershipProps.ts';

/** From so many days before its end a membership says so, as its reminders do (product.md 4.11). */
const EXPIRING_DAYS = Math.max(...MEMBERSHIP_ALARM_DAYS);

/** That one's own membership ends soon, has ended or rests while its refund is reviewed, and what that means. */
export const OwnNotice = observer(function OwnNotice({ store }: { store: EquityStore }) {
  const { t } = useTranslation('membership');
  const view = useView();
  const { own, time } = store;
  if (own?.isSuspended) return <Line title={t('suspended')} text={t('suspendedText')} />;
  if (!own?.until) return null;
  const dayOf = (at: string) => formatDay(at, view);
  const days = daysLeft(own.until, { now: time.now, timeZone: view.timeZone });
  if (own.isOver) return <Line title={t('over', { date: dayOf(own.until) })} text={t('overText')} />;
  if (days > EXPIRING_DAYS) return null;
  return (
    <Line
      title={days > 0 ? t('expiring', { count: days }) : t('expiringToday')}
      text={t('expiringText', { date: dayOf(nextStart(own.until)) })}
    />
  );
});

function Line({ title, text }: { title: string; text: string }) {
  return (
    <Notice role="status" data-tone="warning">
      <Clock aria-hidden />
      <span>
        <b>{title}</b>
        {text}
      </span>
    </Notice>
  );
}

import { COUPON_SOON_DAYS } from '@shuyuan/rules';
import { StatCard } from '@shuyuan/ui';
import { BookOpen, ReceiptText, TicketPercent, Video } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { knownFigure } from '../../../../page/knownFigure.ts';
import { isNotServed } from '../../../../page/notServed.ts';
import type { LearnStore } from '../LearnStore.ts';
import { StatRow } from '../learn.styles.ts';
import { progressOf } from '../../../../shared/course/ownClass.ts';
import { weekOf } from '../schedule.ts';

/** Four figures: courses, live classes of the week, coupons, orders to pay. */
export const Stats = observer(function Stats({ store }: { store: LearnStore }) {
  const { t } = useTranslation('overview');
  const { mine, coupons, unpaid, timetable } = store;
  const classes = knownFigure(mine, () => {
    const progress = store.current.map((course) => progressOf(course, store.lessonsOf(course)));
    const done = progress.reduce((sum, each) => sum + each.done, 0);
    const total = progress.reduce((sum, each) => sum + (each.total ?? Number.NaN), 0);
    return {
      value: t('stat.classesValue', { count: progress.length }),
      note: Number.isNaN(total) ? undefined : t('stat.classesNote', { done, total }),
    };
  });
  const week = knownFigure(timetable, (schedule) => {
    const { total, left } = weekOf(schedule, store.time.now);
    return { value: t('stat.weekValue', { count: total }), note: t('stat.weekNote', { left }) };
  });
  const usable = knownFigure(coupons, ({ toUse, endingSoon }) => ({
    value: t('stat.couponsValue', { count: toUse }),
    note:
      endingSoon > 0 ? t('stat.couponsNote', { count: endingSoon }) : t('stat.couponsNone', { days: COUPON_SOON_DAYS }),
  }));
  const toPay = knownFigure(unpaid, ({ totalCount }) => ({
    value: t('stat.ordersValue', { count: totalCount }),
    note: t(totalCount > 0 ? 'stat.ordersNote' : 'stat.ordersNone'),
  }));
  return (
    <StatRow aria-label={t('stats')}>
      {!isNotServed(mine) && <StatCard label={t('stat.classes')} icon={<BookOpen />} {...classes} />}
      {!isNotServed(timetable) && <StatCard label={t('stat.week')} icon={<Video />} {...week} />}
      {!isNotServed(coupons) && (
        <StatCard label={t('stat.coupons')} icon={<TicketPercent />} href="/mycoupon" {...usable} />
      )}
      {!isNotServed(unpaid) && (
        <StatCard label={t('stat.orders')} icon={<ReceiptText />} href="/learn/order" {...toPay} />
      )}
    </StatRow>
  );
});

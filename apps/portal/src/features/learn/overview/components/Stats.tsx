import { StatCard } from '@shuyuan/ui';
import { BookOpen, ReceiptText, TicketPercent, Video } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { LearnStore } from '../LearnStore.ts';
import { StatRow } from '../learn.styles.ts';
import { progressOf } from '../ownClass.ts';
import { weekOf } from '../schedule.ts';

/** Four figures: courses, live classes of the week, coupons, orders to pay. */
export const Stats = observer(function Stats({ store }: { store: LearnStore }) {
  const { t } = useTranslation('overview');
  const { current, mine, coupons, unpaid } = store;
  const progress = current.map((course) => progressOf(course, store.lessonsOf(course)));
  const sum = (key: 'done' | 'total') => progress.reduce((total, each) => total + each[key], 0);
  const week = weekOf(store.schedule, store.time.now);
  const counts = coupons.value;
  const orders = unpaid.value?.totalCount;
  return (
    <StatRow aria-label={t('stats')}>
      <StatCard
        label={t('stat.classes')}
        value={t('stat.classesValue', { count: current.length })}
        note={t('stat.classesNote', { done: sum('done'), total: sum('total') })}
        icon={<BookOpen />}
        loading={mine.isPending}
      />
      <StatCard
        label={t('stat.week')}
        value={t('stat.weekValue', { count: week.total })}
        note={t('stat.weekNote', { left: week.left })}
        icon={<Video />}
        loading={mine.isPending}
      />
      <StatCard
        href="/mycoupon"
        label={t('stat.coupons')}
        value={t('stat.couponsValue', { count: counts?.toUse ?? 0 })}
        note={counts?.endingSoon ? t('stat.couponsNote', { count: counts.endingSoon }) : t('stat.couponsNone')}
        icon={<TicketPercent />}
        loading={coupons.isPending}
      />
      <StatCard
        href="/learn/order"
        label={t('stat.orders')}
        value={t('stat.ordersValue', { count: orders ?? 0 })}
        note={t(orders ? 'stat.ordersNote' : 'stat.ordersNone')}
        icon={<ReceiptText />}
        loading={unpaid.isPending}
      />
    </StatRow>
  );
});

import type { AnnouncedPractice, Order, Practice } from '@shuyuan/contract';
import { COUPON_SOON_DAYS, formatMoney } from '@shuyuan/rules';
import {
  Button,
  Card,
  Countdown,
  formatDay,
  formatTimeOfDay,
  SectionHeader,
  Timeline,
  type TimelineItem,
} from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { rowsHere, textHere } from '../../../../core/known.ts';
import { Await } from '../../../../page/Await.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { Reserve } from '../../../../page/Reserve.tsx';
import { useView } from '../../../../page/useView.ts';
import { announceOf } from '../../../../shared/course/announce.ts';
import { classPath, practicePath, reportPath } from '../../../../shared/course/learnPaths.ts';
import { cashierPath } from '../../../../shared/trade/purchasePaths.ts';
import type { LearnStore, UnreadReport } from '../LearnStore.ts';

/** Practices in the list, the most urgent first; the rest stands on their own page. */
const PRACTICES = 4;
/** Practices that have not opened, those of the next lessons; the rest stands on the page of practices. */
const ANNOUNCED = 2;
/** Reports in the list, the latest first; the rest stands in the archive. */
const REPORTS = 3;

/** Height of the list of a student who has something to do. */
const TYPICAL_PX = 412;

/** Until when an order can be paid; last where its server names no time. */
const payBy = ({ expiresAt }: Order) => (expiresAt === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(expiresAt));

/** What is to be done, by its deadline: reports that came, orders to pay, practices, those that open next, coupons and a membership that end; nothing where there is known to be nothing. */
export const Todo = observer(function Todo({ store }: { store: LearnStore }) {
  const { t } = useTranslation('overview');
  const { t: lessons } = useTranslation('lessons');
  const view = useView(store.now);
  const dayOf = (instant: string) => {
    const day = formatDay(instant, view);
    return day === formatDay(view.now, view) ? t('todayWord') : day;
  };
  const toPay = (order: Order, place: number): TimelineItem => ({
    key: `order-${order.id}`,
    ...(order.expiresAt !== undefined && {
      day: dayOf(order.expiresAt),
      time: t('payTime', { time: formatTimeOfDay(order.expiresAt, view.timeZone) }),
    }),
    title: t('payTitle', { title: order.title }),
    text: (
      <>
        {order.payFen !== undefined && t('payMoney', { money: formatMoney(order.payFen) })}
        {order.payFen !== undefined && order.expiresAt !== undefined && ' · '}
        {order.expiresAt !== undefined && (
          <>
            {t('payText')}{' '}
            <Countdown endsAt={store.time.here(order.expiresAt)} warnS={60} onEnd={store.refreshOrders} />
          </>
        )}
      </>
    ),
    state: place === 0 ? 'now' : 'next',
    // Where the school's server offers no payment, the order is only told.
    action: order.actions.includes('pay') && (
      <Button
        variant={place === 0 ? 'soft' : 'outline'}
        href={cashierPath(order)}
        aria-label={t('payOf', { title: order.title })}
      >
        {t('pay')}
      </Button>
    ),
  });
  const toPractise = (practice: Practice, place: number): TimelineItem => {
    const { id, title, courseTitle, dueAt, isSentBack, sendBackReason, answeredCount, questionCount } = practice;
    const isBegun = answeredCount !== undefined && answeredCount > 0 && questionCount !== undefined;
    const facts = [
      courseTitle,
      isSentBack ? t('sentBack', { reason: textHere(sendBackReason) }) : undefined,
      isBegun ? t('answered', { done: answeredCount, total: questionCount }) : undefined,
      !isBegun && practice.limitMinutes !== undefined ? t('limit', { count: practice.limitMinutes }) : undefined,
    ].filter((fact) => fact !== undefined && fact !== '');
    return {
      key: `practice-${id}`,
      ...(dueAt !== undefined && {
        day: dayOf(dueAt),
        time: t('payTime', { time: formatTimeOfDay(dueAt, view.timeZone) }),
      }),
      title,
      text: facts.join(' · '),
      state: place === 0 ? 'now' : 'next',
      action: (
        <Button
          variant={place === 0 ? 'soft' : 'outline'}
          href={practicePath({ id })}
          aria-label={t(isBegun ? 'goOnOf' : 'practiseOf', { title })}
        >
          {t(isBegun ? 'goOn' : 'practise')}
        </Button>
      ),
    };
  };
  const toAnnounce = (practice: AnnouncedPractice): TimelineItem => {
    const { courseId, saleId, lessonId, title, courseTitle } = practice;
    return {
      key: `announced-${courseId}-${lessonId}`,
      title: t('announcedTitle', { title }),
      text: [courseTitle, announceOf(practice, lessons)].filter(Boolean).join(' · '),
      state: 'next',
      action: (
        <Button
          variant="outline"
          href={classPath({ id: courseId, saleId })}
          aria-label={t('announcedGoOf', { title: courseTitle })}
        >
          {t('announcedGo')}
        </Button>
      ),
    };
  };
  const toRead = ({ courseId, saleId, courseTitle: title, publishedAt }: UnreadReport): TimelineItem => ({
    key: `report-${courseId}-${saleId}`,
    ...(publishedAt !== undefined && { day: dayOf(publishedAt), time: formatTimeOfDay(publishedAt, view.timeZone) }),
    title: t('reportTitle', { title }),
    text: t('reportText'),
    state: 'done',
    action: (
      <Button variant="outline" href={reportPath({ id: courseId, saleId })} aria-label={t('readReportOf', { title })}>
        {t('readReport')}
      </Button>
    ),
  });
  const { unpaid, coupons, practices, announced, reports } = store;
  const parts = [unpaid, coupons, practices, announced, reports];
  const failed = parts.find((query) => query.value === undefined && query.error && !isNotServed(query));
  if (!failed && parts.some(({ isPending }) => isPending)) return <Reserve height={TYPICAL_PX} then="row" />;
  const orders = rowsHere(unpaid.value?.items);
  const items = [
    ...orders.map((order) => ({ at: payBy(order), show: (place: number) => toPay(order, place) })),
    ...store.openPractices.slice(0, PRACTICES).map((practice) => ({
      at: practice.dueAt === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(practice.dueAt),
      show: (place: number) => toPractise(practice, place),
    })),
  ]
    .sort((a, b) => a.at - b.at)
    .map(({ show }, place) => show(place));
  items.push(...store.nextAnnounced.slice(0, ANNOUNCED).map(toAnnounce));
  items.unshift(...rowsHere(reports.value).slice(0, REPORTS).map(toRead));
  const endingSoon = coupons.value?.endingSoon;
  if (endingSoon) {
    items.push({
      key: 'coupons',
      day: t('soon', { days: COUPON_SOON_DAYS }),
      title: t('couponTitle', { count: endingSoon }),
      text: t('couponText'),
      state: 'next',
      action: (
        <Button variant="outline" href="/mycoupon">
          {t('useCoupons')}
        </Button>
      ),
    });
  }
  const { alarm } = store;
  if (alarm?.until !== undefined && alarm.daysLeft !== undefined) {
    items.push({
      key: 'membership',
      day: dayOf(alarm.until),
      title: t('memberTitle'),
      text: t('memberText'),
      state: 'next',
      action: (
        <Button variant="outline" href="/equity">
          {t('renew')}
        </Button>
      ),
    });
  }
  if (items.length === 0 && !failed) return null;
  return (
    <section>
      <SectionHeader
        title={t('todo')}
        sub={t('todoHint')}
        more={orders.length > 0 ? { href: '/learn/order', label: t('allOrders') } : undefined}
      />
      {failed && <Await<unknown> query={failed}>{() => null}</Await>}
      {items.length > 0 && (
        <Card padding="none">
          <Timeline items={items} />
        </Card>
      )}
    </section>
  );
});

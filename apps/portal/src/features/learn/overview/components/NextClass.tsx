import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { Alert, Button, formatStartTime, KitProvider, Link, ScheduleItem } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useRoot } from '../../../../page/context.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { Reserve } from '../../../../page/Reserve.tsx';
import { useView } from '../../../../page/useView.ts';
import { classPath, datedPath, entrancePath } from '../../../../shared/course/learnPaths.ts';
import { lockWay } from '../../../../shared/course/lockWay.ts';
import { nextLesson, type ScheduledLesson } from '../../../../shared/course/schedule.ts';
import type { LearnStore } from '../LearnStore.ts';
import { TicketLinks, TicketPart } from '../learn.styles.ts';
import { cancelledSoon } from '../schedule.ts';

/** The class that is held now or comes next, as a ticket; it can be entered by the server's clock (J5.1). */
export const NextClass = observer(function NextClass({ store }: { store: LearnStore }) {
  const { locale } = useRoot().locale;
  const { time, timetable } = store;
  const clock = useMemo(() => ({ now: () => time.now }), [time]);
  if (timetable.value === undefined && timetable.error && !isNotServed(timetable))
    return <Await query={timetable}>{() => null}</Await>;
  if (timetable.isPending) return <Reserve height={188} then="row" />;
  const next = nextLesson(store.schedule, store.now);
  const cancelled = cancelledSoon(store.schedule, store.now);
  if (!next && !cancelled) return null;
  return (
    <KitProvider
      // The kit's clock is not observed: once the server's time is known, its timers begin again.
      key={String(store.summary.value !== undefined || store.membership.value !== undefined)}
      locale={locale}
      clock={clock}
    >
      <TicketPart>
        {cancelled && <Cancelled store={store} lesson={cancelled} />}
        {next && <Ticket key={next.id} store={store} lesson={next} />}
      </TicketPart>
    </KitProvider>
  );
});

interface TicketProps {
  store: LearnStore;
  lesson: ScheduledLesson;
}

const Ticket = observer(function Ticket({ store, lesson }: TicketProps) {
  const { t } = useTranslation('overview');
  const view = useView(store.now);
  const isAbroad = store.timeZone !== DEFAULT_TIME_ZONE.id;
  const { access, replay, courseId, saleId } = lesson;
  const isLocked = access?.error === 'previousPracticeRequired';
  const isFrozen = access?.error === 'frozen';
  const open = lockWay(access, courseId);
  const way = open
    ? { label: t(open.label), href: open.href }
    : isFrozen
      ? { label: t('toOrders'), href: '/learn/order' }
      : undefined;
  return (
    <ScheduleItem
      layout="pass"
      level={2}
      action={
        way && (
          <Button block size="lg" href={way.href}>
            {way.label}
          </Button>
        )
      }
      links={
        <TicketLinks>
          {isAbroad && (
            <span>
              {t('inBeijing', { time: formatStartTime(lesson.startsAt, { ...view, timeZone: DEFAULT_TIME_ZONE.id }) })}
            </span>
          )}
          {isLocked && <span>{lesson.lockReason}</span>}
          <Link href={classPath({ id: courseId, saleId })}>{t('toClass')}</Link>
          <Link href="/test">{t('devices')}</Link>
        </TicketLinks>
      }
      item={{
        id: String(lesson.id),
        title: lesson.title,
        course:
          lesson.index === undefined
            ? lesson.classTitle
            : t('lessonOf', { course: lesson.classTitle, index: lesson.index }),
        startsAt: lesson.startsAt,
        endsAt: lesson.endsAt,
        cover: lesson.cover,
        lecturerName: lesson.lecturerName,
        lecturerPhoto: lesson.portrait,
        href: entrancePath(lesson.id),
        liveState: lesson.state,
        started: lesson.isStarted,
        closed: isLocked ? t('locked') : isFrozen ? t('frozen') : undefined,
        replayHref: replay === 'ready' ? datedPath(lesson.id) : undefined,
      }}
    />
  );
});

/** A lesson for which one need not come. */
function Cancelled({ store, lesson }: TicketProps) {
  const { t } = useTranslation('overview');
  const view = useView(store.now);
  const when = formatStartTime(lesson.startsAt, view);
  return (
    <Alert tone="warning" title={t('cancelledTitle', { when, title: lesson.title })}>
      {lesson.access?.message ?? t('cancelledText')}
    </Alert>
  );
}

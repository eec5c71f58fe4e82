import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { Alert, Button, type CalendarEvent, formatZone, ScheduleCalendar, SectionHeader } from '@shuyuan/ui';
import { CalendarPlus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Await } from '../../../../page/Await.tsx';
import { useAddress } from '../../../../page/address.ts';
import { isNotServed } from '../../../../page/notServed.ts';
import { useView } from '../../../../page/useView.ts';
import { practicePath } from '../../../../shared/course/learnPaths.ts';
import type { LearnStore } from '../LearnStore.ts';
import { learnAddress } from '../learnAddress.ts';
import { eventPath, firstDay, PRACTICE, toDayEvents, toEvents } from '../schedule.ts';

const SubscribeDialog = lazy(async () => ({ default: (await import('./SubscribeDialog.tsx')).SubscribeDialog }));

/** The live lessons and deadlines of a week or a month in the student's zone; the day stands in the address. */
export const Calendar = observer(function Calendar({ store }: { store: LearnStore }) {
  const { t } = useTranslation('overview');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const [{ day }, go] = useAddress(learnAddress);
  const [isSubscribing, setSubscribing] = useState(false);
  useEffect(() => {
    if (day !== undefined) store.showDay(day);
  }, [store, day]);
  const { timetable, elsewhere, calendar, timeZone, now } = store;
  const view = useView(now);
  if (isNotServed(timetable)) return null;
  const { openPractices } = store;
  const failed = day !== undefined && elsewhere.error ? elsewhere : timetable.error ? timetable : undefined;
  // Deadlines that are not known are no free days.
  const isMissingDeadlines = store.practices.error !== null && !isNotServed(store.practices);
  // The ticket says that the lessons around today are missing.
  if (timetable.value === undefined) return null;
  const ahead = toDayEvents(store.dayLessons, store);
  const isEmpty = calendar.length + ahead.length + openPractices.length === 0;
  if (isEmpty && !isMissingDeadlines && day === undefined) return null;
  const handlePick = ({ id }: CalendarEvent) => {
    const found = calendar.find((lesson) => String(lesson.id) === id);
    if (found) void navigate(eventPath(found, now));
    else if (id.startsWith(PRACTICE)) void navigate(practicePath({ id: Number(id.slice(PRACTICE.length)) }));
  };
  return (
    <section>
      <SectionHeader
        title={t('schedule')}
        sub={timeZone === DEFAULT_TIME_ZONE.id ? undefined : t('zones', { zone: formatZone(timeZone, view) })}
      >
        <Button
          variant="outline"
          tone="neutral"
          icon={<CalendarPlus aria-hidden />}
          onClick={() => setSubscribing(true)}
        >
          {t('subscribe')}
        </Button>
      </SectionHeader>
      {failed && <Await query={failed}>{() => null}</Await>}
      {isMissingDeadlines && (
        <Alert
          tone="warning"
          title={t('noDeadlines')}
          action={
            <Button size="sm" variant="outline" onClick={() => void store.practices.reload()}>
              {common('retry')}
            </Button>
          }
        />
      )}
      <ScheduleCalendar
        events={[
          ...toEvents(calendar, openPractices, { now, cancelled: (title) => t('cancelledEvent', { title }) }),
          ...ahead,
        ]}
        date={day ?? firstDay(store.schedule, store)}
        onDateChange={(date) => go({ day: date })}
        onPick={handlePick}
      />
      {isSubscribing && (
        <Suspense fallback={null}>
          <SubscribeDialog onClose={() => setSubscribing(false)} />
        </Suspense>
      )}
    </section>
  );
});

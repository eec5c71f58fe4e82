import { type CalendarEvent, ScheduleCalendar, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Await } from '../../../../page/Await.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import type { LearnStore } from '../LearnStore.ts';
import { isOver, lessonPath, toEvents } from '../schedule.ts';

/** The live lessons of a week or a month; an entry leads to its entrance, one that is over to its course. */
export const Calendar = observer(function Calendar({ store }: { store: LearnStore }) {
  const { t } = useTranslation('overview');
  const navigate = useNavigate();
  const { schedule, timetable } = store;
  // Where the classes themselves could not be read, their list says so.
  const isBroken = store.mine.value !== undefined && timetable.error !== null && !isNotServed(timetable);
  if (schedule.length === 0 && !isBroken) return null;
  const handlePick = ({ id }: CalendarEvent) => {
    const found = schedule.find(({ lesson }) => String(lesson.id) === id);
    if (found) void navigate(isOver(found, store.time.now) ? coursePath(found.course) : lessonPath(found));
  };
  return (
    <section>
      <SectionHeader title={t('schedule')} />
      {isBroken && <Await query={{ ...timetable, isStale: false }}>{() => null}</Await>}
      <ScheduleCalendar events={toEvents(schedule, store.time.now)} onPick={handlePick} />
    </section>
  );
});

import { BookX, Clock, PencilLine, Video } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../../../page/FigureCard.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { dayLessonsOf, scheduleOf } from '../../../../shared/course/schedule.ts';
import type { LearnStore } from '../LearnStore.ts';
import { StatRow } from '../learn.styles.ts';
import { weekOf } from '../schedule.ts';

const MINUTES_PER_HOUR = 60;

/** What a query of the page answers. */
type Answer<Name extends 'summary' | 'timetable' | 'practiceCounts'> = NonNullable<LearnStore[Name]['value']>;

/** Four figures: time learnt this week, live classes of the week, practices handed in, wrong questions. */
export const Stats = observer(function Stats({ store }: { store: LearnStore }) {
  const { t } = useTranslation('overview');
  const { summary, timetable, practiceCounts } = store;
  const showLearnt = ({ weekMinutes, streakDays }: Answer<'summary'>) => {
    if (weekMinutes === undefined) return { value: undefined };
    const time = { hours: Math.floor(weekMinutes / MINUTES_PER_HOUR), minutes: weekMinutes % MINUTES_PER_HOUR };
    return {
      value: t(time.hours > 0 ? 'stat.learntValue' : 'stat.learntMinutes', time),
      note: streakDays === undefined ? undefined : t('stat.learntNote', { count: streakDays }),
    };
  };
  const showWeek = (entries: Answer<'timetable'>) => {
    const { total, left } = weekOf(scheduleOf(entries), store, dayLessonsOf(entries));
    const note = left === undefined ? undefined : t('stat.weekNote', { left });
    // Lessons of which no day is known may be this week's.
    const isKnown = entries.every(({ startsAt, startsOn }) => (startsAt ?? startsOn) !== undefined);
    return isKnown ? { value: t('stat.weekValue', { count: total }), note } : { value: undefined };
  };
  const showHandedIn = ({ unfinished, submitted, awaiting, finished, expired }: Answer<'practiceCounts'>) => {
    const counts = [submitted, awaiting, finished];
    if (unfinished === undefined || expired === undefined || counts.includes(undefined)) return { value: undefined };
    const done = counts.reduce<number>((sum, count) => sum + (count ?? Number.NaN), 0);
    return {
      value: t('stat.practicesValue', { done, total: done + unfinished + expired }),
      note:
        [
          unfinished > 0 && t('stat.practicesNote', { count: unfinished }),
          expired > 0 && t('stat.practicesExpired', { count: expired }),
        ]
          .filter((word) => word !== false)
          .join(' · ') || t('stat.practicesNone'),
    };
  };
  const showWrong = ({ wrong }: Answer<'practiceCounts'>) => ({
    value: wrong === undefined ? undefined : t('stat.wrongValue', { count: wrong }),
    note: t('stat.wrongNote'),
  });
  return (
    <StatRow aria-label={t('stats')}>
      {!isNotServed(summary) && (
        <FigureCard query={summary} show={showLearnt} label={t('stat.learnt')} icon={<Clock />} />
      )}
      {!isNotServed(timetable) && (
        <FigureCard query={timetable} show={showWeek} label={t('stat.week')} icon={<Video />} />
      )}
      {!isNotServed(practiceCounts) && (
        <FigureCard
          query={practiceCounts}
          show={showHandedIn}
          label={t('stat.practices')}
          icon={<PencilLine />}
          href="/learn/practice"
        />
      )}
      {!isNotServed(practiceCounts) && (
        <FigureCard
          query={practiceCounts}
          show={showWrong}
          label={t('stat.wrong')}
          icon={<BookX />}
          href="/learn/practice?view=wrong"
        />
      )}
    </StatRow>
  );
});

import { StatCard } from '@shuyuan/ui';
import { BookX, Clock, PencilLine, Video } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { knownFigure } from '../../../../page/knownFigure.ts';
import { isNotServed } from '../../../../page/notServed.ts';
import { dayLessonsOf, scheduleOf } from '../../../../shared/course/schedule.ts';
import type { LearnStore } from '../LearnStore.ts';
import { StatRow } from '../learn.styles.ts';
import { weekOf } from '../schedule.ts';

const MINUTES_PER_HOUR = 60;

/** Four figures: time learnt this week, live classes of the week, practices handed in, wrong questions. */
export const Stats = observer(function Stats({ store }: { store: LearnStore }) {
  const { t } = useTranslation('overview');
  const { summary, timetable, practiceCounts } = store;
  const learnt = knownFigure(summary, ({ weekMinutes, streakDays }) => {
    if (weekMinutes === undefined) return { value: undefined };
    const time = { hours: Math.floor(weekMinutes / MINUTES_PER_HOUR), minutes: weekMinutes % MINUTES_PER_HOUR };
    return {
      value: t(time.hours > 0 ? 'stat.learntValue' : 'stat.learntMinutes', time),
      note: streakDays === undefined ? undefined : t('stat.learntNote', { count: streakDays }),
    };
  });
  const week = knownFigure(timetable, (entries) => {
    const { total, left } = weekOf(scheduleOf(entries), store, dayLessonsOf(entries));
    const note = left === undefined ? undefined : t('stat.weekNote', { left });
    // Lessons of which no day is known may be this week's.
    const isKnown = entries.every(({ startsAt, startsOn }) => (startsAt ?? startsOn) !== undefined);
    return isKnown ? { value: t('stat.weekValue', { count: total }), note } : { value: undefined };
  });
  const handedIn = knownFigure(practiceCounts, ({ unfinished, submitted, awaiting, finished, expired }) => {
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
  });
  const wrong = knownFigure(practiceCounts, (counts) => ({
    value: counts.wrong === undefined ? undefined : t('stat.wrongValue', { count: counts.wrong }),
    note: t('stat.wrongNote'),
  }));
  return (
    <StatRow aria-label={t('stats')}>
      {!isNotServed(summary) && <StatCard label={t('stat.learnt')} icon={<Clock />} {...learnt} />}
      {!isNotServed(timetable) && <StatCard label={t('stat.week')} icon={<Video />} {...week} />}
      {!isNotServed(practiceCounts) && (
        <StatCard label={t('stat.practices')} icon={<PencilLine />} href="/learn/practice" {...handedIn} />
      )}
      {!isNotServed(practiceCounts) && (
        <StatCard label={t('stat.wrong')} icon={<BookX />} href="/learn/practice?view=wrong" {...wrong} />
      )}
    </StatRow>
  );
});

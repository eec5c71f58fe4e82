import type { TaughtLesson } from '@shuyuan/contract';
import { formatDay, Heading, StatCard } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsHere } from '../../../../core/known.ts';
import { Await } from '../../../../page/Await.tsx';
import { useOwned } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { useReturn } from '../../../../page/useReturn.ts';
import { useTitle } from '../../../../page/useTitle.ts';
import { useView } from '../../../../page/useView.ts';
import { useLessonPush } from '../../../../shared/course/useLessonPush.ts';
import { DeskSide } from '../components/DeskSide.tsx';
import { Middle, Root } from '../desk/desk.styles.ts';
import { LessonDialog } from './LessonDialog.tsx';
import { LessonRow } from './LessonRow.tsx';
import { LessonsStore } from './LessonsStore.ts';
import { Counts, DayList } from './lessons.styles.ts';

/** A lecturer's lessons of the week: started, ended and cancelled here (product.md 4.3). */
export const LessonsView = observer(function LessonsView({ views }: { views: ReactNode }) {
  const { t } = useTranslation('chat');
  const store = useOwned(({ services }) => new LessonsStore(services));
  useTitle(t('lessons.name'));
  useReturn(store.refresh);
  useLessonPush(store.refresh);
  const { week, time, asked } = store;
  const view = useView(time.now);
  const days = [...Map.groupBy(rowsHere(week.value?.lessons), ({ startsAt }) => formatDay(startsAt, view))];
  const today = formatDay(new Date(time.now).toISOString(), view);
  return (
    <Root>
      <DeskSide title={t('lessons.name')} views={views}>
        {week.value && (
          <Counts>
            <StatCard label={t('lessons.today')} value={String(left(days.find(([day]) => day === today)?.[1]))} />
            <StatCard label={t('lessons.week')} value={String(left(week.value.lessons))} />
          </Counts>
        )}
      </DeskSide>
      <Middle>
        <Await query={week} skeleton="row" count={4}>
          {() =>
            days.length === 0 ? (
              <EmptyPlace kind="course" title={t('lessons.none')} />
            ) : (
              days.map(([day, lessons]) => (
                <section key={day}>
                  <Heading level={2} size={18}>
                    {day}
                  </Heading>
                  <DayList>
                    {lessons.map((lesson) => (
                      <LessonRow key={lesson.id} lesson={lesson} store={store} />
                    ))}
                  </DayList>
                </section>
              ))
            )
          }
        </Await>
      </Middle>
      {asked && <LessonDialog key={asked.lesson.id} {...asked} store={store} />}
    </Root>
  );
});

/** Lessons that are still to be held, or being held. */
function left(lessons: readonly TaughtLesson[] = []): number {
  return lessons.filter(({ state }) => state !== 'ended' && state !== 'cancelled').length;
}

import { Button, CourseCard, Empty, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { toCourseCard } from '../../../shared/course/courseProps.ts';
import { useLessonChanges } from '../../../shared/course/useLessonChanges.ts';
import { useLessonPush } from '../../../shared/course/useLessonPush.ts';
import { Calendar } from './components/Calendar.tsx';
import { Hello } from './components/Hello.tsx';
import { NextClass } from './components/NextClass.tsx';
import { OwnClasses } from './components/OwnClasses.tsx';
import { Stats } from './components/Stats.tsx';
import { Todo } from './components/Todo.tsx';
import { LearnStore } from './LearnStore.ts';
import { Page, Tiles } from './learn.styles.ts';

/** `/learn` (§2): what comes next, what is to be done, one's own classes; who has none is shown where to begin. */
export const LearnPage = observer(function LearnPage() {
  const { t } = useTranslation('overview');
  const store = useOwned(
    (root) =>
      new LearnStore({
        api: root.api,
        clock: root.services.clock,
        timeZone: () => root.zone.id,
      }),
  );
  useTitle(t('title'));
  useLessonChanges(store.refreshLessons);
  useReturn(store.refresh); // something was handed in, paid or read in another tab
  useLessonPush(store.refreshLessons);
  return (
    <Page>
      <Hello store={store} />
      {store.isEmpty ? (
        <>
          <Todo store={store} />
          <Beginning store={store} />
        </>
      ) : (
        <>
          <NextClass store={store} />
          <Stats store={store} />
          <Todo store={store} />
          <Calendar store={store} />
          <OwnClasses store={store} />
        </>
      )}
    </Page>
  );
});

/** No course yet: one action, and courses to begin with. */
const Beginning = observer(function Beginning({ store }: { store: LearnStore }) {
  const { t } = useTranslation('overview');
  return (
    <>
      <Empty
        kind="course"
        level={2}
        title={t('empty')}
        hint={t('emptyHint')}
        action={<Button href="/course">{t('browse')}</Button>}
      />
      <section>
        <SectionHeader title={t('recommended')} />
        <Await query={store.recommended} skeleton="card" count={3} isEmpty={({ items }) => items.length === 0}>
          {({ items }) => (
            <Tiles>
              {items.map((course) => (
                <CourseCard key={course.saleId} course={toCourseCard(course)} />
              ))}
            </Tiles>
          )}
        </Await>
      </section>
    </>
  );
});

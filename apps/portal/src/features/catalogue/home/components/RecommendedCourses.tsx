import type { CourseCard as ContractCard } from '@shuyuan/contract';
import { Button, CourseCard, SectionHeader, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { rowsHere } from '../../../../core/known.ts';
import { Await } from '../../../../page/Await.tsx';
import { useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { toCourseCard } from '../../../../shared/course/courseProps.ts';
import { localName } from '../../../../shared/words/localName.ts';
import { Tiles } from '../HomePage.styles.ts';
import { type HomeStore, RECOMMENDED } from '../HomeStore.ts';

/** Subjects that fit beside the title in both languages; the course list has them all. */
const SUBJECTS = 6;
/** Tiles of the first screen. */
const FIRST_ROW = 4;
const ALL = 'all';

/** Neither owned nor full: what can still be joined. */
const isWanted = ({ isOwned, status }: ContractCard) => !isOwned && status !== 'full';

/** Courses the school recommends, of one subject or of all; two rows of four. */
export const RecommendedCourses = observer(function RecommendedCourses({ store }: { store: HomeStore }) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  const { locale } = useRoot().locale;
  if (isNotServed(store.recommended)) return null;
  const subjects = rowsHere(store.subjects.value).slice(0, SUBJECTS);
  const items = [
    { value: ALL, label: common('all') },
    ...subjects.map((subject) => ({ value: String(subject.id), label: localName(subject, locale) })),
  ];
  return (
    <section>
      <SectionHeader title={t('recommended')} more={{ href: '/course', label: t('allCourses') }}>
        {subjects.length > 1 && (
          <Tabs
            variant="pill"
            label={t('recommended')}
            items={items}
            value={String(store.subjectId ?? ALL)}
            onChange={(key) => store.choose(key === ALL ? undefined : Number(key))}
          />
        )}
      </SectionHeader>
      <Await
        query={store.recommended}
        skeleton="card"
        count={RECOMMENDED}
        isEmpty={({ items: courses }) => courses.filter(isWanted).length === 0}
        empty={
          <EmptyPlace
            kind="course"
            title={t('emptyCourses')}
            hint={t('emptyCoursesHint')}
            action={
              <Button variant="outline" href="/course">
                {t('allCourses')}
              </Button>
            }
          />
        }
      >
        {({ items: courses }) => (
          <Tiles aria-busy={store.recommended.isStale}>
            {courses.filter(isWanted).map((course, index) => (
              <CourseCard
                key={`${course.id}-${course.saleId}`}
                course={toCourseCard(course)}
                eager={index < FIRST_ROW}
              />
            ))}
          </Tiles>
        )}
      </Await>
    </section>
  );
});

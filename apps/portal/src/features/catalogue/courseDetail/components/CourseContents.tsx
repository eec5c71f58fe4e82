import type { CourseDetail } from '@shuyuan/contract';
import { Card, ChapterList } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { rowsHere } from '../../../../core/known.ts';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { useView } from '../../../../page/useView.ts';
import { usePermission } from '../../../../shared/permissions/usePermission.ts';
import { Section } from '../CoursePage.styles.ts';
import type { CourseStore } from '../CourseStore.ts';
import { chapterProps } from '../chapterProps.ts';
import type { Chapter } from '../chapters.ts';
import { progressOf } from '../progressOf.ts';
import { CONTENTS } from '../sections.ts';

/** The lessons of the course by chapter, on the thread. */
export const CourseContents = observer(function CourseContents({
  store,
  course,
}: {
  store: CourseStore;
  course: CourseDetail;
}) {
  const { t } = useTranslation('courseDetail');
  const view = useView(store.now);
  const mayTry = usePermission('course.trial').isAllowed;
  if (isNotServed(store.lessons)) return null;
  return (
    <Section id={CONTENTS}>
      <h2>
        {t('chapters')}
        {course.lessonCount !== undefined && <small>{t('chaptersNote', { lessons: course.lessonCount })}</small>}
      </h2>
      <Await
        query={store.lessons}
        skeleton="chapter"
        count={6}
        isEmpty={(lessons) => lessons.length === 0}
        empty={
          <Card>
            <EmptyPlace kind="course" title={t('noLessons')} hint={t('noLessonsHint')} />
          </Card>
        }
      >
        {() => (
          <Card padding="none">
            <ChapterList
              key={`${course.id}-${course.saleId}`}
              defaultOpen={openChapter(store, course)}
              chapters={store.chapters.map((chapter) =>
                chapterProps(mayTry ? chapter : withoutTrials(chapter), course, view, t),
              )}
            />
          </Card>
        )}
      </Await>
    </Section>
  );
});

/** A school that withholds trials shows none (§6). */
function withoutTrials(chapter: Chapter): Chapter {
  return { ...chapter, lessons: chapter.lessons.map((lesson) => ({ ...lesson, trial: false })) };
}

/** The chapter of the lesson that comes next for who owns the course; the kit's choice for others. */
function openChapter({ chapters, lessons }: CourseStore, course: CourseDetail): readonly string[] | undefined {
  const next = course.isOwned ? progressOf(rowsHere(lessons.value), course).lesson : undefined;
  const chapter = next && chapters.find((each) => each.lessons.includes(next));
  return chapter && [String(chapter.id)];
}

import type { CourseDetail } from '@shuyuan/contract';
import { Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { rowsHere } from '../../../../core/known.ts';
import { isNotServed } from '../../../../page/notServed.ts';
import { useSectionInView } from '../../../../page/useSectionInView.ts';
import { Columns, TabBar, TabsPlace } from '../CoursePage.styles.ts';
import type { CourseStore } from '../CourseStore.ts';
import { CONTENTS, INTRO, QUESTIONS } from '../sections.ts';
import { CourseAside } from './CourseAside.tsx';
import { CourseContents } from './CourseContents.tsx';
import { CourseQuestions } from './CourseQuestions.tsx';
import { CourseSynopsis } from './CourseSynopsis.tsx';

/** What the course is about, its lessons and its questions; the tabs lead to them and follow the eye. */
export const CourseBody = observer(function CourseBody({
  store,
  course,
}: {
  store: CourseStore;
  course: CourseDetail;
}) {
  const { t } = useTranslation('courseDetail');
  const questions = rowsHere(course.questions);
  const tabs = [
    { value: INTRO, label: t('intro'), href: `#${INTRO}` },
    ...(isNotServed(store.lessons)
      ? []
      : [{ value: CONTENTS, label: t('contents'), href: `#${CONTENTS}`, count: course.lessonCount }]),
    ...(questions.length > 0 ? [{ value: QUESTIONS, label: t('questions'), href: `#${QUESTIONS}` }] : []),
  ];
  const inView = useSectionInView(tabs.map(({ value }) => value));
  return (
    <>
      <TabBar>
        <TabsPlace>
          <Tabs label={t('sections')} items={tabs} value={inView} />
        </TabsPlace>
      </TabBar>
      <Columns>
        <div>
          <CourseSynopsis course={course} />
          <CourseContents store={store} course={course} />
          {questions.length > 0 && <CourseQuestions questions={questions} />}
        </div>
        <CourseAside store={store} />
      </Columns>
    </>
  );
});

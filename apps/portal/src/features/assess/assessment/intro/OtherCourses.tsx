import { CourseCard, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useOwned } from '../../../../page/context.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { toCourseCard } from '../../../../shared/course/courseProps.ts';
import { CourseTiles } from '../../../../shared/course/courseTiles.ts';
import { createOtherCoursesStore, withoutAssessment } from './OtherCoursesStore.ts';

/** Courses below a closed ticket that ask for no assessment; nothing where there are none. */
export const OtherCourses = observer(function OtherCourses({ title }: { title: string }) {
  const { t } = useTranslation('assess');
  const { courses } = useOwned((root) => createOtherCoursesStore(root.api));
  const isEmpty = courses.value !== undefined && withoutAssessment(courses.value.items).length === 0;
  if (isEmpty || isNotServed(courses)) return null;
  return (
    <section>
      <SectionHeader title={title} more={{ href: '/course', label: t('expire.courses') }} />
      <Await query={courses} skeleton="card" count={4}>
        {({ items }) => (
          <CourseTiles>
            {withoutAssessment(items).map((course) => (
              <CourseCard key={`${course.id}-${course.saleId}`} course={toCourseCard(course)} />
            ))}
          </CourseTiles>
        )}
      </Await>
    </section>
  );
});

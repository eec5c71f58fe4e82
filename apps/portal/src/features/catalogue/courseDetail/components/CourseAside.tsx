import type { Lecturer } from '@shuyuan/contract';
import { Button, CourseCard, LecturerCard } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { toCourseCard } from '../../../../shared/course/courseProps.ts';
import { lecturerPath, toLecturerCard } from '../../../../shared/course/lecturerProps.ts';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { Related } from '../CoursePage.styles.ts';
import type { CourseStore } from '../CourseStore.ts';

/** The lecturer, and related courses; a part that fails to load is left out. */
export const CourseAside = observer(function CourseAside({ store }: { store: CourseStore }) {
  const { t } = useTranslation('courseDetail');
  const lecturer = store.lecturer.value;
  return (
    <aside>
      {lecturer && <LecturerBox lecturer={lecturer} />}
      {store.related.length > 0 && (
        <Related>
          <h2>{t('related')}</h2>
          {store.related.map((course) => (
            <CourseCard key={course.id} course={toCourseCard(course)} layout="row" />
          ))}
        </Related>
      )}
    </aside>
  );
});

function LecturerBox({ lecturer }: { lecturer: Lecturer }) {
  const { t } = useTranslation('courseDetail');
  const { courseCount, learnerCount, ratingTenths, intro, motto } = lecturer;
  const stats = [
    ...(courseCount === undefined ? [] : [{ label: t('coursesOnSale'), value: formatWhole(courseCount) }]),
    ...(learnerCount === undefined ? [] : [{ label: t('students'), value: formatWhole(learnerCount) }]),
    ...(ratingTenths === undefined ? [] : [{ label: t('rating'), value: (ratingTenths / 10).toFixed(1) }]),
  ];
  return (
    <LecturerCard
      layout="profile"
      level={2}
      lecturer={{ ...toLecturerCard(lecturer), intro: motto ?? intro?.split('\n')[0] }}
      stats={stats}
      actions={
        <Button block variant="outline" tone="neutral" href={lecturerPath(lecturer)}>
          {t('lecturerPage')}
        </Button>
      }
    />
  );
}

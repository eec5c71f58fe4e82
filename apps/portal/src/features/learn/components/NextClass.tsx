import { ScheduleItem } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { coursePath } from '../../../stores/courseProps.ts';
import type { LearnStore } from '../LearnStore.ts';
import { nextLesson } from '../schedule.ts';

/** The class that is held now or comes next, as a ticket that admits (product.md 5.3). */
export const NextClass = observer(function NextClass({ store }: { store: LearnStore }) {
  const { t } = useTranslation('learn');
  const next = nextLesson(store.schedule, store.time.now);
  if (!next) return null;
  const { lesson, course, startsAt, endsAt } = next;
  return (
    <ScheduleItem
      layout="pass"
      level={2}
      item={{
        id: String(lesson.id),
        title: lesson.title,
        course: t('lessonOf', { course: course.title, index: lesson.index }),
        startsAt,
        endsAt,
        cover: course.cover,
        lecturerName: course.lecturerName,
        lecturerPhoto: course.lecturerPortrait,
        href: coursePath(course),
      }}
    />
  );
});

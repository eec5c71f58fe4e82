import { KitProvider, ScheduleItem } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import type { LearnStore } from '../LearnStore.ts';
import { lessonPath, nextLesson } from '../schedule.ts';

/** The class that is held now or comes next, as a ticket; it can be entered by the server's clock (J5.1). */
export const NextClass = observer(function NextClass({ store }: { store: LearnStore }) {
  const { t } = useTranslation('overview');
  const { locale } = useRoot().locale;
  const { time } = store;
  const clock = useMemo(() => ({ now: () => time.now }), [time]);
  const next = nextLesson(store.schedule, time.now);
  if (!next) return null;
  const { lesson, course, startsAt, endsAt } = next;
  return (
    <KitProvider key={store.membership.value?.serverTime} locale={locale} clock={clock}>
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
          href: lessonPath(next),
        }}
      />
    </KitProvider>
  );
});

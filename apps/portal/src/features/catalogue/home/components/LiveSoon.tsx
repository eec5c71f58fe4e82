import { CLASS_ENTRY_MINUTES } from '@shuyuan/rules';
import { Avatar, Button, formatStartTime, formatTimeOfDay, Link, SectionHeader, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { classPath, entrancePath } from '../../../../shared/course/learnPaths.ts';
import { isEnterable, type ScheduledLesson } from '../../../../shared/course/schedule.ts';
import type { ContinueStore } from '../ContinueStore.ts';
import { SoonCard, SoonList, SoonSection } from '../continue.styles.ts';

/** The student's next live lessons on a line of time; nothing where none comes in two weeks. */
export const LiveSoon = observer(function LiveSoon({ store }: { store: ContinueStore }) {
  const { t } = useTranslation('home');
  const { soon, now } = store;
  if (soon.length === 0) return null;
  return (
    <SoonSection>
      <SectionHeader title={t('soon.title')} more={{ href: '/learn', label: t('soon.week') }} />
      <SoonList>
        {soon.map((lesson) => (
          <SoonLesson key={lesson.id} lesson={lesson} now={now} />
        ))}
      </SoonList>
    </SoonSection>
  );
});

function SoonLesson({ lesson, now }: { lesson: ScheduledLesson; now: number }) {
  const { t } = useTranslation('home');
  const { locale } = useRoot().locale;
  const { id, title, classTitle: course, index, startsAt, lecturerName, portrait, courseId, saleId } = lesson;
  const isOpen = isEnterable(lesson, now);
  const opensAt = Date.parse(startsAt) - CLASS_ENTRY_MINUTES * 60_000;
  return (
    <li data-now={isOpen ? '' : undefined}>
      <time dateTime={startsAt}>{formatStartTime(startsAt, { locale, now })}</time>
      <SoonCard>
        <h3>
          <Link href={classPath({ id: courseId, saleId })}>{title}</Link>
        </h3>
        <p>{index === undefined ? course : t('soon.lessonOf', { course, index })}</p>
        <div>
          <Avatar src={portrait} name={lecturerName} size={24} decorative />
          <p>{lecturerName}</p>
          {isOpen ? (
            <Button size="sm" href={entrancePath(id)} aria-label={t('continue.enterOf', { title })}>
              {t('continue.enter')}
            </Button>
          ) : (
            <Tag>{t('soon.opens', { time: formatTimeOfDay(opensAt) })}</Tag>
          )}
        </div>
      </SoonCard>
    </li>
  );
}

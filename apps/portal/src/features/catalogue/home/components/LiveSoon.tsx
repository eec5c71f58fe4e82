import { entryOpensAt, liveStage, mayEnterLesson } from '@shuyuan/rules';
import { Avatar, Button, formatStartTime, formatTimeOfDay, Link, SectionHeader, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { classPath, entrancePath } from '../../../../shared/course/learnPaths.ts';
import type { ScheduledLesson } from '../../../../shared/course/schedule.ts';
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
  const view = useView(now);
  const { id, title, classTitle: course, index, startsAt, lecturerName, portrait, courseId, saleId } = lesson;
  const isOpen = mayEnterLesson(lesson, now);
  const opensAt = entryOpensAt(startsAt);
  return (
    <li data-now={isOpen ? '' : undefined}>
      <time dateTime={startsAt}>
        {liveStage(lesson, now) === 'live' ? t('continue.now') : formatStartTime(startsAt, view)}
      </time>
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
            <Tag>{t('soon.opens', { time: formatTimeOfDay(opensAt, view.timeZone) })}</Tag>
          )}
        </div>
      </SoonCard>
    </li>
  );
}

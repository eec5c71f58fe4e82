import type { TaughtLesson } from '@shuyuan/contract';
import { Button, formatTimeOfDay, Tag, type TagTone } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import type { LessonsStore } from './LessonsStore.ts';
import { Hours, Row, RowButtons, Words } from './lessons.styles.ts';

const TONES: Readonly<Record<NonNullable<TaughtLesson['state']>, TagTone>> = {
  notStarted: 'neutral',
  waiting: 'brand',
  living: 'success',
  ended: 'neutral',
  cancelled: 'danger',
};

/** One lesson with its class, its state, and what can be done with it now. */
export const LessonRow = observer(function LessonRow({ lesson, store }: { lesson: TaughtLesson; store: LessonsStore }) {
  const { t } = useTranslation('chat');
  const view = useView();
  const perform = usePerform();
  const { state, startsAt, endsAt, index, title, courseTitle, className, memberCount, insideCount } = lesson;
  const { cancelReason, mayStart, mayEnd, mayCancel, canStartAt } = lesson;
  const isBusy = store.busy === lesson.id;
  const facts = [
    className,
    memberCount !== undefined && t('lessons.members', { count: memberCount }),
    insideCount !== undefined && t('lessons.inside', { count: insideCount }),
    cancelReason !== undefined && t('lessons.why', { reason: cancelReason }),
    state === 'notStarted' &&
      canStartAt !== undefined &&
      t('lessons.from', { time: formatTimeOfDay(canStartAt, view.timeZone) }),
  ].filter((fact) => fact !== false && fact !== '');
  return (
    <Row data-status={state}>
      <Hours>
        <time dateTime={startsAt}>{formatTimeOfDay(startsAt, view.timeZone)}</time>
        <small>{formatTimeOfDay(endsAt, view.timeZone)}</small>
      </Hours>
      <Words>
        <h3>
          {index === undefined ? title : t('lessons.lesson', { index, title })}
          {state !== undefined && <Tag tone={TONES[state]}>{t(`lessons.states.${state}`)}</Tag>}
        </h3>
        <p>{courseTitle}</p>
        <p>{facts.join(' · ')}</p>
      </Words>
      <RowButtons>
        {mayCancel && (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            disabled={isBusy}
            onClick={() => store.ask(lesson, 'cancel')}
          >
            {t('lessons.cancel')}
          </Button>
        )}
        {mayEnd && (
          <Button
            size="sm"
            variant={mayStart ? 'outline' : 'solid'}
            tone={mayStart ? 'neutral' : 'brand'}
            disabled={isBusy}
            onClick={() => store.ask(lesson, 'end')}
          >
            {t('lessons.end')}
          </Button>
        )}
        {mayStart && (
          <Button size="sm" loading={isBusy} onClick={() => perform(() => store.act(lesson, 'start'))}>
            {t('lessons.start')}
          </Button>
        )}
      </RowButtons>
    </Row>
  );
});

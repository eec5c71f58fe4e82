import styled from '@emotion/styled';
import type { Question, Topic } from '@shuyuan/contract';
import { token } from '@shuyuan/tokens';
import { Link, MistakeCause } from '@shuyuan/ui';
import { CirclePlay } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { usePerform } from '../../../../page/usePerform.ts';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import { classPath, recordedPath } from '../../../../shared/course/learnPaths.ts';
import type { ReviewStore } from './ReviewStore.ts';
import { Inset } from './review.styles.ts';

const { color, fontSize, lineHeight, size, space } = token;

const Lesson = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  margin: 0,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  color: color.text.tertiary,
  '& svg': { width: size.iconSm, height: size.iconSm, marginInlineEnd: space[8], verticalAlign: '-3px' },
  '&:not(:last-child)': {
    marginBottom: space[16],
    paddingBottom: space[16],
    borderBottom: `1px solid ${color.border.subtle}`,
  },
});

/** What a question is learnt from: the lesson that teaches it, and why it went wrong in the student's own word. */
export const Learn = observer(function Learn({ store, question }: { store: ReviewStore; question: Question }) {
  const perform = usePerform();
  const lesson = store.topic?.lesson;
  const isLost = store.isLost(question.id);
  if (lesson === undefined && !isLost) return null;
  return (
    <Inset>
      {lesson && <LessonLink lesson={lesson} />}
      {isLost && (
        <MistakeCause
          value={store.causeOf(question.id)}
          busy={store.notingId !== undefined}
          onChange={(cause) => perform(() => store.noteCause(question.id, cause))}
        />
      )}
    </Inset>
  );
});

function LessonLink({ lesson }: { lesson: NonNullable<Topic['lesson']> }) {
  const { t } = useTranslation('assess');
  const { id, index, title, courseTitle, kind, courseId, saleId, isOwned } = lesson;
  const course = { id: courseId, saleId };
  const own = kind === 'recorded' ? recordedPath(course, id) : classPath(course);
  return (
    <Lesson>
      <Link href={isOwned ? own : coursePath(course)}>
        <CirclePlay aria-hidden />
        {index === undefined
          ? t('review.lessonNoIndex', { course: courseTitle, title })
          : t('review.lesson', { course: courseTitle, index, title })}
      </Link>
      <span>{t(isOwned ? 'review.lessonOwned' : 'review.lessonAdvised')}</span>
    </Lesson>
  );
}

import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { AnswerSheet, Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { practicePath } from '../../../../shared/course/learnPaths.ts';
import { SheetSide } from '../../../../shared/practice/paper/paper.styles.ts';
import { Box } from '../assess.styles.ts';
import { AskLecturer } from './AskLecturer.tsx';
import type { ReviewStore } from './ReviewStore.ts';

const Practise = styled(Box)({
  '& > header': { justifyContent: 'space-between', marginBottom: token.space[4] },
  '& > p': {
    margin: `0 0 ${token.space[12]}`,
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
    color: token.color.text.secondary,
    overflowWrap: 'anywhere',
  },
});

/** All questions by section with the points of each, and below them more questions like the one in front of the student. */
export const ReviewSide = observer(function ReviewSide({ store }: { store: ReviewStore }) {
  const { t } = useTranslation('assess');
  const headingOf = (id: string) => {
    const section = store.sectionOf(Number(id));
    if (section === undefined) return undefined;
    const { name, score, total } = section;
    return score === undefined
      ? t('review.section', { name, points: total })
      : t('review.sectionScore', { name, score, total });
  };
  return (
    <SheetSide>
      <div>
        <AnswerSheet
          cells={store.cells.map((cell) => ({ ...cell, group: headingOf(cell.id) }))}
          currentId={store.current && String(store.current.question.id)}
          onJump={(cell) => store.go(Number(cell))}
          summary
        />
        <More store={store} />
        <AskLecturer store={store} />
      </div>
    </SheetSide>
  );
});

/** The student's practice of what the question is about. */
const More = observer(function More({ store }: { store: ReviewStore }) {
  const { t } = useTranslation('assess');
  const { topic } = store;
  if (!topic?.practice || !topic.lesson) return null;
  const { id, isOpen, count } = topic.practice;
  return (
    <Practise>
      <header>
        <h2>{topic.name}</h2>
        <p>{t('review.topicScore', { score: topic.score, total: topic.totalScore })}</p>
      </header>
      <p>{t('review.practise', { title: topic.lesson.title, count })}</p>
      <Button href={practicePath({ id, state: isOpen ? 'unfinished' : 'finished' })} variant="soft" block>
        {t(isOpen ? 'review.practiseOpen' : 'review.practiseDone', { count })}
      </Button>
    </Practise>
  );
});

import type { AssessmentReview } from '@shuyuan/contract';
import { useTranslation } from 'react-i18next';
import { numberQuestions } from '../../../../shared/practice/toQuestion.ts';
import { Box } from '../assess.styles.ts';
import { Fours, Part } from '../result/result.styles.ts';
import { useTaskWords } from './useTaskWords.ts';

/** Each task with its points and the lecturer's words on it. */
export function TaskScores({ review }: { review: AssessmentReview }) {
  const { t } = useTranslation('assess');
  const words = useTaskWords();
  const tasks = numberQuestions(review.questions).filter(({ question }) => question.type !== 'group');
  return (
    <Part>
      <header>
        <h2>{t('task.all')}</h2>
      </header>
      <Fours>
        {tasks.map(({ question, number }) => {
          const answer = review.answers.find(({ questionId }) => questionId === question.id);
          const score = answer?.score ?? (review.isShown ? 0 : undefined);
          return (
            <Box key={question.id}>
              <h3>
                {words.title(question, number)}
                <b>
                  {score ?? t('result.pending')}
                  {score !== undefined && <small>/{question.score}</small>}
                </b>
              </h3>
              {answer?.comment !== undefined && <p>{answer.comment}</p>}
            </Box>
          );
        })}
      </Fours>
    </Part>
  );
}

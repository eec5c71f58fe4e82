import type { AssessmentReview } from '@shuyuan/contract';
import { Question } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { AnswerFiles } from '../../../../shared/practice/result/AnswerFiles.tsx';
import { CriteriaPoints } from '../../../../shared/practice/result/CriteriaPoints.tsx';
import { numberQuestions, toQuestion, verdictOf } from '../../../../shared/practice/toQuestion.ts';
import { Part } from '../result/result.styles.ts';

/** What was handed in task by task, with the lecturer's marks over the pictures once they are shown. */
export function TaskAnswers({ review }: { review: AssessmentReview }) {
  const { t } = useTranslation('assess');
  return (
    <Part>
      <header>
        <h2>{t(review.isShown ? 'task.marks' : 'wait.what')}</h2>
      </header>
      {numberQuestions(review.questions).map((each) => {
        const { question, number } = each;
        const answer = review.answers.find(({ questionId }) => questionId === question.id);
        return (
          <div key={question.id}>
            <Question
              question={toQuestion(each)}
              answer={{ values: answer?.values ?? [], text: answer?.text }}
              verdict={review.isShown ? verdictOf(answer) : undefined}
              pointsGot={review.isShown ? answer?.score : undefined}
              comment={answer?.comment}
              media={
                answer && answer.files.length > 0 ? <AnswerFiles files={answer.files} number={number} /> : undefined
              }
            />
            <CriteriaPoints criteria={question.criteria} scores={answer?.criterionScores} />
          </div>
        );
      })}
    </Part>
  );
}

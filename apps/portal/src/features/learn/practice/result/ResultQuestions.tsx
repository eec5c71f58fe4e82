import type { PracticeResult } from '@shuyuan/contract';
import { Alert, Question, Segmented, VisuallyHidden } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { rowsHere } from '../../../../core/known.ts';
import { useView } from '../../../../page/useView.ts';
import { formatWhen } from '../../../../shared/practice/formatWhen.ts';
import { Place } from '../../../../shared/practice/paper/paper.styles.ts';
import { AnswerFiles } from '../../../../shared/practice/result/AnswerFiles.tsx';
import { CriteriaPoints } from '../../../../shared/practice/result/CriteriaPoints.tsx';
import { toQuestion, verdictOf } from '../../../../shared/practice/toQuestion.ts';
import { QUESTIONS_ID } from './ResultActions.tsx';
import type { ResultStore } from './ResultStore.ts';
import { Column } from './result.styles.ts';

/** Each question with what the student wrote, the marks, and the answer once the paper shows it. */
export const ResultQuestions = observer(function ResultQuestions({
  result,
  store,
}: {
  result: PracticeResult;
  store: ResultStore;
}) {
  const { t } = useTranslation('practice');
  const view = useView();
  const total = store.cells.length;
  return (
    <Column id={QUESTIONS_ID} aria-label={t('result.questions')}>
      <VisuallyHidden as="h2">{t('result.questions')}</VisuallyHidden>
      {store.shortCount > 0 && store.shortCount < total && (
        <Segmented
          data-print="hide"
          label={t('result.questions')}
          value={store.isShort ? 'short' : 'all'}
          items={[
            { value: 'all', label: t('result.all', { count: total }) },
            { value: 'short', label: t('result.onlyWrong') },
          ]}
          onChange={(value) => store.showShort(value === 'short')}
        />
      )}
      {!result.showsAnswers && (
        <Alert
          tone="info"
          title={
            result.answersAt === undefined
              ? t('result.hidden')
              : t('result.hiddenUntil', { when: formatWhen(result.answersAt, view) })
          }
        />
      )}
      {store.shown.map((each) => {
        const { question, number } = each;
        const answer = store.answerOf(question.id);
        if (question.type === 'group') {
          return <Question key={question.id} question={toQuestion(each)} />;
        }
        return (
          <Place key={question.id} id={`question-${question.id}`} tabIndex={-1}>
            <Question
              question={toQuestion(each)}
              answer={{ values: rowsHere(answer?.values), text: answer?.text }}
              verdict={verdictOf(answer)}
              pointsGot={answer?.score}
              comment={answer?.comment}
              media={
                answer && answer.files.length > 0 ? <AnswerFiles files={answer.files} number={number} /> : undefined
              }
            />
            <CriteriaPoints criteria={question.criteria} scores={answer?.criterionScores} />
          </Place>
        );
      })}
    </Column>
  );
});

import { Alert, Question, QuestionText } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type NumberedQuestion, toQuestion } from '../../../../shared/practice/toQuestion.ts';
import { AnswerMedia } from './AnswerMedia.tsx';
import type { PaperStore } from './PaperStore.ts';
import { Material, Place } from './paper.styles.ts';

/** Kinds whose answers may have pictures, recordings and videos. */
const WITH_FILES: ReadonlySet<string> = new Set(['short', 'oral']);

interface PaperQuestionProps {
  numbered: NumberedQuestion;
  store: PaperStore;
  onNext: () => void;
  /** Tells where the question is, to scroll there. */
  place: (element: HTMLElement | null) => void;
}

/** A question of an open attempt with the student's answer; the material of a group is only read. */
export const PaperQuestion = observer(function PaperQuestion({ numbered, store, onNext, place }: PaperQuestionProps) {
  const { t } = useTranslation('practice');
  const { question, number } = numbered;
  const content = useMemo(() => toQuestion({ question, number }), [question, number]);
  const { id, type } = question;
  if (type === 'group') {
    return (
      <Material ref={place} tabIndex={-1}>
        <QuestionText html={question.stem} />
      </Material>
    );
  }
  const edit = store.editOf(id);
  const refusal = store.saving.refusals.get(id);
  return (
    <Place ref={place} tabIndex={-1} onFocusCapture={() => store.go(id)}>
      <Question
        question={content}
        answer={{ values: edit.values, text: edit.text }}
        onAnswer={({ values, text }) => store.change(id, { values, text: text ?? '' })}
        marked={edit.isFlagged}
        onMark={(isFlagged) => store.change(id, { isFlagged })}
        onNext={onNext}
        current={store.currentId === id}
        media={
          WITH_FILES.has(type) ? <AnswerMedia questionId={id} isSpoken={type === 'oral'} store={store} /> : undefined
        }
      />
      {refusal !== undefined && (
        <Alert tone="danger" title={t('paper.refused', { number })}>
          {refusal}
        </Alert>
      )}
    </Place>
  );
});

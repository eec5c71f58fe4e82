import { Alert, Question, type QuestionAnswer } from '@shuyuan/ui';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type NumberedQuestion, toQuestion } from '../toQuestion.ts';
import { AnswerMedia } from './AnswerMedia.tsx';
import type { PaperStore } from './PaperStore.ts';
import { Place } from './paper.styles.ts';

/** Kinds whose answers may have pictures, recordings and videos. */
const WITH_FILES: ReadonlySet<string> = new Set(['short', 'oral']);
const SPOKEN = ['audio'] as const;
const WRITTEN = ['image', 'audio', 'video'] as const;

interface PaperQuestionProps {
  numbered: NumberedQuestion;
  store: PaperStore;
  onTurn: (step: 1 | -1) => void;
  /** Tells where a question is, to scroll there. */
  place: (id: number, element: HTMLElement | null) => void;
}

/** A question of an open attempt with the student's answer. */
export const PaperQuestion = observer(function PaperQuestion({ numbered, store, onTurn, place }: PaperQuestionProps) {
  const { t } = useTranslation('practice');
  const { question, number } = numbered;
  const { id, type } = question;
  const content = useMemo(() => toQuestion({ question, number }), [question, number]);
  const isCurrent = useMemo(() => computed(() => store.currentId === id), [store, id]).get();
  const ref = useCallback((element: HTMLElement | null) => place(id, element), [place, id]);
  const answer = useCallback(
    ({ values, text = '' }: QuestionAnswer) => store.change(id, { values, text }),
    [store, id],
  );
  const mark = useCallback((isFlagged: boolean) => store.change(id, { isFlagged }), [store, id]);
  const next = useCallback(() => onTurn(1), [onTurn]);
  const media = useMemo(
    () =>
      WITH_FILES.has(type) ? (
        <AnswerMedia questionId={id} kinds={type === 'oral' ? SPOKEN : WRITTEN} store={store} />
      ) : undefined,
    [type, id, store],
  );
  const visit = useVisit(useCallback(() => store.go(id), [store, id]));
  const edit = store.editOf(id);
  const refusal = store.saving.refusals.get(id);
  return (
    <Place ref={ref} tabIndex={-1} {...visit}>
      <Question
        question={content}
        answer={edit}
        onAnswerChange={answer}
        marked={edit.isFlagged}
        onMarkedChange={mark}
        onNext={next}
        current={isCurrent}
        media={media}
      />
      {refusal !== undefined && (
        <Alert tone="danger" title={t('paper.refused', { number })}>
          {refusal}
        </Alert>
      )}
    </Place>
  );
});

/**
 * Makes a question the present one by focus or click. The present one shows its keys, which moves those below it: by mouse this
 * waits for the click, or the button would be released over something else and the click be lost.
 */
function useVisit(go: () => void) {
  const isPressed = useRef(false);
  return useMemo(() => {
    const press = (pressed: boolean) => () => {
      isPressed.current = pressed;
    };
    return {
      onMouseDownCapture: press(true),
      onMouseLeave: press(false),
      onFocusCapture: () => {
        if (!isPressed.current) go();
      },
      onClick: () => {
        isPressed.current = false;
        go();
      },
    };
  }, [go]);
}

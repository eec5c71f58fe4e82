import { Question } from '@shuyuan/ui';
import { memo, useCallback, useMemo } from 'react';
import { toQuestion } from '../toQuestion.ts';
import type { PaperBlock } from './blocks.ts';
import { PaperQuestion } from './PaperQuestion.tsx';
import type { PaperStore } from './PaperStore.ts';
import { Place } from './paper.styles.ts';

interface PaperGroupProps {
  block: PaperBlock;
  store: PaperStore;
  onTurn: (step: 1 | -1) => void;
  /** Tells where a question is, to scroll there. */
  place: (id: number, element: HTMLElement | null) => void;
  /** Whether the questions stand beside the material. */
  beside: boolean;
}

/** A material with its pictures and recordings, and the questions on it. */
export const PaperGroup = memo(function PaperGroup({ block, store, onTurn, place, beside }: PaperGroupProps) {
  const { question, number, parts } = block;
  const content = useMemo(() => toQuestion({ question, number }), [question, number]);
  const ref = useCallback((element: HTMLElement | null) => place(question.id, element), [place, question.id]);
  return (
    <Place ref={ref} tabIndex={-1}>
      <Question question={content} beside={beside}>
        {parts.map((part) => (
          <PaperQuestion key={part.question.id} numbered={part} store={store} onTurn={onTurn} place={place} />
        ))}
      </Question>
    </Place>
  );
});

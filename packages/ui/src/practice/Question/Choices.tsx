import { Check, CircleCheck, X } from 'lucide-react';
import { useId } from 'react';
import { QuestionText } from '../QuestionText/QuestionText.tsx';
import { Option, Options } from './Choices.styles.ts';
import type { QuestionLabels } from './Question.labels.ts';
import { chosen, letterOf, type QuestionContent, type QuestionOption } from './questionContent.ts';

interface ChoicesProps {
  question: QuestionContent;
  options: readonly QuestionOption[];
  values: readonly string[];
  stemId: string;
  words: QuestionLabels;
  /** Absent while read only. */
  onValues: ((values: readonly string[]) => void) | undefined;
}

/** Options of a choice: native radio buttons or checkboxes, each a line of 56 px. */
export function Choices({ question, options, values, stemId, words, onValues }: ChoicesProps) {
  const name = useId();
  const { kind, rightAnswer } = question;
  const isMultiple = kind === 'multiple';
  return (
    <Options role={isMultiple ? 'group' : 'radiogroup'} aria-labelledby={stemId}>
      {options.map(({ key, html }, index) => {
        const isChosen = values.includes(key);
        const result = rightAnswer && resultOf(rightAnswer.includes(key), isChosen);
        return (
          <Option
            key={key}
            data-chosen={isChosen || undefined}
            data-result={result}
            data-fixed={!onValues || undefined}
          >
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              checked={isChosen}
              disabled={!onValues}
              onChange={() => onValues?.(chosen(options, values, key, isMultiple))}
            />
            <b>{kind === 'judge' && !question.options?.length ? <JudgeIcon value={key} /> : letterOf(index)}</b>
            <QuestionText html={html} className="text" />
            {result && (
              <em>
                {result === 'right' ? <CircleCheck aria-hidden /> : <X aria-hidden />}
                {result === 'wrong' ? words.yourChoice : isChosen ? words.rightChoice : words.rightAnswer}
              </em>
            )}
          </Option>
        );
      })}
    </Options>
  );
}

function JudgeIcon({ value }: { value: string }) {
  return value === 'T' ? <Check aria-hidden /> : <X aria-hidden />;
}

function resultOf(isRight: boolean, isChosen: boolean): 'right' | 'wrong' | undefined {
  if (isRight) return 'right';
  return isChosen ? 'wrong' : undefined;
}

import { Check, CircleAlert, CircleCheck, X } from 'lucide-react';
import { useId } from 'react';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { QuestionText } from '../QuestionText/QuestionText.tsx';
import { Option, Options, Others, Share } from './Choices.styles.ts';
import type { QuestionLabels } from './Question.labels.ts';
import { chosen, isShort, letterOf, type QuestionContent, type QuestionOption } from './questionContent.ts';

/** What marking made of an option; a right one that was left out beside others is missed. */
type Result = 'right' | 'wrong' | 'missed';

interface ChoicesProps {
  question: QuestionContent;
  options: readonly QuestionOption[];
  values: readonly string[];
  stemId: string;
  words: QuestionLabels;
  /** Absent while read only. */
  onValues: ChangeHandler<readonly string[]> | undefined;
}

/** Options of a choice: native radio buttons or checkboxes, each a line of 56 px. */
export function Choices({ question, options, values, stemId, words, onValues }: ChoicesProps) {
  const name = useId();
  const { kind, rightAnswer, shares } = question;
  const isMultiple = kind === 'multiple';
  const resultOf = (isRight: boolean, isChosen: boolean): Result | undefined => {
    if (!isRight) return isChosen ? 'wrong' : undefined;
    return isMultiple && values.length > 0 && !isChosen ? 'missed' : 'right';
  };
  return (
    <>
      {shares && <Others>{words.others(shares.people)}</Others>}
      <Options
        role={isMultiple ? 'group' : 'radiogroup'}
        aria-labelledby={stemId}
        data-short={(onValues !== undefined && options.every(({ html }) => isShort(html))) || undefined}
      >
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
                onChange={(event) =>
                  onValues?.(chosen(options, values, key, isMultiple), changeDetails('input-change', event))
                }
              />
              <b>{kind === 'judge' && !question.options?.length ? <JudgeIcon value={key} /> : letterOf(index)}</b>
              <QuestionText html={html} className="text" />
              {result && (
                <em>
                  <ResultIcon result={result} />
                  {wordOf(result, isChosen, words)}
                </em>
              )}
              {shares && <OptionShare rate={shares.rates[key] ?? 0} words={words} />}
            </Option>
          );
        })}
      </Options>
    </>
  );
}

function JudgeIcon({ value }: { value: string }) {
  return value === 'T' ? <Check aria-hidden /> : <X aria-hidden />;
}

function ResultIcon({ result }: { result: Result }) {
  if (result === 'wrong') return <X aria-hidden />;
  return result === 'missed' ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />;
}

function wordOf(result: Result, isChosen: boolean, words: QuestionLabels): string {
  if (result === 'wrong') return words.yourChoice;
  if (result === 'missed') return words.missedChoice;
  return isChosen ? words.rightChoice : words.rightAnswer;
}

/** The share of others who chose an option, as a bar and in percent. */
function OptionShare({ rate, words }: { rate: number; words: QuestionLabels }) {
  const percent = `${Math.round(rate * 100)}%`;
  return (
    <Share role="img" aria-label={words.share(percent)}>
      <i>
        <i style={{ inlineSize: percent }} />
      </i>
      {percent}
    </Share>
  );
}

import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Check, Lock, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { TextArea } from '../../controls/TextArea/TextArea.tsx';
import { Tag } from '../../data/Tag/Tag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { answerText, optionsOf, type QuestionContent } from '../Question/questionContent.ts';
import { QuestionText } from '../QuestionText/QuestionText.tsx';
import { type WrongQuestionCardLabels, wrongQuestionCardLabels } from './WrongQuestionCard.labels.ts';

export interface WrongQuestionCardProps extends BaseProps<HTMLElement> {
  /** The question; its right answer and analysis stay closed while they are absent. */
  question: QuestionContent;
  /** Values of the last wrong answer. */
  lastAnswer: readonly string[];
  /** How often it went wrong; absent while unknown. */
  wrongCount?: number | undefined;
  /** Where it comes from and when, e.g. the paper. */
  facts: readonly string[];
  mastered?: boolean | undefined;
  /** The student's own note; changing it starts from the new text. */
  note?: string | undefined;
  /** Saves the note; a returned promise locks the button. */
  onNote?: ((note: string) => unknown) | undefined;
  /** Opens the question for a new try. */
  onRetry?: (() => unknown) | undefined;
  labels?: Partial<WrongQuestionCardLabels> | undefined;
}

/** Most characters of a note, as the server takes them. */
const NOTE_MAX = 200;

const Root = styled.section({
  minWidth: 0,
  padding: `${token.space[24]} ${token.space[32]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token.space[4]} 10px`,
    marginBottom: token.space[12],
  },
  '& > .head > b': { fontFamily: token.font.number, ...type[20], fontWeight: token.weight.semibold },
  '& > .head > .fact': { ...type[13], color: token.color.text.secondary },
  '& > .stem': { ...type[18], lineHeight: token.lineHeight[24] },
  '& > .twice': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: token.space[12], marginTop: token.space[16] },
  '& > .twice > div, & > .why': {
    padding: `${token.space[12]} ${token.space[16]}`,
    borderRadius: '10px',
    background: token.color.surface.page,
  },
  '& h4': {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    ...type[12],
    fontWeight: token.weight.regular,
    color: token.color.text.secondary,
    '& > svg': { width: '14px', height: '14px' },
  },
  '& > .why': { marginTop: token.space[12] },
  '& .was': { textDecorationLine: 'line-through', textDecorationColor: token.color.status.danger.solid },
  '& > .note': { display: 'grid', gap: token.space[8], justifyItems: 'end', marginTop: token.space[16] },
  '& > .note > :not(button)': { width: '100%' },
  '& > .foot': { marginTop: token.space[20] },
});

/** A question that went wrong: the old answer, the right one after a new try, the student's note (product.md 4.4). */
export function WrongQuestionCard(props: WrongQuestionCardProps) {
  const { question, lastAnswer, wrongCount, facts, mastered, note = '', onNote, onRetry, labels, ...rest } = props;
  const words = useLabels(wrongQuestionCardLabels, labels);
  const [draft, setDraft] = useState({ from: note, text: note });
  const text = draft.from === note ? draft.text : note;
  const { kind, number, stem, rightAnswer, analysis } = question;
  const options = optionsOf(question, words.judge);
  const given = lastAnswer.filter((value) => value !== '');
  const html = (values: readonly string[]) => answerText(values, options, words.list, true);
  return (
    <Root {...rest}>
      <div className="head">
        <b>{number}</b>
        <Tag tone="brand">{words.kinds[kind]}</Tag>
        {mastered && <Tag tone="success">{words.mastered}</Tag>}
        {[...facts, ...(wrongCount === undefined ? [] : [words.wrongTimes(wrongCount)])].map((fact) => (
          <span key={fact} className="fact">
            {fact}
          </span>
        ))}
      </div>
      <QuestionText className="stem" html={stem} />
      <div className="twice">
        <div>
          <h4>
            <X aria-hidden />
            {words.yourAnswer}
          </h4>
          {given.length > 0 ? <QuestionText className="was" html={html(given)} /> : <p>{words.noAnswer}</p>}
        </div>
        <div>
          <h4>
            {rightAnswer ? <Check aria-hidden /> : <Lock aria-hidden />}
            {words.rightAnswer}
          </h4>
          {rightAnswer ? <QuestionText html={html(rightAnswer)} /> : <p>{words.locked}</p>}
        </div>
      </div>
      {analysis && (
        <div className="why">
          <h4>{words.analysis}</h4>
          <QuestionText html={analysis} />
        </div>
      )}
      {onNote && (
        <div className="note">
          <TextArea
            aria-label={words.note}
            placeholder={words.notePlaceholder}
            value={text}
            maxLength={NOTE_MAX}
            rows={2}
            showCount
            onChange={(next) => setDraft({ from: note, text: next })}
          />
          {text !== note && (
            <Button size="sm" variant="outline" tone="neutral" onClick={() => onNote(text)}>
              {words.saveNote}
            </Button>
          )}
        </div>
      )}
      {onRetry && (
        <div className="foot">
          <Button size="lg" variant="soft" onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      )}
    </Root>
  );
}

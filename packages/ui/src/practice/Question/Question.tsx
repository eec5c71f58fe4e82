import { tidyLines } from '@shuyuan/rules';
import { Flag, Keyboard } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useId, useRef } from 'react';
import { TextArea } from '../../controls/TextArea/TextArea.tsx';
import { Tag, type TagTone } from '../../data/Tag/Tag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { isForPage } from '../../foundations/pageKeys.ts';
import { AudioPlayer } from '../../media/AudioPlayer/AudioPlayer.tsx';
import { QuestionText } from '../QuestionText/QuestionText.tsx';
import { Blanks } from './Blanks.tsx';
import { Choices } from './Choices.tsx';
import { type QuestionLabels, type QuestionVerdict, questionLabels } from './Question.labels.ts';
import { Keys, Root } from './Question.styles.ts';
import { chosen, keyMeaning, optionsOf, type QuestionAnswer, type QuestionContent } from './questionContent.ts';
import { Result } from './Result.tsx';

export interface QuestionProps extends BaseProps<HTMLElement> {
  question: QuestionContent;
  answer?: QuestionAnswer | undefined;
  /** Called with the whole answer after each change; without it the question is read only. */
  onAnswerChange?: ChangeHandler<QuestionAnswer> | undefined;
  /** Whether it is marked for later. */
  marked?: boolean | undefined;
  onMarkedChange?: ChangeHandler<boolean> | undefined;
  /** Goes to the next question, by key N. */
  onNext?: (() => void) | undefined;
  /** Whether it takes the keys of the page, wherever the focus is but in a field; shows them. */
  current?: boolean | undefined;
  /** What marking made of it. */
  verdict?: QuestionVerdict | undefined;
  /** Points that were given; `null` while unknown. */
  pointsGot?: number | null | undefined;
  /** The lecturer's words. */
  comment?: string | undefined;
  /** Pictures, recordings and videos of the answer: MediaAnswer while writing, what was handed in afterwards. */
  media?: ReactNode;
  /** Replaces the mark button at the right of the head. */
  action?: ReactNode;
  /** Questions of a group, each a Question. */
  children?: ReactNode;
  /** Whether they stand beside their material, where there is room, rather than below it. */
  beside?: boolean | undefined;
  labels?: Partial<QuestionLabels> | undefined;
}

/** Most characters of a written answer, as the server takes them (product.md 4.4). */
const TEXT_MAX = 2_000;
const NO_ANSWER: QuestionAnswer = { values: [] };
const TONES = {
  right: 'success',
  wrong: 'danger',
  partly: 'warning',
  awaiting: 'info',
  none: 'neutral',
} as const satisfies Record<QuestionVerdict, TagTone>;

/** A question of a paper: seven kinds, answered, marked, read only, with its result (product.md 4.4). */
export const Question = memo(function Question(props: QuestionProps) {
  const {
    question,
    answer = NO_ANSWER,
    onAnswerChange,
    marked = false,
    onMarkedChange,
    onNext,
    current = false,
  } = props;
  const { verdict, pointsGot, comment, media, action, children, beside, labels, ...rest } = withoutState(props);
  const words = useLabels(questionLabels, labels);
  const { kind, number, points, stem, pictures, sounds } = question;
  const options = optionsOf(question, words.judge);
  const stemId = useId();
  const onValues: ChangeHandler<readonly string[]> | undefined =
    onAnswerChange && ((values, details) => onAnswerChange({ ...answer, values }, details));

  const handleKey = (event: KeyboardEvent | globalThis.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const meaning = keyMeaning(event.key, onValues ? options.length : 0);
    if (meaning === 'mark' && onMarkedChange) onMarkedChange(!marked, changeDetails('keyboard', event));
    else if (meaning === 'next' && onNext) onNext();
    else if (meaning !== null && typeof meaning === 'object') {
      const key = options[meaning.choose]?.key;
      const next = key === undefined ? undefined : chosen(options, answer.values, key, kind === 'multiple');
      if (next) onValues?.(next, changeDetails('keyboard', event));
    } else return;
    event.preventDefault();
  };
  const latest = useRef(handleKey);
  useEffect(() => {
    latest.current = handleKey;
  });
  useEffect(() => {
    if (!current) return undefined;
    const listen = (event: globalThis.KeyboardEvent) => {
      if (isForPage(event)) latest.current(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [current]);

  const isSilent = !onAnswerChange && !media;
  const isWritten = kind === 'short' || (kind === 'oral' && ((answer.text ?? '') !== '' || isSilent));
  return (
    <Root
      {...rest}
      aria-label={words.name(number, words.kinds[kind])}
      data-kind={kind}
      data-beside={beside || undefined}
      data-verdict={verdict}
      {...chainHandlers(rest, {
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          if (!event.defaultPrevented && !isField(event.target)) handleKey(event);
        },
      })}
    >
      <div className="head">
        <b>{number}</b>
        <Tag tone="brand">{words.kinds[kind]}</Tag>
        <span className="points">
          {pointsGot === undefined
            ? words.points(points)
            : words.pointsOf(pointsGot === null ? '—' : `${pointsGot}`, points)}
        </span>
        {kind === 'multiple' && onAnswerChange && <span className="points">{words.severalHint}</span>}
        {verdict && <Tag tone={TONES[verdict]}>{words.verdicts[verdict]}</Tag>}
        <span className="rest" />
        {action ??
          (onMarkedChange && (
            <button
              type="button"
              className="flag"
              aria-pressed={marked}
              onClick={(event) => onMarkedChange(!marked, changeDetails('item-press', event))}
            >
              <Flag aria-hidden />
              {marked ? words.marked : words.mark}
            </button>
          ))}
      </div>
      <div className="with" data-pictured={pictures?.length ? '' : undefined}>
        {kind === 'blank' ? (
          <Blanks question={question} values={answer.values} stemId={stemId} words={words} onValues={onValues} />
        ) : (
          <QuestionText id={stemId} className="stem" html={stem} />
        )}
        {pictures?.map(({ src, alt }) => (
          <img key={src} className="figure" src={src} alt={alt} loading="lazy" decoding="async" />
        ))}
      </div>
      {sounds?.map(({ src, title }) => (
        <AudioPlayer key={src} className="sound" src={src} title={title ?? words.sound(number)} />
      ))}
      {options.length > 0 && (
        <Choices
          question={question}
          options={options}
          values={answer.values}
          stemId={stemId}
          words={words}
          onValues={onValues}
        />
      )}
      {kind === 'short' && onAnswerChange && (
        <TextArea
          className="essay"
          aria-label={words.text}
          placeholder={words.placeholder}
          value={answer.text ?? ''}
          maxLength={TEXT_MAX}
          rows={5}
          autoGrow
          showCount
          onChange={(text, details) => onAnswerChange({ ...answer, text }, details)}
        />
      )}
      {isWritten && !onAnswerChange && (
        <div className="written">
          <h3>{words.yourAnswer}</h3>
          <p>{tidyLines(answer.text ?? '') || (media ? '' : words.noAnswer)}</p>
        </div>
      )}
      {media && <div className="media">{media}</div>}
      {children && <div className="children">{children}</div>}
      <Result question={question} options={options} comment={comment} words={words} />
      {current && onAnswerChange && options.length > 0 && (
        <Keys aria-hidden="true">
          <Keyboard />
          <span>
            <kbd>A</kbd>–<kbd>{String.fromCharCode(64 + options.length)}</kbd>
            {words.keys.choose}
          </span>
          {onNext && (
            <span>
              <kbd>N</kbd>
              {words.keys.next}
            </span>
          )}
          {onMarkedChange && (
            <span>
              <kbd>F</kbd>
              {words.keys.mark}
            </span>
          )}
        </Keys>
      )}
    </Root>
  );
});

/** A text field, in which letters are text; radio buttons and checkboxes are none. */
function isField(target: EventTarget): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'radio' && target.type !== 'checkbox';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Props without those that never reach the root. */
function withoutState({
  question: _q,
  answer: _a,
  onAnswerChange: _o,
  marked: _m,
  onMarkedChange: _k,
  onNext: _n,
  current: _c,
  ...rest
}: QuestionProps) {
  return rest;
}

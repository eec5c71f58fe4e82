import { CHAT_TEXT_MAX, codePointLength, formatByteLimit, UPLOADS } from '@shuyuan/rules';
import { type KeyboardEvent, type Ref, type SyntheticEvent, useId, useRef } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { type ChatComposerLabels, chatComposerLabels } from './ChatComposer.labels.ts';
import { Root } from './ChatComposer.styles.ts';
import { ComposerTools } from './ComposerTools.tsx';
import { enterMeaning } from './enterMeaning.ts';
import { SLOT, type TakeFile, useImages } from './useImages.ts';

export interface ChatComposerProps extends BaseProps<HTMLDivElement> {
  /** Controlled value. */
  value?: string | undefined;
  /** Initial text, e.g. a stored draft. */
  defaultValue?: string | undefined;
  /** Called with the text after each change. */
  onChange?: ChangeHandler<string> | undefined;
  /** Sends the text; the box is cleared at once, and the message shows its delivery status. */
  onSend: (text: string) => void;
  /** Sends a picture; resolves to the problem found after compression, e.g. `size` (§5). */
  onImage?: TakeFile | undefined;
  /** Sends a file. */
  onFile?: ((file: File) => void) | undefined;
  /** Opens the emoji picker. */
  onEmoji?: (() => void) | undefined;
  /** Starts recording a voice message. */
  onVoice?: (() => void) | undefined;
  /** `offline` still allows sending, for messages that the caller stores; `sending` and `disabled` do not. */
  status?: 'ready' | 'offline' | 'sending' | 'disabled' | undefined;
  /** Why the composer is disabled. */
  reason?: string | undefined;
  /** Maximum length in code points (X9). */
  maxChars?: number | undefined;
  /** Ref to the text area, e.g. to focus it. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  labels?: Partial<ChatComposerLabels> | undefined;
}

/** Number of remaining characters from which the counter is shown. */
const COUNT_FROM = 50;
const { extensions, maxBytes } = UPLOADS[SLOT];

/** The message composer: Enter sends, except the Enter that commits an input-method composition (J8.4). */
export function ChatComposer({
  value,
  defaultValue = '',
  onChange,
  onSend,
  onImage,
  onFile,
  onEmoji,
  onVoice,
  status,
  reason,
  maxChars = CHAT_TEXT_MAX,
  inputRef,
  labels,
  ...rest
}: ChatComposerProps) {
  const words = useLabels(chatComposerLabels, labels);
  const [text, change] = useChange(value, defaultValue, onChange);
  const images = useImages(onImage);
  const input = useRef<HTMLTextAreaElement>(null);
  const box = useMergedRefs(input, inputRef);
  const isComposing = useRef(false);
  const id = useId();

  const left = maxChars - codePointLength(text.trim());
  const isOver = left < 0;
  const isOpen = status === undefined || status === 'ready' || status === 'offline';
  const canSend = isOpen && !isOver && text.trim() !== '';

  const send = (event: SyntheticEvent) => {
    if (!canSend) return;
    images.forget();
    onSend(text.trim());
    change('', changeDetails('none', event));
    input.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const meaning = enterMeaning(event.nativeEvent, isComposing.current);
    if (meaning !== 'send' && meaning !== 'nothing') return;
    event.preventDefault();
    if (meaning === 'send') send(event);
  };

  const told = images.problem
    ? words.refused(images.problem, extensions.join(' / '), formatByteLimit(maxBytes))
    : isOver
      ? words.over(-left)
      : left <= COUNT_FROM
        ? words.left(left)
        : '';
  const isBad = images.problem !== null || isOver;
  return (
    <Root {...rest} data-status={status} data-over={isOver || undefined}>
      <ComposerTools
        words={words}
        disabled={status === 'disabled'}
        onEmoji={onEmoji}
        onImages={onImage && ((files) => void images.take(files))}
        onFiles={
          onFile &&
          ((files) => {
            for (const file of files) onFile(file);
          })
        }
        onVoice={onVoice}
      />
      <label className="text">
        <span className="hidden">{words.label}</span>
        <textarea
          ref={box}
          rows={1}
          value={text}
          placeholder={words.placeholder}
          disabled={status === 'disabled'}
          readOnly={status === 'sending'}
          enterKeyHint="send"
          aria-invalid={isOver || undefined}
          aria-describedby={`${id}-told ${id}-hint`}
          onChange={(event) => change(event.target.value, changeDetails('input-change', event))}
          onKeyDown={handleKeyDown}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={() => {
            isComposing.current = false;
          }}
          onPaste={images.handlePaste}
        />
      </label>
      <div className="foot">
        <span className="told" id={`${id}-told`} role="status" data-tone={isBad ? 'danger' : undefined}>
          {told}
        </span>
        <span className="hint" id={`${id}-hint`} hidden={isBad}>
          {hintOf(status, words, reason)}
        </span>
        <Button loading={status === 'sending'} disabled={!canSend && status !== 'sending'} onClick={send}>
          {words.send}
        </Button>
      </div>
    </Root>
  );
}

function hintOf(status: ChatComposerProps['status'], words: ChatComposerLabels, reason: string | undefined) {
  if (status === 'disabled') return reason ?? words.disabled;
  if (status === 'offline') return words.offline;
  return status === 'sending' ? words.sending : words.hint;
}

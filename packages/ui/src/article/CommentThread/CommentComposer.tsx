import { COMMENT_MAX, codePointLength, commentProblem, stripEmoji } from '@shuyuan/rules';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { useNumber } from '../../foundations/useNumber.ts';
import { Composer } from './CommentComposer.styles.ts';
import { type CommentThreadLabels, commentThreadLabels } from './CommentThread.labels.ts';
import { type RefusedSign, refusedSign } from './refusedSign.ts';

export interface CommentComposerProps {
  /** Name of whoever is answered; without it a new comment is written. */
  answers?: string | undefined;
  /** Text at the start, e.g. what was written before a login. */
  draft?: string | undefined;
  /** Called with the text after each change, so that it is not lost. */
  onDraft?: ((text: string) => void) | undefined;
  /** Sends the text; resolves to why it was refused, or to nothing once it is there. */
  onSend: (text: string) => Promise<string | undefined>;
  onCancel?: (() => void) | undefined;
  /** Puts the caret into the field. */
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
  labels?: Partial<CommentThreadLabels> | undefined;
}

/** The field for a comment: a refused sign is marked where it stands, and while an input method is open nothing is sent (§5). */
export function CommentComposer(props: CommentComposerProps) {
  const { answers, draft = '', onDraft, onSend, onCancel, autoFocus = false, ref, labels } = props;
  const words = useLabels(commentThreadLabels, labels);
  const [text, setText] = useState(draft);
  const [isComposing, setComposing] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isSending = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  const noteId = useId();
  const number = useNumber();
  // What an input method is still choosing is not judged.
  const refused = isComposing ? null : refusedSign(text);
  const used = codePointLength(text);
  const canSend = !isComposing && commentProblem(text) === null;

  const change = (next: string) => {
    setText(next);
    setRefusal(undefined);
    onDraft?.(next);
  };
  const send = async () => {
    if (!canSend || isSending.current) return;
    isSending.current = true;
    try {
      const said = await onSend(text.trim());
      if (said === undefined) change('');
      else setRefusal(said);
    } finally {
      isSending.current = false;
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && onCancel) onCancel();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  const over = used > COMMENT_MAX ? words.long(number(used - COMMENT_MAX)) : undefined;
  const problem = refused ? words.refused(refused.place, refused.sign) : (over ?? refusal);
  const label = answers === undefined ? words.write : words.replyTo(answers);
  return (
    <Composer>
      <div className="box" data-bad={problem !== undefined || undefined}>
        <div className="field">
          <Mirror text={text} refused={refused} />
          <textarea
            ref={mergeRefs(field, ref)}
            rows={answers === undefined ? 2 : 1}
            aria-label={label}
            aria-describedby={noteId}
            aria-invalid={problem !== undefined || undefined}
            placeholder={answers === undefined ? words.placeholder(number(COMMENT_MAX)) : label}
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={handleKey}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
          />
        </div>
        <div className="foot">
          <span id={noteId}>{isComposing ? words.composing : words.shortcut}</span>
          <span className="count" data-over={over !== undefined || undefined}>
            {words.counted(number(used), number(COMMENT_MAX))}
          </span>
          {onCancel && (
            <Button size="sm" variant="ghost" tone="neutral" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
          <Button size="sm" variant={text === '' ? 'outline' : 'soft'} disabled={!canSend} onClick={send}>
            {answers === undefined ? words.send : words.reply}
          </Button>
        </div>
      </div>
      <p role="status" className="problem" hidden={problem === undefined}>
        {problem !== undefined && (
          <>
            <CircleAlert aria-hidden />
            {problem}
            {refused && (
              <button type="button" onClick={() => change(stripEmoji(text))}>
                {words.strip}
              </button>
            )}
          </>
        )}
      </p>
    </Composer>
  );
}

/** The text once more below the field, so that the field is as high as it and the refused sign can be underlined. */
function Mirror({ text, refused }: { text: string; refused: RefusedSign | null }) {
  const end = refused ? refused.from + refused.sign.length : 0;
  return (
    <div className="mirror" aria-hidden>
      {refused ? (
        <>
          {text.slice(0, refused.from)}
          <mark>{refused.sign}</mark>
          {text.slice(end)}
        </>
      ) : (
        text
      )}
      {'\u200b'}
    </div>
  );
}

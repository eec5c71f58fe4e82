import { codePointLength } from '@shuyuan/rules';
import { type MouseEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import type { BaseProps, TextFieldAttributes } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { type FittedText, fitField } from '../../foundations/fitText.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { labels } from './TextArea.labels.ts';
import { Root } from './TextArea.styles.ts';

/** Share of the limit from which the counter is announced: 90 % (ui-kit 3.3). */
const NEAR = 0.9;

/** `className`, `style` and `data-force` go to the frame, all other attributes and `ref` to the text area. */
export interface TextAreaProps extends BaseProps<HTMLTextAreaElement>, TextFieldAttributes {
  /** Controlled value. */
  value?: string | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text after each change, without disallowed characters. */
  onChange?: ChangeHandler<string> | undefined;
  /** Visible lines; the minimum with `autoGrow`. */
  rows?: number | undefined;
  /** The title of a page that is being written: large, on a line instead of in a frame. */
  variant?: 'title' | undefined;
  /** Grows with its text, up to 320 px. */
  autoGrow?: boolean | undefined;
  /** Minimum length in code points, without leading and trailing spaces; the number of missing ones is shown below the text (§5). */
  minLength?: number | undefined;
  /** Maximum length in code points; the excess of a paste is dropped, with a message (§5, X7). */
  maxLength?: number | undefined;
  /** Strips emoji with a message, after an input method has committed (§5). */
  noEmoji?: boolean | undefined;
  /** Shows the length and `maxLength`; announced at 90 % and at 100 %. */
  showCount?: boolean | undefined;
  /** Shows the error border; set automatically inside a `Field` with an error. */
  invalid?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** A multi-line text input whose limits are explained instead of silently enforced (§5). */
export function TextArea(props: TextAreaProps) {
  const { value, defaultValue = '', onChange, rows = 4, variant, autoGrow, ...limits } = props;
  const { minLength = 0, maxLength, noEmoji, showCount, invalid, labels: own, ...native } = limits;
  const { className, style, 'data-force': force, disabled, ref, ...rest } = native;
  const words = useLabels(labels, own);
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, change] = useChange(value, defaultValue, onChange, area);
  const [notice, setNotice] = useState('');
  const isComposing = useRef(false);
  const setRef = useMergedRefs(area, ref);
  const { isInvalid, attributes } = useFieldControl({ ...rest, invalid });
  const noteId = useId();

  const keep = (event: SyntheticEvent<HTMLTextAreaElement>) => {
    const fitted = fitField(event.currentTarget, text, isComposing.current ? {} : { noEmoji, maxLength });
    setNotice(describe(fitted, maxLength, words));
    change(fitted.text, changeDetails('input-change', event));
  };

  const used = codePointLength(text);
  const missing = text === '' ? 0 : Math.max(0, minLength - codePointLength(text.trim()));
  const count = maxLength === undefined ? 'free' : countState(used, maxLength);
  const hint = notice || (missing > 0 ? words.short(missing) : '');
  const hasCount = showCount && maxLength !== undefined;
  const hasFoot = hasCount || minLength > 0 || hint !== '';

  return (
    <Root
      className={className}
      style={style}
      onMouseDown={(event: MouseEvent) => {
        if (event.target === area.current) return;
        event.preventDefault();
        area.current?.focus();
      }}
      data-variant={variant}
      data-grows={autoGrow || undefined}
      data-count={count}
      data-force={force}
      data-error={isInvalid || undefined}
      data-disabled={disabled || undefined}
    >
      <textarea
        {...rest}
        {...attributes}
        aria-describedby={[attributes['aria-describedby'], hasFoot && noteId].filter(Boolean).join(' ') || undefined}
        ref={setRef}
        rows={rows}
        style={{ minHeight: variant === 'title' ? `${rows}lh` : `calc(${rows}lh + 22px)` }}
        disabled={disabled}
        value={text}
        onChange={keep}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          keep(event);
        }}
      />
      {hasFoot && (
        <div className="foot">
          <span id={noteId}>
            <span className={notice ? 'notice' : undefined}>{hint}</span>
            {hasCount && <span className="said">{` ${words.counted(used, maxLength)}`}</span>}
          </span>
          {hasCount && <span className="count" aria-hidden="true">{`${used}/${maxLength}`}</span>}
        </div>
      )}
      <span className="said" role="status">
        {notice || (maxLength !== undefined && (count === 'near' || count === 'full') ? words[count](maxLength) : '')}
      </span>
    </Root>
  );
}

function describe(fitted: FittedText, maxLength = 0, words: (typeof labels)['cn']): string {
  if (fitted.overflow > 0) return words.cut(maxLength, fitted.overflow);
  return fitted.hadEmoji ? words.emoji : '';
}

function countState(used: number, maxLength: number): 'free' | 'near' | 'full' {
  if (used >= maxLength) return 'full';
  return used >= maxLength * NEAR ? 'near' : 'free';
}

import { REDEMPTION_CODE_LENGTH } from '@shuyuan/rules';
import { CircleAlert, Info } from 'lucide-react';
import { Fragment, type KeyboardEvent, type MouseEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { labels } from './RedeemCodeInput.labels.ts';
import { Root } from './RedeemCodeInput.styles.ts';
import { codeGroups, readCode } from './redeemCode.ts';

/** Placeholder in the format of a printed code. */
const PRINTED = codeGroups([4, 4, 4]);

/** `className`, `style` and `data-force` go to the root, all other attributes and `ref` to the input. */
export interface RedeemCodeInputProps extends BaseProps<HTMLInputElement> {
  /** Controlled value: upper-case letters and digits. */
  value?: string | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the code after each change: upper case, without spaces and hyphens, at most twelve characters (§5). */
  onChange?: ChangeHandler<string> | undefined;
  /** Called with the code once it has twelve characters. */
  onComplete?: ((code: string) => void) | undefined;
  /** Called on Enter with a complete code; an incomplete one shows what is missing. */
  onSubmit?: ((code: string) => void) | undefined;
  /** Error of the code, e.g. that it was already used. */
  error?: string | undefined;
  /** Cells of 64 px for a page of their own, or of 44 px. */
  size?: 'md' | 'lg' | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** A redemption code of exactly twelve letters and digits (§5): one real input, drawn as three groups of four. */
export function RedeemCodeInput(props: RedeemCodeInputProps) {
  const { value, defaultValue = '', onChange, onComplete, onSubmit, error, size = 'lg', ...rest } = props;
  const { disabled, labels: own, className, style, 'data-force': force, ref, ...native } = rest;
  const words = useLabels(labels, own);
  const input = useRef<HTMLInputElement>(null);
  const [code, change] = useChange(value, defaultValue, onChange, input);
  const [draft, setDraft] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const [picked, setPicked] = useState<readonly [number, number] | null>(
    force === 'focus' ? [code.length, code.length] : null,
  );
  const setRef = useMergedRefs(input, ref);
  const { isInvalid, attributes } = useFieldControl({ ...native, invalid: error !== undefined || undefined });
  const footId = useId();

  const keep = (event: SyntheticEvent<HTMLInputElement>) => {
    const { code: next, overflow, wasCleaned } = readCode(event.currentTarget.value);
    setDraft(null);
    setNotice(overflow > 0 ? words.cut(REDEMPTION_CODE_LENGTH, overflow) : wasCleaned ? words.refused : '');
    if (next === code) return;
    const details = changeDetails('input-change', event);
    change(next, details);
    if (!details.isCanceled && next.length === REDEMPTION_CODE_LENGTH) onComplete?.(next);
  };
  const missing = REDEMPTION_CODE_LENGTH - code.length;
  const submit = () => {
    if (missing === 0) onSubmit?.(code);
    else setNotice(words.tooShort(REDEMPTION_CODE_LENGTH, missing));
  };
  const look = () => {
    const field = input.current;
    if (field) setPicked([field.selectionStart ?? 0, field.selectionEnd ?? 0]);
  };
  // A press on a cell places the caret there; on a filled one it selects the character, to be overwritten.
  const press = (event: MouseEvent<HTMLInputElement>) => {
    event.preventDefault();
    const field = event.currentTarget;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const cell = under.find((element) => element.hasAttribute('data-at') && field.parentElement?.contains(element));
    const at = Math.min(Number(cell?.getAttribute('data-at') ?? code.length), code.length);
    field.focus();
    field.setSelectionRange(at, Math.min(at + 1, code.length));
    look();
  };

  const [from, to] = picked ?? [-1, -1];
  const now = Math.min(from, REDEMPTION_CODE_LENGTH - 1);
  const shown = draft === null ? code : readCode(draft).code;
  const tone = error !== undefined ? 'danger' : notice !== '' ? 'warning' : 'hint';
  const foot = error ?? (notice || (missing > 0 && !disabled ? words.missing(missing) : ''));
  return (
    <Root
      className={className}
      style={style}
      data-size={size}
      data-error={isInvalid || undefined}
      data-disabled={disabled || undefined}
    >
      <div className="cells">
        <input
          {...native}
          {...attributes}
          aria-label={native['aria-label'] ?? words.name(REDEMPTION_CODE_LENGTH)}
          aria-describedby={[attributes['aria-describedby'], footId].filter(Boolean).join(' ')}
          ref={setRef}
          type="text"
          inputMode="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          disabled={disabled}
          value={draft ?? code}
          onChange={(event) => {
            if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) setDraft(event.target.value);
            else keep(event);
          }}
          onSelect={look}
          {...chainHandlers(native, {
            onCompositionEnd: keep,
            onMouseDown: press,
            onFocus: look,
            onBlur: () => setPicked(null),
            onKeyDown: (event: KeyboardEvent) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              if (onSubmit) event.preventDefault();
              submit();
            },
          })}
        />
        {PRINTED.map((places, group) => (
          <Fragment key={places[0]}>
            {group > 0 && <span className="dash" aria-hidden="true" />}
            <span className="group" aria-hidden="true">
              {places.map((at) => (
                <span
                  className="cell"
                  key={at}
                  data-at={at}
                  data-in={at < shown.length || undefined}
                  data-now={at === now || undefined}
                  data-caret={(at === from && from === to) || undefined}
                  data-picked={(at >= from && at < to) || undefined}
                >
                  {shown.charAt(at)}
                </span>
              ))}
            </span>
          </Fragment>
        ))}
      </div>
      <p className="foot" data-tone={tone} id={footId} role={tone === 'hint' ? undefined : 'alert'}>
        {foot !== '' && (tone === 'danger' ? <CircleAlert /> : <Info />)}
        <span>{foot}</span>
      </p>
    </Root>
  );
}

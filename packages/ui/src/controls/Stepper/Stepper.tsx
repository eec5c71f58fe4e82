import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { labels } from './Stepper.labels.ts';
import { Root } from './Stepper.styles.ts';
import { parseQuantity, valueForKey } from './stepValue.ts';

/** `className`, `style` and `data-force` go to the frame, all other attributes and `ref` to the input. */
export interface StepperProps extends BaseProps<HTMLInputElement> {
  /** Controlled value; null while none has been chosen: the field is empty, and a step leads to `min`. */
  value?: number | null | undefined;
  /** Initial value when uncontrolled; `min` by default. */
  defaultValue?: number | null | undefined;
  /** Called with the new quantity, always within the limits. */
  onChange?: ChangeHandler<number> | undefined;
  /** Minimum. */
  min?: number | undefined;
  /** Maximum. */
  max?: number | undefined;
  /** Step size. */
  step?: number | undefined;
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  /** Shows the error border. */
  invalid?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** A small number, changed by buttons, keys or typing (APG spinbutton). */
export function Stepper(props: StepperProps) {
  const { value, defaultValue, onChange, min = 1, max = Number.MAX_SAFE_INTEGER, step = 1, ...rest } = props;
  const { size = 'md', invalid, disabled, labels: own, className, style, 'data-force': force, ref, ...native } = rest;
  const words = useLabels(labels, own);
  const limits = { min, max, step };
  const control = useRef<HTMLInputElement>(null);
  const setRef = useMergedRefs(control, ref);
  const initial = defaultValue === undefined ? min : defaultValue;
  const [current, change] = useChange<number | null, number>(value, initial, onChange, control);
  const [draft, setDraft] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const { isInvalid, attributes } = useFieldControl({ ...native, invalid });

  const set = (next: number, reason: string, event: SyntheticEvent) => {
    setDraft(null);
    setNotice(next >= max ? words.most(max) : next <= min ? words.fewest(min) : '');
    if (next !== current) change(next, changeDetails(reason, event));
  };
  const commit = (event: SyntheticEvent) => {
    if (draft === null) return;
    const next = parseQuantity(draft, limits) ?? current;
    if (next === null) setDraft(null);
    else set(next, 'input-change', event);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit(event);
    const typed = draft === null ? current : (parseQuantity(draft, limits) ?? current);
    const next = valueForKey(event.key, typed, limits);
    if (next === undefined || disabled) return;
    event.preventDefault();
    set(next, 'keyboard', event);
  };
  // The buttons are for the pointer and not tab stops; the keys do the same (APG spinbutton).
  const button = (word: string, by: number, icon: typeof Plus, isAtEnd: boolean) => {
    const Icon = icon;
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-label={word}
        disabled={disabled || isAtEnd}
        onClick={(event) => {
          const next = current === null ? min : Math.min(max, Math.max(min, current + by));
          set(next, by > 0 ? 'increment-press' : 'decrement-press', event);
        }}
      >
        <Icon />
      </button>
    );
  };

  return (
    <Root
      className={className}
      style={style}
      data-size={size}
      data-force={force}
      data-error={isInvalid || undefined}
      data-disabled={disabled || undefined}
    >
      {button(words.less, -step, Minus, current !== null && current <= min)}
      <input
        {...native}
        {...attributes}
        ref={setRef}
        type="text"
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={current ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
        disabled={disabled}
        value={draft ?? (current === null ? '' : String(current))}
        onChange={(event) => setDraft(event.target.value)}
        {...chainHandlers(native, { onBlur: commit, onKeyDown: handleKey })}
      />
      {button(words.more, step, Plus, current !== null && current >= max)}
      <span className="said" role="status">
        {notice}
      </span>
    </Root>
  );
}

import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import type { BaseProps, TextFieldAttributes } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { fitField } from '../../foundations/fitText.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { labels } from './Input.labels.ts';
import { Root } from './Input.styles.ts';

/** Parts of an input; class and style of the component itself are the frame's. */
export type InputPart = 'prefix' | 'input' | 'clear' | 'suffix';

/** `className`, `style` and `data-force` go to the frame, all other attributes and `ref` to the input. */
export interface InputProps extends BaseProps<HTMLInputElement>, TextFieldAttributes {
  /** What the text must match in a native form, as in HTML. */
  pattern?: string | undefined;
  /** Id of a `datalist`. */
  list?: string | undefined;
  /** Input type. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | undefined;
  /** Controlled value. */
  value?: string | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text after each change, without disallowed characters. */
  onChange?: ChangeHandler<string> | undefined;
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Icon or text before the input. */
  prefix?: ReactNode;
  /** Icon, text or button after the input. */
  suffix?: ReactNode;
  /** Shows a clear button. */
  clearable?: boolean | undefined;
  /** Strips emoji, after an input method has committed (§5). */
  noEmoji?: boolean | undefined;
  /** Maximum length in code points; the excess of what is inserted is cut off, nothing after it (§5, X7). */
  maxLength?: number | undefined;
  /** Shows the error border; set automatically inside a `Field` with an error. */
  invalid?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<InputPart> | undefined;
}

/** A single-line text input. */
export function Input(props: InputProps) {
  const {
    value,
    defaultValue = '',
    onChange,
    size = 'lg',
    prefix,
    suffix,
    clearable,
    noEmoji,
    maxLength,
    invalid,
    slotProps,
    ...native
  } = props;
  const { className, style, 'data-force': force, disabled, readOnly, ref, type = 'text', ...rest } = native;
  const words = useLabels(labels);
  const input = useRef<HTMLInputElement>(null);
  const [text, change] = useChange(value, defaultValue, onChange, input);
  const isComposing = useRef(false);
  const { isInvalid, attributes } = useFieldControl({ ...rest, invalid });

  const keep = (event: SyntheticEvent<HTMLInputElement>) =>
    change(
      fitField(event.currentTarget, text, isComposing.current ? {} : { noEmoji, maxLength }).text,
      changeDetails('input-change', event),
    );
  const setRef = useMergedRefs(input, ref);

  return (
    <Root
      className={className}
      style={style}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        input.current?.focus();
      }}
      data-size={size}
      data-force={force}
      data-error={isInvalid || undefined}
      data-disabled={disabled || undefined}
    >
      {prefix && <span {...slot('prefix', slotProps?.prefix)}>{prefix}</span>}
      <input
        {...slotProps?.input}
        {...rest}
        {...attributes}
        ref={setRef}
        type={type}
        disabled={disabled}
        readOnly={readOnly}
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
      {clearable && text !== '' && !disabled && !readOnly && (
        <button
          type="button"
          {...slot('tool', slotProps?.clear)}
          data-small
          aria-label={words.clear}
          onClick={(event) => {
            change('', changeDetails('clear-press', event));
            input.current?.focus();
          }}
        >
          <X />
        </button>
      )}
      {suffix && <span {...slot('suffix', slotProps?.suffix)}>{suffix}</span>}
    </Root>
  );
}

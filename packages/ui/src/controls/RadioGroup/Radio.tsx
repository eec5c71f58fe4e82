import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { Root } from './Radio.styles.ts';

/** `className`, `style` and `data-force` go to the root, all other attributes and `ref` to the input. */
export interface RadioProps extends BaseProps<HTMLInputElement> {
  /** Shared name of the radios in a group. */
  name: string;
  /** Id of its form, if that is not around it. */
  form?: string | undefined;
  /** Value of the form field. */
  value: string;
  /** Controlled checked state. */
  checked?: boolean | undefined;
  /** Initial checked state when uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Called when it is selected. */
  onChange?: ChangeHandler<string> | undefined;
  /** A circle before the label, a card with a check mark in its corner, or a pill. */
  variant?: 'plain' | 'card' | 'chip' | undefined;
  /** Second line, under the label. */
  description?: ReactNode;
  /** Text at the end of a card's first line, e.g. seats left. */
  aside?: ReactNode;
  /** URL of a picture at the top of a card; decorative, the label says the same. */
  image?: string | undefined;
  /** Shows the error border. */
  invalid?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** The label; without it set `aria-label`. */
  children?: ReactNode;
}

/** A radio button; a `RadioGroup` renders them from data. */
export function Radio(props: RadioProps) {
  const { checked, defaultChecked, onChange, variant = 'plain', description, aside, image, ...rest } = props;
  const { invalid, disabled, children, className, style, value, 'data-force': force, ref, ...native } = rest;
  const isCard = variant === 'card';
  return (
    <Root
      className={className}
      style={style}
      data-variant={variant}
      data-selected={checked || undefined}
      data-picture={(isCard && image !== undefined) || undefined}
      data-error={invalid || undefined}
      data-disabled={disabled || undefined}
      data-force={force}
    >
      <input
        {...native}
        ref={ref}
        type="radio"
        value={value}
        checked={checked}
        defaultChecked={checked === undefined ? defaultChecked : undefined}
        disabled={disabled}
        onChange={(event) => {
          const details = changeDetails('input-change', event);
          onChange?.(value, details);
          if (!details.isCanceled || checked !== undefined) return;
          // The browser checks the one before again; React has to know that this one is not.
          event.target.checked = false;
          event.preventDefault();
        }}
      />
      {isCard && image !== undefined && <img className="picture" src={image} alt="" />}
      <span className="text">
        <span className="head">
          <span className="label">{children}</span>
          {aside !== undefined && <span className="aside">{aside}</span>}
        </span>
        {description !== undefined && <span className="description">{description}</span>}
      </span>
      {isCard && <span className="corner" />}
    </Root>
  );
}

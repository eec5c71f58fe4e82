import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Root } from './Radio.styles.ts';

/** `className`, `style` and `data-force` belong to the root, all other attributes and `ref` to the input. */
export interface RadioProps extends BaseProps<HTMLInputElement> {
  /** Name that the choices of one question share. */
  name: string;
  /** Value in a form. */
  value: string;
  /** Held by the caller. */
  checked?: boolean | undefined;
  /** At first, when the browser keeps it. */
  defaultChecked?: boolean | undefined;
  /** It was chosen. */
  onChange?: ((value: string) => void) | undefined;
  /** A card with its corner ticked, or a circle before the label. */
  look?: 'plain' | 'card' | undefined;
  /** A line under the label. */
  description?: ReactNode;
  /** What stands at the end of a card's first line, e.g. seats left. */
  aside?: ReactNode;
  /** Address of a picture on top of a card; it adds nothing that the label does not say. */
  image?: string | undefined;
  /** Shows the frame of an error. */
  invalid?: boolean | undefined;
  /** Not to be chosen. */
  disabled?: boolean | undefined;
  /** The choice in words; without it give `aria-label`. */
  children?: ReactNode;
}

/** One choice of a question; a `RadioGroup` makes them from data. */
export function Radio(props: RadioProps) {
  const { checked, defaultChecked, onChange, look = 'plain', description, aside, image, ...rest } = props;
  const { invalid, disabled, children, className, style, value, 'data-force': force, ref, ...native } = rest;
  const isCard = look === 'card';
  return (
    <Root
      className={className}
      style={style}
      data-look={look}
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
        onChange={() => onChange?.(value)}
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

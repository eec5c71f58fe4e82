import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { labels } from './Rating.labels.ts';
import { Root } from './Rating.styles.ts';
import { starFill } from './starFill.ts';

/** Stars of a rating. */
const STARS = [1, 2, 3, 4, 5];

export interface RatingProps extends BaseProps<HTMLSpanElement> {
  /** 0 to 5, where 0 is not rated; held by the caller. */
  value?: number | undefined;
  /** At first, when it keeps its own. */
  defaultValue?: number | undefined;
  /** The new value. */
  onChange?: ((value: number) => void) | undefined;
  /** Offers halves. */
  half?: boolean | undefined;
  /** Shows the value only: a picture with words (ui-kit 3.3). */
  readOnly?: boolean | undefined;
  /** Writes the value beside the stars. */
  showValue?: boolean | undefined;
  /** Stars of 14 px, to be shown only, or of 20 px. */
  size?: 'sm' | 'md' | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** Shows an error; a `Field` with an error does so by itself. */
  invalid?: boolean | undefined;
  /** Refuses changes. */
  disabled?: boolean | undefined;
  /** Replaces built-in words. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** Up to five stars: to be given as a radio group, to be read as a picture with words (APG radio group). */
export function Rating(props: RatingProps) {
  const { value, defaultValue = 0, onChange, half, readOnly, showValue, size = 'md', ...rest } = props;
  const { name, invalid, disabled, labels: own, ...root } = rest;
  const words = useLabels(labels, own);
  const [current, setCurrent] = useControllable(value, defaultValue);
  const [pointed, setPointed] = useState<number | null>(null);
  const { isInvalid, labelId, attributes } = useFieldControl({ ...root, invalid });
  const group = useId();
  const shown = pointed ?? current;
  const written = current === 0 ? words.none : words.shown(current);
  const choose = (next: number) => {
    setCurrent(next);
    onChange?.(next);
  };
  const choice = (stars: number, isHalf: boolean) => (
    <label key={stars} data-half={isHalf || undefined} onPointerEnter={() => setPointed(stars)}>
      <input
        type="radio"
        name={name ?? group}
        value={stars}
        aria-label={words.stars(stars)}
        checked={stars === current}
        disabled={disabled}
        onChange={() => choose(stars)}
      />
    </label>
  );
  const stars = STARS.map((star) => (
    <span className="star" key={star} data-fill={starFill(shown, star)} data-fixed={readOnly || disabled || undefined}>
      <Star className="ground" />
      <Star className="fill" />
      {!readOnly && half && choice(star - 0.5, true)}
      {!readOnly && choice(star, false)}
    </span>
  ));
  const note = showValue && (
    <span className="value" aria-hidden="true">
      {current === 0 ? words.none : current.toFixed(1)}
    </span>
  );
  if (readOnly)
    return (
      <Root {...root} role="img" aria-label={root['aria-label'] ?? written} data-size={size}>
        <span className="stars">{stars}</span>
        {note}
      </Root>
    );
  const label = root['aria-label'] ?? (labelId === undefined ? words.title : undefined);
  return (
    <Root
      {...root}
      {...attributes}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={label === undefined ? labelId : undefined}
      data-size={size}
      data-error={isInvalid || undefined}
      data-disabled={disabled || undefined}
      onPointerLeave={() => setPointed(null)}
    >
      <span className="stars">{stars}</span>
      {note}
    </Root>
  );
}

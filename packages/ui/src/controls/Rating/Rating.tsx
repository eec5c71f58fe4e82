import { Star } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { NO_FORM, useFieldControl } from '../Field/fieldContext.ts';
import { labels } from './Rating.labels.ts';
import { Root } from './Rating.styles.ts';
import { starFill } from './starFill.ts';

/** A star rating. */
const STARS = [1, 2, 3, 4, 5];

export interface RatingProps extends BaseProps<HTMLSpanElement> {
  /** Controlled value from 0 to 5, where 0 means not rated. */
  value?: number | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: number | undefined;
  /** Called with the new value. */
  onChange?: ChangeHandler<number> | undefined;
  /** Allows half stars. */
  half?: boolean | undefined;
  /** Read-only: an image with a text alternative (ui-kit 3.3). Without a value nothing is drawn: a rating that is not known is not 0. */
  readOnly?: boolean | undefined;
  /** Shows the value beside the stars. */
  showValue?: boolean | undefined;
  /** Stars of 14 px, read-only, or of 20 px. */
  size?: 'sm' | 'md' | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  /** Shows an error; set automatically inside a `Field` with an error. */
  invalid?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** Up to five stars: a radio group, or read-only as an image with a text alternative (APG radio group). */
export function Rating(props: RatingProps) {
  const { value, defaultValue, onChange, half, readOnly, showValue, size = 'md', ...rest } = props;
  const { name, invalid, disabled, labels: own, ref, ...root } = rest;
  const words = useLabels(labels, own);
  const control = useRef<HTMLSpanElement>(null);
  const setRef = useMergedRefs(control, ref);
  const [current, change] = useChange(value, defaultValue ?? 0, onChange, control);
  const [pointed, setPointed] = useState<number | null>(null);
  const { isInvalid, labelId, attributes } = useFieldControl({ ...root, invalid });
  const group = useId();
  const shown = pointed ?? current;
  const written = current === 0 ? words.none : words.shown(current);
  const choice = (stars: number, isHalf: boolean) => (
    <label key={stars} data-half={isHalf || undefined} onPointerEnter={() => setPointed(stars)}>
      <input
        type="radio"
        name={name ?? group}
        form={name === undefined ? NO_FORM : undefined}
        value={stars}
        aria-label={words.stars(stars)}
        checked={stars === current}
        disabled={disabled}
        onChange={(event) => change(stars, changeDetails('input-change', event))}
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
  if (readOnly && (value ?? defaultValue) === undefined) return null;
  if (readOnly)
    return (
      <Root {...root} ref={setRef} role="img" aria-label={root['aria-label'] ?? written} data-size={size}>
        <span className="stars">{stars}</span>
        {note}
      </Root>
    );
  const label = root['aria-label'] ?? (labelId === undefined ? words.title : undefined);
  return (
    <Root
      {...root}
      {...attributes}
      ref={setRef}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={label === undefined ? labelId : undefined}
      data-size={size}
      data-error={isInvalid || undefined}
      data-disabled={disabled || undefined}
      {...chainHandlers(root, { onPointerLeave: () => setPointed(null) })}
    >
      <span className="stars">{stars}</span>
      {note}
    </Root>
  );
}

import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type ReactNode, useId, useRef } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { type, visuallyHidden } from '../../foundations/css.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { NO_FORM, useFieldControl } from '../Field/fieldContext.ts';

/** One option. */
export interface SegmentedItem {
  /** Value of the option. */
  value: string;
  /** Visible label. */
  label: ReactNode;
  /** Shown but disabled. */
  disabled?: boolean | undefined;
  /** For screenshots only. */
  'data-force'?: string | undefined;
}

export interface SegmentedProps extends BaseProps<HTMLDivElement> {
  /** Accessible name of the group; inside a `Field` the visible label of the field is the name. */
  label: string;
  /** Two to five short options. */
  items: readonly SegmentedItem[];
  /** Controlled value. */
  value?: string | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the new value. */
  onChange?: ChangeHandler<string> | undefined;
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Name of the form field. */
  name?: string | undefined;
}

const Root = styled.div({
  position: 'relative',
  display: 'inline-flex',
  height: token.field.hMd,
  padding: token.space[4],
  borderRadius: token.radius.pill,
  background: token.color.surface.sunken,
  ...type[13],
  '&[data-size="sm"]': { height: token.field.hSm, padding: token.space[2] },
  '&[data-size="lg"]': { height: token.field.hLg, ...type[14] },
  '& > label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    padding: `0 ${token.space[12]}`,
    borderRadius: token.radius.pill,
    color: token.color.text.secondary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background ${token.motion.fast}, color ${token.motion.fast}`,
    '&:is(:hover, [data-force="hover"])': { color: token.color.text.primary },
    '&[data-selected]': {
      color: token.color.actionSoft.fg,
      background: token.color.surface.card,
      boxShadow: token.shadow[1],
      fontWeight: token.weight.semibold,
    },
    '&[data-disabled]': { color: token.color.text.disabled, cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '2px' },
    '@media (forced-colors: active)': { '&[data-selected]': { outline: '1px solid Highlight' } },
  },
  '& > label > input': visuallyHidden,
});

/** A segmented control (APG radio group). */
export function Segmented({
  label,
  items,
  value,
  defaultValue,
  onChange,
  size = 'md',
  name,
  ref,
  ...rest
}: SegmentedProps) {
  const control = useRef<HTMLDivElement>(null);
  const setRef = useMergedRefs(control, ref);
  const [chosen, change] = useChange(value, defaultValue ?? items[0]?.value ?? '', onChange, control);
  const own = useId();
  const { labelId, attributes } = useFieldControl(rest);
  return (
    <Root
      {...rest}
      ref={setRef}
      id={attributes.id}
      role="radiogroup"
      aria-label={labelId === undefined ? label : undefined}
      aria-labelledby={labelId}
      aria-describedby={attributes['aria-describedby']}
      data-size={size}
    >
      {items.map((item) => (
        <label
          key={item.value}
          data-selected={item.value === chosen || undefined}
          data-disabled={item.disabled || undefined}
          data-force={item['data-force']}
        >
          <input
            type="radio"
            name={name ?? own}
            form={name === undefined ? NO_FORM : undefined}
            value={item.value}
            checked={item.value === chosen}
            disabled={item.disabled}
            onChange={(event) => change(item.value, changeDetails('input-change', event))}
          />
          {item.label}
        </label>
      ))}
    </Root>
  );
}

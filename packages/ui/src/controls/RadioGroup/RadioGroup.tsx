import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type ReactNode, useId, useRef } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import type { ChangeHandler } from '../../foundations/changeDetails.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { NO_FORM, useFieldControl } from '../Field/fieldContext.ts';
import { Radio } from './Radio.tsx';

/** One option of a group. */
export interface RadioOption {
  /** Value of the option. */
  value: string;
  /** Visible label. */
  label: ReactNode;
  /** Second line, under the label. */
  description?: ReactNode;
  /** Text at the end of a card's first line, e.g. seats left. */
  aside?: ReactNode;
  /** URL of a picture at the top of a card. */
  image?: string | undefined;
  /** Shown but disabled; the description gives the reason. */
  disabled?: boolean | undefined;
  /** For screenshots only. */
  'data-force'?: 'hover' | 'focus' | undefined;
}

export interface RadioGroupProps extends BaseProps<HTMLDivElement> {
  items: readonly RadioOption[];
  /** Controlled value; `null` for none. */
  value?: string | null | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: string | null | undefined;
  /** Called with the new value. */
  onChange?: ChangeHandler<string> | undefined;
  /** Options as cards, where they need more than one word. */
  card?: boolean | undefined;
  /** Options as pills, where each is a word or two. */
  chips?: boolean | undefined;
  /** Cards per row; plain options wrap freely. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** Plain options side by side or stacked. */
  layout?: 'row' | 'column' | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  /** Shows the error border; set automatically inside a `Field` with an error. */
  invalid?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
}

const Root = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space[8]} ${token.space[20]}`,
  '&[data-variant="chip"]': { gap: token.space[8] },
  '&[data-variant="plain"]': { minHeight: token.field.hLg, alignItems: 'center' },
  '&[data-layout="column"]': { flexDirection: 'column', alignItems: 'flex-start' },
  '&[data-variant="card"]': { display: 'grid', gap: token.space[16] },
  '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/** A radio group (APG radio group); labelled by the `Field` around it or by `aria-label`. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    items: options,
    value,
    defaultValue = null,
    onChange,
    card,
    chips,
    columns = 2,
    layout = 'row',
    ...rest
  } = props;
  const { name, invalid, disabled, ref, ...root } = rest;
  const control = useRef<HTMLDivElement>(null);
  const setRef = useMergedRefs(control, ref);
  const [chosen, change] = useChange<string | null, string>(value, defaultValue, onChange, control);
  const { isInvalid, labelId, attributes } = useFieldControl({ ...root, invalid });
  const own = useId();
  const variant = card ? 'card' : chips ? 'chip' : 'plain';
  return (
    <Root
      {...root}
      {...attributes}
      ref={setRef}
      role="radiogroup"
      aria-labelledby={root['aria-labelledby'] ?? (root['aria-label'] === undefined ? labelId : undefined)}
      aria-disabled={disabled || undefined}
      data-variant={variant}
      data-layout={card ? undefined : layout}
      data-columns={card ? columns : undefined}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name ?? own}
          form={name === undefined ? NO_FORM : undefined}
          value={option.value}
          checked={option.value === chosen}
          variant={variant}
          description={option.description}
          aside={option.aside}
          image={option.image}
          invalid={isInvalid}
          disabled={disabled || option.disabled}
          data-force={option['data-force']}
          onChange={change}
        >
          {option.label}
        </Radio>
      ))}
    </Root>
  );
}

import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type ReactNode, useId } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { Radio } from './Radio.tsx';

/** One choice of a group. */
export interface RadioOption {
  /** What is chosen. */
  value: string;
  /** What is shown. */
  label: ReactNode;
  /** A line under the label. */
  description?: ReactNode;
  /** What stands at the end of a card's first line, e.g. seats left. */
  aside?: ReactNode;
  /** Address of a picture on top of a card. */
  image?: string | undefined;
  /** Shown and not to be chosen; the description says why. */
  disabled?: boolean | undefined;
  /** For pictures only. */
  'data-force'?: 'hover' | 'focus' | undefined;
}

export interface RadioGroupProps extends BaseProps<HTMLDivElement> {
  /** The choices. */
  options: readonly RadioOption[];
  /** Held by the caller; `null` for none. */
  value?: string | null | undefined;
  /** At first, when it keeps its own. */
  defaultValue?: string | null | undefined;
  /** The new choice. */
  onChange?: ((value: string) => void) | undefined;
  /** Choices as cards, for choices that need more than a word. */
  card?: boolean | undefined;
  /** Cards in a row; plain choices flow. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** Plain choices side by side or under one another. */
  layout?: 'row' | 'column' | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** Shows the frame of an error; a `Field` with an error does so by itself. */
  invalid?: boolean | undefined;
  /** Refuses changes. */
  disabled?: boolean | undefined;
}

const Root = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space[8]} ${token.space[20]}`,
  '&[data-look="plain"]': { minHeight: token.field.hLg, alignItems: 'center' },
  '&[data-layout="column"]': { flexDirection: 'column', alignItems: 'flex-start' },
  '&[data-look="card"]': { display: 'grid', gap: token.space[16] },
  '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/** One of several (APG radio group); named by the `Field` around it or by `aria-label`. */
export function RadioGroup(props: RadioGroupProps) {
  const { options, value, defaultValue = null, onChange, card, columns = 2, layout = 'row', ...rest } = props;
  const { name, invalid, disabled, ...root } = rest;
  const [chosen, setChosen] = useControllable<string | null>(value, defaultValue);
  const { isInvalid, labelId, attributes } = useFieldControl({ ...root, invalid });
  const own = useId();
  return (
    <Root
      {...root}
      {...attributes}
      role="radiogroup"
      aria-labelledby={root['aria-labelledby'] ?? (root['aria-label'] === undefined ? labelId : undefined)}
      aria-disabled={disabled || undefined}
      data-look={card ? 'card' : 'plain'}
      data-layout={card ? undefined : layout}
      data-columns={card ? columns : undefined}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name ?? own}
          value={option.value}
          checked={option.value === chosen}
          look={card ? 'card' : 'plain'}
          description={option.description}
          aside={option.aside}
          image={option.image}
          invalid={isInvalid}
          disabled={disabled || option.disabled}
          data-force={option['data-force']}
          onChange={(next) => {
            setChosen(next);
            onChange?.(next);
          }}
        >
          {option.label}
        </Radio>
      ))}
    </Root>
  );
}

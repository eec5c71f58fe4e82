import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type ReactNode, useRef } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import type { ChangeHandler } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldContext, useFieldControl } from '../Field/fieldContext.ts';
import { labels } from './CheckboxGroup.labels.ts';
import { parentState, withAll, withChoice } from './groupState.ts';

/** One option of a group. */
export interface CheckboxOption {
  /** Value of the option. */
  value: string;
  /** Visible label. */
  label: ReactNode;
  /** Shown but disabled. */
  disabled?: boolean | undefined;
}

export interface CheckboxGroupProps extends BaseProps<HTMLDivElement> {
  items: readonly CheckboxOption[];
  /** Controlled values, in the order of the options. */
  value?: readonly string[] | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the selected values, in the order of the options. */
  onChange?: ChangeHandler<readonly string[]> | undefined;
  /** Adds a checkbox for all; mixed while some are selected. */
  selectAll?: boolean | undefined;
  /** Side by side or stacked. */
  layout?: 'row' | 'column' | undefined;
  /** Name of the form field; every selected value is submitted. */
  name?: string | undefined;
  /** Shows the error borders; set automatically inside a `Field` with an error. */
  invalid?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[8],
  alignItems: 'flex-start',
  '& > .choices': { display: 'flex', flexWrap: 'wrap', gap: `${token.space[8]} ${token.space[20]}` },
  '&[data-layout="column"] > .choices': { flexDirection: 'column' },
  '& > .all + .choices': { marginInlineStart: token.space[24] },
  '& label > span': { overflowWrap: 'anywhere' },
});

/** Multiple choice; labelled by the `Field` around it or by `aria-label`. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { items: options, value, defaultValue = [], onChange, selectAll, layout = 'row', ...rest } = props;
  const { name, invalid, disabled, labels: own, ref, ...root } = rest;
  const words = useLabels(labels, own);
  const control = useRef<HTMLDivElement>(null);
  const setRef = useMergedRefs(control, ref);
  const [chosen, change] = useChange<readonly string[]>(value, defaultValue, onChange, control);
  const { isInvalid, labelId, attributes } = useFieldControl({ ...root, invalid });
  const parent = parentState(options, chosen);
  return (
    <Root
      {...root}
      ref={setRef}
      id={attributes.id}
      aria-describedby={attributes['aria-describedby']}
      role="group"
      aria-labelledby={root['aria-labelledby'] ?? (root['aria-label'] === undefined ? labelId : undefined)}
      data-layout={layout}
    >
      {/* The outer field labels the group; a box inside must not take its id and label. */}
      <FieldContext value={null}>
        {selectAll && (
          <Checkbox
            className="all"
            checked={parent === 'all'}
            indeterminate={parent === 'some'}
            invalid={isInvalid}
            disabled={disabled}
            onChange={(_, details) => change(withAll(options, chosen, parent !== 'all'), details)}
          >
            {words.all}
          </Checkbox>
        )}
        <div className="choices">
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              invalid={isInvalid}
              disabled={disabled || option.disabled}
              onChange={(isOn, details) => change(withChoice(options, chosen, option.value, isOn), details)}
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
      </FieldContext>
    </Root>
  );
}

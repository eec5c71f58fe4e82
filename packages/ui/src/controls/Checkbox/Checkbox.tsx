import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { tickMask } from '../../foundations/css.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { useFieldControl } from '../Field/fieldContext.ts';

/** `className`, `style` and `data-force` go to the root, all other attributes and `ref` to the input. */
export interface CheckboxProps extends BaseProps<HTMLInputElement> {
  /** Controlled value. */
  checked?: boolean | undefined;
  /** Initial value when uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ChangeHandler<boolean> | undefined;
  /** Partly checked, e.g. for a list of which some items are selected. */
  indeterminate?: boolean | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  /** Value of the form field. */
  value?: string | undefined;
  /** Shows the error border. */
  invalid?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** The label; without it set `aria-label`. */
  children?: ReactNode;
}

const Root = styled.label({
  display: 'inline-flex',
  gap: token.space[8],
  alignItems: 'flex-start',
  padding: '1px 0',
  color: token.color.text.primary,
  cursor: 'pointer',
  '& > input': {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: '16px',
    height: '16px',
    margin: '3px 0',
    borderRadius: token.space[4],
    background: token.color.surface.card,
    boxShadow: `inset 0 0 0 1.5px ${token.color.border.control}`,
    cursor: 'inherit',
    transition: `background ${token.motion.fast}, box-shadow ${token.motion.fast}`,
    '&::before': { content: '""', position: 'absolute', inset: 0 },
    '&::after': { content: '""', position: 'absolute', inset: '-4px' },
    '&:is(:checked, :indeterminate)': {
      background: token.color.action.bg,
      boxShadow: `inset 0 0 0 1px ${token.color.action.edge}`,
    },
    '&:checked::before': { background: token.color.action.fg, mask: `${tickMask} center / 16px no-repeat` },
    '&:indeterminate::before': {
      inset: '7px 4px',
      borderRadius: '1px',
      background: token.color.action.fg,
      mask: 'none',
    },
  },
  '&:is(:hover, [data-force="hover"]) > input:not(:checked, :indeterminate, :disabled)': {
    boxShadow: `inset 0 0 0 1.5px ${token.color.border.controlHover}`,
  },
  '&[data-force="focus"]': { outline: 'none' },
  '&[data-force="focus"] > input': { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '2px' },
  '&[data-error] > input:not(:checked)': { boxShadow: `inset 0 0 0 1.5px ${token.color.status.danger.border}` },
  '&[data-disabled]': { color: token.color.text.disabled, cursor: 'not-allowed' },
  '&[data-disabled] > input': {
    background: token.color.surface.sunken,
    boxShadow: `inset 0 0 0 1.5px ${token.color.border.subtle}`,
  },
  '&[data-disabled] > input:is(:checked, :indeterminate)': { background: token.color.border.subtle },
  '&[data-disabled] > input:is(:checked, :indeterminate)::before': { background: token.color.text.disabled },
  '@media (forced-colors: active)': {
    '& > input': { appearance: 'auto' },
    '& > input::before': { display: 'none' },
    '&[data-error] > input:not(:focus-visible)': { outline: '1px dashed ButtonText', outlineOffset: '2px' },
    '&[data-disabled]': { color: 'GrayText' },
  },
});

/** A checkbox. */
export function Checkbox(props: CheckboxProps) {
  const {
    checked,
    defaultChecked = false,
    onChange,
    indeterminate = false,
    invalid,
    disabled,
    children,
    className,
    style,
    ...rest
  } = props;
  const { 'data-force': force, ref, ...native } = rest;
  const input = useRef<HTMLInputElement>(null);
  const setRef = useMergedRefs(input, ref);
  const [isOn, change] = useChange(checked, defaultChecked, onChange, input);
  const { isInvalid, attributes } = useFieldControl({ ...native, invalid });
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Root
      className={className}
      style={style}
      data-force={force}
      data-error={isInvalid || undefined}
      data-disabled={disabled || undefined}
    >
      <input
        {...native}
        {...attributes}
        ref={setRef}
        type="checkbox"
        checked={isOn}
        disabled={disabled}
        onChange={(event) => change(event.target.checked, changeDetails('input-change', event))}
      />
      {children !== undefined && <span>{children}</span>}
    </Root>
  );
}

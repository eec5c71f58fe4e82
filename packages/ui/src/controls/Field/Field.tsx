import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type, visuallyHidden } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { labels } from './Field.labels.ts';
import { FieldContext } from './fieldContext.ts';

/** Parts of a field: `label`, its `mark` when required, the `body` with the control, the `foot` below with `help`, `error` and `count`. */
export type FieldPart = 'label' | 'mark' | 'body' | 'foot' | 'help' | 'error' | 'count';

export interface FieldProps extends BaseProps<HTMLDivElement> {
  /** Label of the control. */
  label: string;
  /** Hides the label visually, where an icon and a placeholder name the control. */
  labelHidden?: boolean | undefined;
  /** Marks it as required. */
  required?: boolean | undefined;
  /** One line of help text; replaced by an error. */
  help?: ReactNode;
  /** Error message with advice. */
  error?: ReactNode;
  /** Number of characters, and the maximum; announced from 90 % on. */
  count?: { n: number; max: number } | undefined;
  /** Label above or to the left. */
  layout?: 'top' | 'start' | undefined;
  /** Reserves the line below the control, so that an error causes no layout shift. */
  reserveFoot?: boolean | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<FieldPart> | undefined;
  /** A single control of the kit. */
  children: ReactNode;
}

const Root = styled.div({
  display: 'block',
  minWidth: 0,
  '& > .label': {
    display: 'block',
    marginBottom: '6px',
    fontWeight: token.weight.medium,
    color: token.color.text.primary,
  },
  '& > .label[data-hidden]': visuallyHidden,
  '& > .label > .mark': { marginInlineStart: token.space[2], color: token.color.status.danger.fg },
  '& .word': visuallyHidden,
  '& .foot': {
    display: 'flex',
    gap: '6px',
    alignItems: 'flex-start',
    minHeight: token.lineHeight[12],
    marginTop: token.space[4],
    ...type[12],
    color: token.color.text.tertiary,
  },
  '& .foot > .error': { display: 'flex', gap: '6px', minWidth: 0, color: token.color.status.danger.fg },
  '& .foot > .error > svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm, marginTop: '1px' },
  '& .foot > .count': { marginInlineStart: 'auto', fontFamily: token.font.number, fontVariantNumeric: 'tabular-nums' },
  '& .foot > .count[data-over]': { color: token.color.status.danger.fg },
  '&[data-layout="start"]': {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    columnGap: token.space[16],
    '& > .label': { margin: 0, alignSelf: 'start', lineHeight: token.field.hLg, textAlign: 'end' },
    '& > .label[data-hidden] + .body': { gridColumn: 2 },
  },
});

/** A control with its label, help text, error and counter, linked for screen readers. */
export function Field(props: FieldProps) {
  const {
    label,
    labelHidden,
    required,
    help,
    error,
    count,
    layout = 'top',
    reserveFoot,
    id,
    slotProps,
    children,
    ...rest
  } = props;
  const words = useLabels(labels);
  const own = useId();
  const controlId = id ?? own;
  const footId = `${own}-foot`;
  const labelId = `${own}-label`;
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const hasText = hasError || (help !== undefined && help !== null);
  const control = useMemo(
    () => ({
      id: controlId,
      labelId,
      describedBy: hasText ? footId : undefined,
      isInvalid: hasError,
      isRequired: required ?? false,
    }),
    [controlId, footId, labelId, hasError, hasText, required],
  );
  return (
    <Root {...rest} data-layout={layout}>
      <label
        {...slot('label', slotProps?.label)}
        id={labelId}
        htmlFor={controlId}
        data-hidden={labelHidden || undefined}
      >
        {label}
        {required && (
          <>
            <span {...slot('mark', slotProps?.mark)} aria-hidden="true">
              *
            </span>
            <span className="word">{` ${words.required}`}</span>
          </>
        )}
      </label>
      <div {...slot('body', slotProps?.body)}>
        <FieldContext value={control}>{children}</FieldContext>
        {(hasText || count || reserveFoot) && (
          <div {...slot('foot', slotProps?.foot)}>
            {hasError ? (
              <span {...slot('error', slotProps?.error)} id={footId} role="alert">
                <CircleAlert />
                <span>{error}</span>
              </span>
            ) : (
              hasText && (
                <span {...slotProps?.help} id={footId}>
                  {help}
                </span>
              )
            )}
            {count && (
              <>
                <span
                  {...slot('count', slotProps?.count)}
                  data-over={count.n > count.max || undefined}
                >{`${count.n}/${count.max}`}</span>
                <span className="word" role="status">
                  {count.n >= count.max * 0.9 ? words.left(Math.max(0, count.max - count.n)) : ''}
                </span>
              </>
            )}
          </div>
        )}
      </div>
    </Root>
  );
}

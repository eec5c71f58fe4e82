import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { useId } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { hover, type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type MistakeCauseLabels, type MistakeCauseValue, mistakeCauseLabels } from './MistakeCause.labels.ts';

export interface MistakeCauseProps extends BaseProps<HTMLFieldSetElement> {
  value?: MistakeCauseValue | undefined;
  /** Called with the cause that was pressed; undefined where the pressed one was chosen already. */
  onChange: ChangeHandler<MistakeCauseValue | undefined>;
  /** Nothing can be pressed while a choice is being saved. */
  busy?: boolean | undefined;
  labels?: Partial<MistakeCauseLabels> | undefined;
}

const CAUSES = ['concept', 'misread', 'slip', 'guess'] as const satisfies readonly MistakeCauseValue[];
const { color, space } = token;

const Root = styled.fieldset({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[24]}`,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > p': { margin: 0 },
  '& b': { display: 'block', ...type[14], fontWeight: token.weight.semibold },
  '& small': { ...type[13], color: color.text.tertiary },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: space[8] },
  '& button': {
    minHeight: '36px',
    padding: `0 ${space[16]}`,
    borderRadius: token.radius.pill,
    background: color.surface.sunken,
    ...type[13],
    color: color.text.primary,
    [hover]: { background: color.nav.hoverBg },
    '&:active': { background: color.actionSoft.bg },
    '&[aria-pressed="true"]': {
      background: color.actionSoft.bg,
      color: color.actionSoft.fg,
      fontWeight: token.weight.semibold,
    },
    '&[aria-disabled]': { cursor: 'default', opacity: 0.6 },
  },
  '@media (forced-colors: active)': {
    '& button': { border: '1px solid ButtonText' },
    '& button[aria-pressed="true"]': { border: '2px solid Highlight' },
  },
});

/** What a student thinks went wrong at a question: one of four, pressed again to take it back (product.md 4.5). */
export function MistakeCause({ value, onChange, busy = false, labels, ...rest }: MistakeCauseProps) {
  const words = useLabels(mistakeCauseLabels, labels);
  const id = useId();
  return (
    <Root {...rest} aria-labelledby={id} aria-busy={busy || undefined}>
      <p>
        <b id={id}>{words.title}</b>
        <small>{words.hint}</small>
      </p>
      <div>
        {CAUSES.map((cause) => (
          <button
            key={cause}
            type="button"
            aria-pressed={cause === value}
            aria-disabled={busy || undefined}
            onClick={(event) => {
              if (!busy) onChange(cause === value ? undefined : cause, changeDetails('item-press', event));
            }}
          >
            {words.causes[cause]}
          </button>
        ))}
      </div>
    </Root>
  );
}

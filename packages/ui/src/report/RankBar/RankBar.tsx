import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type, visuallyHidden } from '../../foundations/css.ts';
import { redInk } from '../../foundations/ink.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { ShareBar } from '../shareBar.tsx';
import { type RankBarLabels, rankBarLabels } from './RankBar.labels.ts';

export interface RankBarProps extends BaseProps<HTMLDivElement> {
  label: string;
  /** Percent; a dash while unknown. */
  value?: number | undefined;
  /** Average of the class in percent, a tick on the bar. */
  reference?: number | undefined;
  /** Hatched, where it is below what is expected. */
  low?: boolean | undefined;
  labels?: Partial<RankBarLabels> | undefined;
}

const { color } = token;
const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: '104px minmax(80px, 1fr) 56px',
  gap: token.space[12],
  alignItems: 'center',
  minHeight: '42px',
  '& > .label': { ...type[14], overflowWrap: 'anywhere' },
  // A stroke by hand under what is to be worked on.
  '&[data-low] > .label': {
    textDecoration: `underline wavy ${redInk} 1.5px`,
    textUnderlineOffset: '6px',
  },
  '& > .value': {
    textAlign: 'end',
    fontFamily: token.font.number,
    fontVariantNumeric: 'tabular-nums',
    ...type[16],
    fontWeight: token.weight.semibold,
  },
  '& .value > small': { ...type[12], fontWeight: token.weight.regular, color: color.text.tertiary },
  '& .word': visuallyHidden,
  '@media print': {
    gridTemplateColumns: '84px minmax(48px, 1fr) 44px',
    gap: token.space[8],
    minHeight: '32px',
    '& > .label': type[12],
    '& > .value': type[14],
  },
});

/** A share in percent as a bar, with the average of the class as a tick; the figures are read out. */
export function RankBar({ label, value, reference, low, labels, ...rest }: RankBarProps) {
  const words = useLabels(rankBarLabels, labels);
  return (
    <Root {...rest} data-low={low || undefined}>
      <span className="label">{label}</span>
      <ShareBar value={value} reference={reference} low={low} />
      <span className="value">
        {value ?? '—'}
        {value !== undefined && <small>%</small>}
        {reference !== undefined && <span className="word">{words.average(reference)}</span>}
        {low === true && <span className="word">{words.low}</span>}
      </span>
    </Root>
  );
}

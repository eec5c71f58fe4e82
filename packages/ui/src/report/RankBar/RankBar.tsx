import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type, visuallyHidden } from '../../foundations/css.ts';
import { redInk } from '../../foundations/ink.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
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
  '& > .bar': { position: 'relative', height: '8px', borderRadius: '4px', background: color.progress.track },
  '& .fill': {
    display: 'block',
    height: '8px',
    width: 'calc(var(--_value) * 1%)',
    borderRadius: '4px',
    background: color.progress.fill,
  },
  // A stroke by hand under what is to be worked on.
  '&[data-low] > .label': {
    textDecoration: `underline wavy ${redInk} 1.5px`,
    textUnderlineOffset: '6px',
  },
  '&[data-low] .fill': {
    background: `repeating-linear-gradient(135deg, ${color.progress.fill} 0 3px, ${color.progress.track} 3px 6px)`,
  },
  '& .tick': {
    position: 'absolute',
    top: '-4px',
    left: 'calc(var(--_reference) * 1% - 1px)',
    width: '2px',
    height: '16px',
    background: color.text.primary,
    boxShadow: `0 0 0 1.5px ${color.surface.card}`,
  },
  '& > .value': {
    textAlign: 'right',
    fontFamily: token.font.number,
    fontVariantNumeric: 'tabular-nums',
    ...type[16],
    fontWeight: token.weight.semibold,
  },
  '& .value > small': { ...type[12], fontWeight: token.weight.regular, color: color.text.tertiary },
  '& .word': visuallyHidden,
  '@media (forced-colors: active)': {
    '& > .bar': { outline: '1px solid CanvasText' },
    '& .fill, & .tick': { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
  '@media print': { printColorAdjust: 'exact' },
});

const within = (percent: number) => Math.min(100, Math.max(0, percent));

/** A share in percent as a bar, with the average of the class as a tick; the figures are read out. */
export function RankBar({ label, value, reference, low, labels, style, ...rest }: RankBarProps) {
  const words = useLabels(rankBarLabels, labels);
  const marks: Record<string, number> = { '--_value': within(value ?? 0), '--_reference': within(reference ?? 0) };
  return (
    <Root {...rest} data-low={low || undefined} style={{ ...style, ...marks }}>
      <span className="label">{label}</span>
      <span className="bar" aria-hidden>
        <span className="fill" />
        {reference !== undefined && <span className="tick" />}
      </span>
      <span className="value">
        {value ?? '—'}
        {value !== undefined && <small>%</small>}
        {reference !== undefined && <span className="word">{words.average(reference)}</span>}
        {low === true && <span className="word">{words.low}</span>}
      </span>
    </Root>
  );
}

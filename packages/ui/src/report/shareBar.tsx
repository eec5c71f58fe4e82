import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color } = token;

const Bar = styled.span({
  position: 'relative',
  display: 'block',
  height: '8px',
  borderRadius: '4px',
  background: color.progress.track,
  '& > .fill': {
    display: 'block',
    height: '8px',
    width: 'calc(var(--_value) * 1%)',
    borderRadius: '4px',
    background: color.progress.fill,
  },
  '&[data-low] > .fill': {
    background: `repeating-linear-gradient(135deg, ${color.progress.fill} 0 3px, ${color.progress.track} 3px 6px)`,
  },
  '& > .tick': {
    position: 'absolute',
    top: '-4px',
    insetInlineStart: 'calc(var(--_reference) * 1% - 1px)',
    width: '2px',
    height: '16px',
    background: color.text.primary,
    boxShadow: `0 0 0 1.5px ${color.surface.card}`,
  },
  '@media (forced-colors: active)': {
    outline: '1px solid CanvasText',
    '& > .fill, & > .tick': { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
  '@media print': { printColorAdjust: 'exact' },
});

interface ShareBarProps {
  /** Percent; nothing is filled while it is unknown. */
  value: number | undefined;
  /** Average of the class in percent, a tick on the bar. */
  reference: number | undefined;
  /** Hatched, where it is below what is expected. */
  low?: boolean | undefined;
}

const within = (percent: number) => Math.min(100, Math.max(0, percent));

/** A share of the points as a bar; the figures stand beside it for who does not see it. */
export function ShareBar({ value, reference, low }: ShareBarProps) {
  const marks: Record<string, number> = { '--_value': within(value ?? 0), '--_reference': within(reference ?? 0) };
  return (
    <Bar data-low={low || undefined} style={marks} aria-hidden>
      <span className="fill" />
      {reference !== undefined && <span className="tick" />}
    </Bar>
  );
}

import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { CSSProperties } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type ScoreScaleLabels, scoreScaleLabels } from './ScoreScale.labels.ts';
import { placeOf, type ScaleLevel, scaleParts } from './scale.ts';

export interface ScoreScaleProps extends BaseProps<HTMLDivElement> {
  /** The levels, the lowest first. */
  levels: readonly ScaleLevel[];
  /** Points of the whole paper. */
  total: number;
  score?: number | undefined;
  /** Average of those who have taken it. */
  average?: number | undefined;
  labels?: Partial<ScoreScaleLabels> | undefined;
}

const { color, space, weight } = token;

const Root = styled.div({
  position: 'relative',
  display: 'flex',
  gap: '3px',
  margin: `${space[40]} 0 ${space[24]}`,
  '& > .part': {
    position: 'relative',
    minWidth: 0,
    height: '22px',
    color: color.text.secondary,
    background: color.surface.sunken,
    // Below the bar: the marks stand on it, and would run through its words.
    '& > span': {
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      ...type[12],
      lineHeight: '22px',
      textAlign: 'center',
    },
    '&:first-of-type': { borderStartStartRadius: '11px', borderEndStartRadius: '11px' },
    '&:not(:has(~ .part))': { borderStartEndRadius: '11px', borderEndEndRadius: '11px' },
    '&[data-on]': { fontWeight: weight.semibold, color: color.actionSoft.fg, background: color.actionSoft.bgHover },
    '&[data-on] > span': { color: color.text.link },
  },
  '& > .mark': {
    position: 'absolute',
    top: '-4px',
    bottom: '-4px',
    width: '3px',
    marginInlineStart: '-1.5px',
    borderRadius: '2px',
    background: color.action.mark,
    '& > b': {
      position: 'absolute',
      insetInlineStart: '50%',
      bottom: '100%',
      // As far to the side as the mark itself: at an end of the scale the words stay inside.
      translate: 'calc(-1 * var(--_at)) 0',
      whiteSpace: 'nowrap',
      fontFamily: token.font.number,
      ...type[14],
      lineHeight: '20px',
      fontWeight: weight.semibold,
      color: color.text.link,
    },
    '&:dir(rtl) > b': { translate: 'var(--_at) 0' },
  },
  '& > .mark[data-kind="average"]': {
    width: 0,
    borderInlineStart: `2px dashed ${color.accent.strong}`,
    borderRadius: 0,
    background: 'none',
    '& > b': { ...type[12], lineHeight: '20px', fontWeight: weight.regular, color: color.accent.softFg },
  },
  // Two marks that are close: the average stands a line higher.
  '&[data-near] > .mark[data-kind="average"] > b': { bottom: 'calc(100% + 18px)' },
  '@media (forced-colors: active)': {
    '& > .part': { border: '1px solid CanvasText' },
    '& > .mark': { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});

/** Points of the scale, in percent, below which two marks would cover each other. */
const NEAR = 18;

/** A score on the scale of the levels, with the average beside it (product.md 4.5). */
export function ScoreScale({ levels, total, score, average, labels, ...rest }: ScoreScaleProps) {
  const words = useLabels(scoreScaleLabels, labels);
  const parts = scaleParts(levels, total, score);
  const spoken = parts.map(({ name, from, to }) => words.level(name, from, to)).join(', ');
  const isNear =
    score !== undefined && average !== undefined && Math.abs(placeOf(score, total) - placeOf(average, total)) < NEAR;
  return (
    <Root {...rest} role="img" aria-label={words.spoken(spoken, score, average)} data-near={isNear || undefined}>
      {parts.map(({ name, share, isReached }) => (
        <span key={name} className="part" data-on={isReached || undefined} style={{ flex: share }}>
          <span>{name}</span>
        </span>
      ))}
      {average !== undefined && (
        <span className="mark" data-kind="average" style={markAt(placeOf(average, total))}>
          <b>{words.average(average)}</b>
        </span>
      )}
      {score !== undefined && (
        <span className="mark" data-kind="score" style={markAt(placeOf(score, total))}>
          <b>{score}</b>
        </span>
      )}
    </Root>
  );
}

/** Place of a mark in percent, which its words follow. */
function markAt(percent: number) {
  return { insetInlineStart: `${percent}%`, '--_at': `${percent}%` } as CSSProperties;
}

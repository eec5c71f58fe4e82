import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const turn = keyframes({ to: { rotate: '270deg' } });

/** A bar or a ring; `--_v` is the share in percent. */
export const Root = styled.div({
  '--_fill': token.color.progress.fill,
  '&[data-tone="success"], &[data-tone="brand"][data-state="done"][data-variant="ring"]': {
    '--_fill': token.color.status.success.solid,
  },
  '&[data-tone="warning"]': { '--_fill': token.color.status.warning.border },
  '&[data-tone="danger"]': { '--_fill': token.color.status.danger.solid },
  '& .value': {
    fontFamily: token.font.number,
    fontVariantNumeric: 'tabular-nums',
    color: token.color.text.secondary,
  },

  '&[data-variant="bar"]': { display: 'flex', alignItems: 'center', gap: token.space[12], width: '100%', minWidth: 0 },
  '& > .track': {
    position: 'relative',
    flex: 1,
    minWidth: '40px',
    height: '6px',
    borderRadius: token.radius.pill,
    background: token.color.progress.track,
    overflow: 'hidden',
  },
  '&[data-size="sm"] > .track': { height: '4px' },
  '&[data-size="lg"] > .track': { height: token.space[8] },
  '& > .track > .fill': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 'calc(var(--_v) * 1%)',
    borderRadius: 'inherit',
    background: 'var(--_fill)',
    transition: `width ${token.motion.slow} ${token.motion.ease}`,
  },
  '&[data-state="unknown"] > .track > .fill': {
    insetInlineStart: '30%',
    width: '40%',
    animation: `${run} 1.4s ${token.motion.ease} infinite`,
  },
  '&[data-variant="bar"] > .value': { flex: '0 0 auto', maxWidth: '70%', ...type[13] },

  '&[data-variant="ring"]': {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '48px',
    height: '48px',
    '--_w': '8px',
  },
  '&[data-variant="ring"][data-size="sm"]': { width: '32px', height: '32px' },
  '&[data-variant="ring"][data-size="lg"]': { width: '96px', height: '96px', '--_w': '7px' },
  '& > .circle': { position: 'absolute', inset: 0, width: '100%', height: '100%', rotate: '-90deg' },
  '& > .circle > circle': { fill: 'none', strokeWidth: 'var(--_w)', stroke: token.color.progress.track },
  '& > .circle > .arc': {
    stroke: 'var(--_fill)',
    strokeDasharray: 'var(--_v) 100',
    strokeLinecap: 'round',
    transition: `stroke-dasharray ${token.motion.slow} ${token.motion.ease}`,
  },
  '&[data-state="none"] > .circle > .arc': { strokeLinecap: 'butt' },
  '&[data-state="unknown"] > .circle': { animation: `${turn} 1.2s linear infinite` },
  '&[data-state="unknown"] > .circle > .arc': { strokeDasharray: '25 100' },
  '& > .middle': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    fontFamily: token.font.number,
    fontVariantNumeric: 'tabular-nums',
    ...type[12],
    fontWeight: token.weight.semibold,
    color: token.color.text.primary,
  },
  '&[data-size="sm"] > .middle': { fontSize: '10px' },
  '&[data-size="lg"] > .middle': { ...type[24] },
  '&[data-size="lg"] > .middle small': {
    fontFamily: token.font.ui,
    ...type[12],
    fontWeight: token.weight.regular,
    color: token.color.text.tertiary,
  },
  '& > .middle > .tick': {
    width: token.size.iconMd,
    height: token.size.iconMd,
    color: 'var(--_fill)',
    strokeWidth: 2.4,
  },
  '&[data-size="sm"] > .middle > .tick': { width: token.size.iconSm, height: token.size.iconSm },
  '&[data-size="lg"] > .middle > .tick': { width: token.space[40], height: token.space[40], strokeWidth: 1.6 },

  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    '--_fill': 'Highlight',
    color: 'CanvasText',
    '& > .track': { background: 'Canvas', boxShadow: '0 0 0 1px CanvasText' },
    '& > .circle > circle': { stroke: 'GrayText' },
    '& > .circle > .arc': { stroke: 'Highlight' },
    '& .value, & > .middle': { color: 'CanvasText' },
  },
});

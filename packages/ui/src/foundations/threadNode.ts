import { alpha, token } from '@shuyuan/tokens';
import { crossMask, lockMask, tickMask } from './masks.ts';

const mask = (image: string) => ({ mask: `${image} center / contain no-repeat` });
const { nodeDone, nodeNow, nodeNext, nodeLocked, nodeSize } = token.chapter;
const { solid } = token.color.status.danger;

/** A node of 12 px on a thread; `data-state` is done, now, error, next or locked (ui-kit 5.2). */
export const threadNode = {
  position: 'relative',
  flex: 'none',
  width: nodeSize,
  height: nodeSize,
  borderRadius: token.radius.pill,
  border: `2px solid ${nodeNext}`,
  background: token.color.surface.card,
  '&[data-state="done"]': { borderColor: nodeDone, background: nodeDone },
  '&[data-state="done"]::after': {
    content: '""',
    position: 'absolute',
    inset: '-1px',
    background: token.color.text.onAction,
    ...mask(tickMask),
  },
  '&[data-state="now"]': { border: `3px solid ${nodeNow}`, boxShadow: `0 0 0 4px ${alpha(nodeNow, 18)}` },
  '&[data-state="error"]': { borderColor: solid, background: solid, boxShadow: `0 0 0 4px ${alpha(solid, 18)}` },
  '&[data-state="error"]::after': {
    content: '""',
    position: 'absolute',
    inset: '-1px',
    background: token.color.status.danger.solidFg,
    ...mask(crossMask),
  },
  '&[data-state="locked"]': { border: 0, borderRadius: 0, background: nodeLocked, ...mask(lockMask) },
  '@media (forced-colors: active)': {
    '&[data-state="done"]': { forcedColorAdjust: 'none', borderColor: 'Highlight', background: 'Highlight' },
    '&[data-state="done"]::after': { background: 'HighlightText' },
    '&[data-state="now"]': { outline: '2px solid Highlight', outlineOffset: '1px' },
    '&[data-state="error"]': { forcedColorAdjust: 'none', borderColor: 'CanvasText', background: 'CanvasText' },
    '&[data-state="error"]::after': { background: 'Canvas' },
    '&[data-state="locked"]': { forcedColorAdjust: 'none', background: 'GrayText' },
  },
} as const;

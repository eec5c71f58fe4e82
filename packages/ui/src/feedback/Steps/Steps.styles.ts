import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type, visuallyHidden } from '../../foundations/css.ts';
import { threadNode } from '../../foundations/threadNode.ts';

const { thread, nodeDone, nodeSize } = token.chapter;
/** Half of the node minus half of the line. */
const AXIS = `calc((${nodeSize} - ${token.size.thread}) / 2)`;

/** The thread of steps: horizontal with text beside the nodes, horizontal with text below, or vertical. */
export const Root = styled.ol({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...type[14],
  color: token.color.text.tertiary,
  '& > .step': { position: 'relative', minWidth: 0 },
  '& .node': threadNode,
  '& .title': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .title > a': { color: token.color.text.link },
  '& .note': { ...type[12], color: token.color.text.tertiary, overflowWrap: 'anywhere' },
  '& .said': visuallyHidden,
  '& > [data-state="now"] .title': { fontWeight: token.weight.semibold, color: token.color.text.primary },
  '& > [data-state="error"] .title': { fontWeight: token.weight.semibold, color: token.color.status.danger.fg },
  // The line before a step is coloured once the previous step is done.
  '& > .step + .step::before': {
    content: '""',
    flex: '0 1 auto',
    width: token.space[64],
    minWidth: token.space[16],
    height: token.size.thread,
    borderRadius: '1px',
    background: thread,
  },
  '& > [data-state="done"] + .step::before': { background: nodeDone },

  '&[data-layout="beside"]': { display: 'flex', alignItems: 'center', minWidth: 0 },
  '&[data-layout="beside"] > .step': { display: 'flex', alignItems: 'center', gap: '10px', flex: '0 1 auto' },
  '&[data-layout="beside"] > .step + .step': { flex: '0 1 auto' },
  '&[data-layout="beside"] > .step + .step::before': { marginBlock: 0, marginInline: `14px ${token.space[4]}` },
  '&[data-layout="beside"] .words': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: token.space[8],
    minWidth: 0,
  },
  '&[data-size="sm"]': type[13],
  '&[data-size="sm"][data-layout="beside"] > .step + .step::before': { width: '56px' },

  '&[data-layout="below"]': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '&[data-layout="below"] > .step': { display: 'grid', gap: token.space[12], alignContent: 'start' },
  '&[data-layout="below"] .words': { display: 'grid', gap: token.space[2], paddingInlineEnd: token.space[16] },
  '&[data-layout="below"] > .step + .step::before': { display: 'none' },
  '&[data-layout="below"] > .step:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    top: AXIS,
    insetInlineStart: '20px',
    insetInlineEnd: token.space[8],
    height: token.size.thread,
    borderRadius: '1px',
    background: thread,
  },
  '&[data-layout="below"] > [data-state="done"]:not(:last-child)::after': { background: nodeDone },
  '&[data-layout="below"] .note': type[13],

  '&[data-layout="upright"]': { display: 'grid' },
  '&[data-layout="upright"] > .step': { display: 'flex', gap: token.space[16], paddingBottom: token.space[24] },
  '&[data-layout="upright"] > .step:last-child': { paddingBottom: 0 },
  '&[data-layout="upright"] .node': { ...threadNode, marginTop: '5px' },
  '&[data-layout="upright"] .words': { display: 'grid', gap: token.space[2], minWidth: 0 },
  '&[data-layout="upright"] .note': type[13],
  '&[data-layout="upright"] > .step + .step::before': { display: 'none' },
  '&[data-layout="upright"] > .step:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: AXIS,
    top: '23px',
    bottom: '1px',
    width: token.size.thread,
    borderRadius: '1px',
    background: thread,
  },
  '&[data-layout="upright"] > [data-state="done"]:not(:last-child)::after': { background: nodeDone },
  '@media (forced-colors: active)': {
    '& > .step::before, & > .step::after': { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
});

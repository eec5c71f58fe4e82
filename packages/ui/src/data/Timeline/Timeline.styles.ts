import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type, visuallyHidden } from '../../foundations/css.ts';
import { threadNode } from '../../foundations/threadNode.ts';

const { thread, nodeDone } = token.chapter;

/** Events on a vertical thread: rows of 72 px with the time on the left, or a log with the time below. */
export const Root = styled.ol({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-layout="rows"]': { paddingBlock: token.space[8] },
  '& > .event': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '92px 40px minmax(0, 1fr) auto',
    alignItems: 'center',
    minHeight: '72px',
    paddingBlock: token.space[8],
    paddingInline: `${token.space[24]} ${token.space[20]}`,
    '--_above': thread,
    '--_below': thread,
  },
  '& > .event[data-state="done"]': { '--_above': nodeDone, '--_below': nodeDone },
  '& > .event[data-state="done"] + .event': { '--_above': nodeDone },
  '& > .event:first-of-type': { '--_above': 'transparent' },
  '& > .event:last-of-type': { '--_below': 'transparent' },
  // The thread leaves a gap around the node, since a locked one is a mask and cannot cover it.
  '& > .event::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '121px',
    width: token.size.thread,
    background: 'linear-gradient(var(--_above) calc(50% - 9px), transparent 0 calc(50% + 9px), var(--_below) 0)',
  },
  '& .node': { ...threadNode, gridColumn: 2 },
  '& time, & .time': { ...type[13], color: token.color.text.secondary, paddingInlineEnd: token.space[4] },
  '& .time > b': { display: 'block', fontWeight: token.weight.semibold, color: token.color.text.primary },
  '& > [data-state="now"] .time > b': { color: token.color.text.link },
  '& .words': { minWidth: 0 },
  '& .title': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${token.space[8]}`,
    margin: 0,
    ...type[14],
    fontWeight: token.weight.semibold,
    color: token.color.text.primary,
    overflowWrap: 'anywhere',
  },
  '& > [data-state="now"] .title': type[16],
  '& > [data-state="done"] .title': { fontWeight: token.weight.regular, color: token.color.text.secondary },
  '& > [data-state="locked"] .title': { fontWeight: token.weight.regular, color: token.color.text.tertiary },
  '& .text': { margin: '1px 0 0', ...type[13], color: token.color.text.tertiary, overflowWrap: 'anywhere' },
  '& .side': { display: 'flex', alignItems: 'center', gap: token.space[8], paddingInlineStart: token.space[16] },
  '& .said': visuallyHidden,

  '&[data-layout="log"]': {
    '& > .event': {
      gridTemplateColumns: '28px minmax(0, 1fr) auto',
      alignItems: 'start',
      minHeight: 0,
      padding: `0 0 ${token.space[20]}`,
    },
    '& > .event:last-of-type': { paddingBottom: 0 },
    '& > .event::before': {
      insetInlineStart: '5px',
      background: 'linear-gradient(var(--_above) 1px, transparent 0 23px, var(--_below) 0)',
    },
    '& .node': { ...threadNode, gridColumn: 1, marginTop: '5px' },
    '& .words': { gridColumn: 2 },
    '& .title': { ...type[14], fontWeight: token.weight.medium },
    '& > [data-state="now"] .title': { fontWeight: token.weight.semibold },
    '& .time': { display: 'flex', gap: token.space[4], ...type[12], color: token.color.text.tertiary },
    '& .time > b': { display: 'inline', fontWeight: token.weight.regular, color: 'inherit' },
    '& > [data-state="now"] .time > b': { color: 'inherit' },
  },
  '@media (forced-colors: active)': {
    '& > .event': { '--_above': 'CanvasText', '--_below': 'CanvasText' },
    '& > .event::before': { forcedColorAdjust: 'none' },
  },
});

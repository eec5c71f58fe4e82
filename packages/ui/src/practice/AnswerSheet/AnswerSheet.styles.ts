import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { hover, type } from '../../foundations/css.ts';

const { success, danger, warning, info } = token.color.status;
const paints = {
  '&[data-status="done"]': {
    color: token.color.actionSoft.fg,
    background: token.color.actionSoft.bg,
    boxShadow: 'none',
  },
  '&[data-status="unsent"]': {
    color: warning.fg,
    background: warning.bg,
    boxShadow: 'none',
    outline: `1px dashed ${warning.fg}`,
    outlineOffset: '-1px',
  },
  '&[data-status="right"]': { color: success.fg, background: success.bg, boxShadow: 'none' },
  '&[data-status="partly"]': { color: warning.fg, background: warning.bg, boxShadow: 'none' },
  '&[data-status="wrong"]': { color: danger.fg, background: danger.bg, boxShadow: 'none' },
  '&[data-status="awaiting"]': { color: info.fg, background: info.bg, boxShadow: 'none' },
} as const;
const framed = `inset 0 0 0 1px ${token.color.border.control}`;

export const Root = styled.aside({
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
  '& > .clock': { padding: `18px ${token.space[20]}`, borderBottom: `1px solid ${token.color.border.subtle}` },
  '& > .summary': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: token.space[8],
    margin: 0,
    padding: `18px ${token.space[20]}`,
    borderBottom: `1px solid ${token.color.border.subtle}`,
    ...type[13],
    color: token.color.text.tertiary,
    '& b': {
      marginInlineEnd: '6px',
      fontFamily: token.font.number,
      ...type[24],
      fontWeight: token.weight.semibold,
      color: token.color.text.primary,
    },
  },
  '& > .groups': {
    maxHeight: '336px',
    padding: `${token.space[16]} ${token.space[8]} ${token.space[12]}`,
    overflowY: 'auto',
    '&[data-grouped]': { maxHeight: '480px', paddingTop: token.space[12] },
    '& > section + section': { marginTop: token.space[12] },
  },
  '& .heading': {
    margin: `0 ${token.space[12]} ${token.space[8]}`,
    ...type[12],
    color: token.color.text.tertiary,
    overflowWrap: 'anywhere',
  },
  '& .cells': {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--_columns), 40px)',
    justifyContent: 'center',
    gap: token.space[8],
  },
  '& .cells button': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: token.radius.control,
    fontFamily: token.font.number,
    fontVariantNumeric: 'tabular-nums',
    ...type[14],
    fontWeight: token.weight.semibold,
    color: token.color.text.secondary,
    boxShadow: framed,
    ...paints,
    [hover]: { boxShadow: `inset 0 0 0 1px ${token.color.border.selected}` },
    '&[aria-current]': { boxShadow: `inset 0 0 0 2px ${token.color.border.selected}` },
    '&[data-status="todo"][aria-current]': { color: token.color.text.link },
    '&[data-marked]::after': {
      content: '""',
      position: 'absolute',
      top: '4px',
      insetInlineEnd: '4px',
      width: '8px',
      height: '8px',
      borderRadius: token.radius.pill,
      background: token.color.accent.strong,
    },
  },
  '& > .legend': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${token.space[4]} ${token.space[12]}`,
    padding: `0 ${token.space[20]} ${token.space[16]}`,
    ...type[12],
    color: token.color.text.tertiary,
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '5px' },
    '& i': {
      width: '12px',
      height: '12px',
      borderRadius: '3px',
      boxShadow: framed,
      ...paints,
      '&[data-status="marked"]': {
        width: '8px',
        height: '8px',
        borderRadius: token.radius.pill,
        background: token.color.accent.strong,
        boxShadow: 'none',
      },
    },
  },
  '& > .go': {
    padding: `0 ${token.space[20]} ${token.space[20]}`,
    '& > p': { marginTop: '10px', ...type[12], textAlign: 'center', color: token.color.text.tertiary },
  },
  '@media (forced-colors: active)': {
    '& .cells button': { border: '1px solid ButtonText' },
    '& .cells button[aria-current]': { border: '3px solid Highlight' },
  },
});

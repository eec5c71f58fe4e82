import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { hover } from '../../foundations/css.ts';
import { markRules } from '../ArticleBody/prose.ts';

const { color } = token;

export const Bar = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '48px',
  paddingBlock: token.space[4],
  background: color.surface.card,
  '& > .rule': { width: '1px', height: '20px', marginInline: token.space[8], background: color.border.subtle },
  '& .tool': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '32px',
    height: '32px',
    padding: 0,
    border: 0,
    borderRadius: '6px',
    background: 'none',
    fontFamily: token.font.number,
    fontSize: token.fontSize[14],
    lineHeight: 1,
    color: color.text.secondary,
    cursor: 'pointer',
    transition: `background ${token.motion.fast}`,
    '& > svg': { width: '18px', height: '18px' },
    [hover]: { color: color.text.primary, background: color.nav.hoverBg },
    '&[aria-pressed="true"]': { color: color.actionSoft.fg, background: color.actionSoft.bg },
    '&:disabled': { color: color.text.disabled, background: 'none', cursor: 'not-allowed' },
  },
  '& > .sizes': {
    display: 'flex',
    margin: 0,
    border: 0,
    gap: token.space[2],
    padding: token.space[2],
    borderRadius: token.radius.control,
    background: color.surface.sunken,
    '& > .tool': { height: '28px' },
    '& > .tool[aria-pressed="true"]': {
      fontWeight: token.weight.semibold,
      color: color.text.link,
      background: color.surface.card,
      boxShadow: token.shadow[1],
    },
  },
  '& .mirrored:dir(rtl)': { scale: '-1 1' },
  '& > .count': {
    marginInlineStart: 'auto',
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
    color: color.text.tertiary,
    '& > .number': {
      marginInlineStart: token.space[8],
      fontFamily: token.font.number,
      fontVariantNumeric: 'tabular-nums',
      color: color.text.secondary,
    },
    '&[data-over] > .number': { fontWeight: token.weight.semibold, color: color.status.danger.fg },
  },
});

export const Swatches = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(96px, 1fr))',
  gap: token.space[4],
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    height: '32px',
    padding: `0 ${token.space[8]}`,
    border: 0,
    borderRadius: '6px',
    background: 'none',
    fontSize: token.fontSize[13],
    color: color.text.primary,
    cursor: 'pointer',
    [hover]: { background: color.nav.hoverBg },
    '&[aria-pressed="true"]': { background: color.surface.sunken, fontWeight: token.weight.semibold },
  },
  '& i': { fontStyle: 'normal', fontWeight: token.weight.semibold, fontSize: token.fontSize[16] },
  ...markRules,
});

export const LinkForm = styled.form({
  display: 'grid',
  gap: token.space[12],
  width: '320px',
  '& > .acts': { display: 'flex', justifyContent: 'flex-end', gap: token.space[8] },
});

export const Keys = styled.div({
  width: 'max-content',
  minWidth: '328px',
  maxWidth: '440px',
  fontSize: token.fontSize[12],
  lineHeight: token.lineHeight[12],
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    gap: `${token.space[4]} ${token.space[24]}`,
    margin: 0,
  },
  '& > dl > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: token.space[8] },
  '& dt': { whiteSpace: 'nowrap' },
  '& dd': { margin: 0 },
  '& kbd': {
    padding: '1px 4px',
    borderRadius: token.space[4],
    whiteSpace: 'nowrap',
    fontFamily: token.font.number,
    fontSize: token.fontSize[12],
    lineHeight: token.lineHeight[12],
    color: color.text.secondary,
    background: color.surface.sunken,
  },
  // The sentence takes the width of the keys.
  '& > p': { width: 0, minWidth: '100%', marginTop: token.space[12], color: color.text.secondary },
});

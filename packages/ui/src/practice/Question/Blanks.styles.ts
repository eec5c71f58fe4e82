import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { hover, type } from '../../foundations/css.ts';

/** A gap in the line of its text. */
export const Blank = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[8],
  minWidth: '132px',
  maxWidth: '100%',
  height: '36px',
  margin: `0 ${token.space[4]}`,
  padding: '0 10px',
  boxSizing: 'border-box',
  borderRadius: `${token.radius.control} ${token.radius.control} 0 0`,
  verticalAlign: 'middle',
  background: token.color.surface.page,
  boxShadow: `inset 0 -2px ${token.color.border.control}`,
  '& > small': {
    flex: 'none',
    fontFamily: token.font.number,
    ...type[12],
    fontWeight: token.weight.semibold,
    color: token.color.text.secondary,
  },
  '& > input': {
    width: '72px',
    minWidth: '72px',
    maxWidth: '480px',
    fieldSizing: 'content',
    padding: 0,
    border: 0,
    outline: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
  },
  '& > .given': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:focus-within': {
    borderRadius: token.radius.control,
    background: token.color.surface.card,
    boxShadow: `inset 0 0 0 2px ${token.color.focus.ring}`,
  },
  '@media (forced-colors: active)': {
    borderBottom: '2px solid ButtonText',
    '&:focus-within': { outline: '2px solid Highlight' },
  },
});

export const Symbols = styled.div({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: token.space[4],
  marginTop: token.space[12],
  padding: token.space[4],
  borderRadius: token.radius.control,
  background: token.color.surface.sunken,
  '& > button': {
    minWidth: '36px',
    height: '32px',
    padding: '0 6px',
    borderRadius: '6px',
    ...type[16],
    [hover]: { background: token.color.surface.card, boxShadow: token.shadow[1] },
  },
});

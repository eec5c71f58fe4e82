import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';
import { redInk } from '../../foundations/ink.ts';
import { HAND_FONT, PAPER_FONT } from '../paperFonts.ts';

const { color, space } = token;

/** What the school says of the whole, written by hand; an empty box until it does. */
export const Verdict = styled.div({
  ...type[13],
  color: color.text.secondary,
  '& > small': { display: 'block', ...type[13] },
  '& > b': {
    display: 'block',
    width: '104px',
    fontFamily: HAND_FONT,
    fontSize: '88px',
    lineHeight: '100px',
    fontWeight: token.weight.regular,
    textAlign: 'center',
    color: redInk,
    rotate: '-4deg',
  },
  '& > svg': { display: 'block', color: redInk },
  '& > p': { marginTop: space[8] },
  '&[data-waiting] > b': {
    boxSizing: 'border-box',
    height: '104px',
    marginTop: space[8],
    border: `1.5px dashed ${color.border.control}`,
    borderRadius: token.radius.card,
    fontFamily: PAPER_FONT,
    fontSize: '40px',
    color: color.text.secondary,
    rotate: 'none',
  },
  '@media print': {
    '& > b': { width: '72px', fontSize: '60px', lineHeight: '68px' },
    '&[data-waiting] > b': { height: '72px' },
    '& > svg': { width: '72px' },
  },
});

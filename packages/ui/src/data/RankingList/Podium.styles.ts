import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

const { color, font, space, weight } = token;

/** Three steps of equal width, as high as their rank. */
export const Root = styled.ol({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[20],
  margin: 0,
  padding: `28px ${space[40]} 0`,
  borderBottom: `1px solid ${color.border.subtle}`,
  listStyle: 'none',
  '& > li': { display: 'grid', justifyItems: 'center', minWidth: 0, textAlign: 'center' },
  // A box of its own, as large as the face: on a line of text it would be higher than wide, and its ring no circle.
  '& .face': {
    display: 'grid',
    outline: `2px solid ${color.accent.bg}`,
    outlineOffset: space[4],
    borderRadius: token.radius.pill,
  },
  '& > [data-rank="3"] .face': { outlineColor: color.border.control },
  '& .who': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    maxWidth: '100%',
    marginTop: space[12],
  },
  '& .name': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...type[16],
    fontWeight: weight.semibold,
    '&[data-hidden]': { color: color.text.secondary },
  },
  '& .score': { marginBottom: space[12], textAlign: 'center' },
  '& .step': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    width: '100%',
    height: '92px',
    borderRadius: `${token.radius.card} ${token.radius.card} 0 0`,
    color: color.accent.softFg,
    background: color.accent.softBg,
    '& > b': {
      fontFamily: font.number,
      fontSize: '36px',
      lineHeight: '40px',
      fontWeight: weight.semibold,
      fontVariantNumeric: 'tabular-nums',
    },
    '& > small': type[12],
  },
  '& > [data-rank="2"] .step': { height: '78px' },
  '& > [data-rank="3"] .step': {
    height: '64px',
    color: color.text.secondary,
    background: color.surface.sunken,
    '& > b': { fontSize: token.fontSize[28], lineHeight: '34px' },
  },
  '@media (forced-colors: active)': { '& .step': { border: '1px solid CanvasText' } },
});

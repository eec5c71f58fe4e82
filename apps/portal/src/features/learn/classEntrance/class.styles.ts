import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, radius, space } = token;

/** One column of 958, as wide as the ticket. */
export const ClassRoot = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  width: '958px',
  maxWidth: '100%',
  marginInline: 'auto',
  padding: `${space[40]} 0 ${space[80]}`,
});

/** As high as the ticket that comes. */
export const PendingPass = styled.div({
  display: 'grid',
  alignContent: 'center',
  minHeight: '188px',
  padding: space[24],
  borderRadius: radius.dialog,
  background: color.surface.card,
});

/** Facts, then what to do now. */
export const Notes = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.layout.gutter,
});

/** One note: a sign, a text, one action. */
export const Note = styled.section({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[16],
  padding: `${space[20]} ${space[24]}`,
  borderRadius: radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& h3': { fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: token.weight.semibold },
  '& p': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary, overflowWrap: 'anywhere' },
  '& b': { color: color.text.primary, fontWeight: token.weight.semibold },
});

/** The sign of a note. */
export const Disc = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: space[48],
  height: space[48],
  borderRadius: radius.pill,
  color: color.actionSoft.fg,
  background: color.actionSoft.bg,
  '& > svg': { width: token.size.iconLg, height: token.size.iconLg, strokeWidth: 1.6 },
});

import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, font, fontSize, lineHeight, radius, space, weight } = token;

/** Seal, score with its scale, facts: one card. */
export const Verdict = styled.section({
  display: 'grid',
  gridTemplateColumns: '252px minmax(0, 1fr) 300px',
  minHeight: '252px',
  boxSizing: 'border-box',
  padding: `${space[32]} 0`,
  borderRadius: radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > * + *': { borderInlineStart: `1px solid ${color.border.subtle}` },
  '@media (max-width: 1199px)': { gridTemplateColumns: '200px minmax(0, 1fr) 264px' },
});

/** The seal and the points that make it. */
export const SealPlace = styled.div({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '18px',
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: color.text.tertiary,
});

/** The score as written by hand, underlined, the advice, the scale. */
export const Main = styled.div({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: `0 ${space[40]}`,
  minWidth: 0,
  '& > [data-score]': {
    position: 'relative',
    display: 'flex',
    alignItems: 'baseline',
    gap: space[4],
    paddingBottom: space[8],
    color: color.text.tertiary,
    '& > b': {
      fontFamily: font.number,
      fontSize: '56px',
      lineHeight: '60px',
      fontWeight: weight.semibold,
      letterSpacing: '-.02em',
      color: color.text.primary,
    },
    '& > svg': { position: 'absolute', insetInlineStart: '-6px', top: '56px', color: color.action.bg },
  },
  '& > [data-words]': { marginTop: space[16], fontSize: fontSize[16], lineHeight: lineHeight[16], textWrap: 'pretty' },
});

/** Facts two in a row, a button below them. */
export const FactGrid = styled.div({
  display: 'grid',
  alignContent: 'center',
  gap: space[16],
  padding: `0 ${space[32]}`,
  '& > dl': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: `${space[16]} ${space[20]}`, margin: 0 },
  '& dt': { fontSize: fontSize[12], lineHeight: lineHeight[12], color: color.text.tertiary },
  '& dd': {
    margin: 0,
    fontFamily: font.number,
    fontSize: fontSize[20],
    lineHeight: lineHeight[20],
    fontWeight: weight.semibold,
  },
  '& dd > small': { fontSize: fontSize[13], fontWeight: weight.regular, color: color.text.tertiary },
});

/** A part of the page with its title. */
export const Part = styled.section({
  display: 'grid',
  gap: space[16],
  marginTop: space[20],
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: space[12],
    '& > h2': { fontSize: fontSize[18], lineHeight: lineHeight[18], fontWeight: weight.semibold },
    '& > p': { fontSize: fontSize[13], color: color.text.tertiary },
  },
});

/** The drawing of figures with its table beside it, below it where the page is narrow. */
export const Figures = styled.div({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'center',
  '& > :only-child': { gridColumn: '1 / -1' },
  '@media (max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Strengths and gaps. */
export const Sides = styled.ul({
  display: 'grid',
  gap: '14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& + header': { marginTop: space[24], paddingTop: space[20], borderTop: `1px solid ${color.border.subtle}` },
  '& > li': {
    display: 'flex',
    gap: '10px',
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    color: color.text.secondary,
    '& > p': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > svg': { flex: 'none', width: token.size.iconMd, height: token.size.iconMd, color: color.status.success.solid },
    '&[data-weak] > svg': { color: color.status.warning.solid },
  },
  '& b': { display: 'block', fontSize: fontSize[14], color: color.text.primary },
  '& a': { marginInlineStart: space[4], whiteSpace: 'nowrap' },
});

/** Parts of the paper, or tasks, as cards of a row. */
export const Fours = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: token.layout.gutter,
  '& h3': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[8],
    fontSize: fontSize[16],
    lineHeight: lineHeight[16],
    overflowWrap: 'anywhere',
    '& > b': { fontFamily: font.number, fontSize: fontSize[20], whiteSpace: 'nowrap' },
    '& small': { fontSize: fontSize[13], fontWeight: weight.regular, color: color.text.tertiary },
  },
  '& p': { marginTop: space[8], fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary },
});

/** Who marked it, and the remark as a recording. */
export const By = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginTop: '18px',
  '& > p > small': { display: 'block', fontSize: fontSize[12], color: color.text.tertiary },
  '& > div': { flex: 1, minWidth: '240px' },
});

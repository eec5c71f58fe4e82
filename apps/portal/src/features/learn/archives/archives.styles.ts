import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space } = token;

/** Sections below each other. */
export const Page = styled.div({
  display: 'grid',
  gap: space[32],
  '& section': { minWidth: 0 },
  '& li': { breakInside: 'avoid' },
  // What leads elsewhere is of no use on paper.
  '@media print': { gap: space[20], '& li a': { display: 'none' } },
});

/** A page without a shell: 1154 px in the middle. */
export const Desk = styled.div({
  width: token.layout.page,
  margin: `${space[40]} auto ${space[64]}`,
  '& > * + :has(+ :last-child)': { marginBottom: space[16] },
  '@media print': { width: 'auto', margin: 0 },
});

/** Photo, name and facts of the student. */
export const Basic = styled.section({
  display: 'flex',
  alignItems: 'center',
  gap: space[24],
  padding: space[24],
  borderTop: `6px solid ${color.actionSoft.bg}`,
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[40]}`, margin: `${space[8]} 0 0` },
  '& dl > div': { display: 'flex', gap: space[12] },
  '& dt': { color: color.text.secondary },
  '& dd': { margin: 0 },
});

/** Slips side by side. */
export const Slips = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(212px, 1fr))',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    minHeight: '184px',
    padding: space[16],
    borderRadius: '4px',
    background: color.surface.card,
    boxShadow: token.shadow[1],
  },
  '& > li[data-open]': { borderTop: `3px solid ${color.border.selected}` },
  '& h3': { fontSize: fontSize[16], lineHeight: lineHeight[16], overflowWrap: 'anywhere' },
  '& small': { fontSize: fontSize[13], fontWeight: token.weight.regular, color: color.text.tertiary },
});

/** Total of a slip. */
export const Total = styled.span({
  fontFamily: token.font.number,
  fontSize: fontSize[24],
  lineHeight: lineHeight[24],
  fontWeight: token.weight.semibold,
});

/** Deadline and way into a sheet, at the foot of its slip. */
export const Foot = styled.span({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[8],
  marginTop: 'auto',
  // A deadline in two lines of a like length, broken between day and weekday and not within a word.
  '& > small': { textWrap: 'balance', wordBreak: 'keep-all' },
});

/** Rows of one kind in a card; states and ways below each other, however long their words are. */
export const Rows = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 180px auto',
  columnGap: space[24],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > li': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minHeight: '72px',
    padding: `${space[12]} ${space[20]}`,
    '@media print': { minHeight: 0, padding: `${space[8]} 0` },
  },
  '& > li + li': { borderTop: `1px solid ${color.border.subtle}` },
  '& strong': { display: 'block', overflowWrap: 'anywhere' },
  '& small': { fontSize: fontSize[13], color: color.text.secondary },
});

/** A line where there is nothing yet. */
export const Quiet = styled.p({ color: color.text.tertiary });

/** The slip on paper beside its photos. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 272px',
  gap: token.layout.gutter,
  alignItems: 'start',
  '@media print': { display: 'block' },
});

/** The slip: title in the middle, facts in one ruled line, the table. */
export const Slip = styled.article({
  position: 'relative',
  padding: `${space[40]} 56px ${space[24]}`,
  borderRadius: '4px',
  background: color.surface.card,
  boxShadow: token.shadow[2],
  '& > h2': { textAlign: 'center', fontSize: fontSize[28], lineHeight: lineHeight[28] },
  '& > p': { marginTop: space[4], textAlign: 'center', color: color.text.secondary },
  '& > dl': {
    display: 'flex',
    margin: `${space[24]} 0`,
    borderBlock: `1px solid ${color.border.control}`,
    '& > div': { flex: '1 1 0', padding: `${space[8]} ${space[16]}`, minWidth: 0 },
    '& dt': { fontSize: fontSize[12], lineHeight: lineHeight[12], color: color.text.tertiary },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  '@media print': { padding: 0, boxShadow: 'none' },
});

/** Buttons under the table of a slip. */
export const SlipButtons = styled.div({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[16],
  marginTop: space[24],
});

/** A card in the side column. */
export const SideCard = styled.section({
  padding: token.density.pad,
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& h2': { marginBottom: space[12], fontSize: fontSize[16], lineHeight: lineHeight[16] },
  '& img': { display: 'block', width: '100%', borderRadius: token.radius.control },
  '& img + img': { marginTop: space[8] },
  '& > p': { marginTop: space[8], fontSize: fontSize[13], color: color.text.secondary },
});

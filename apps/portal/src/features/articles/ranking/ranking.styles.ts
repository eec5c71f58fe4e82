import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space, weight } = token;

/** 1154 px between header and footer. */
export const Page = styled.div({
  display: 'grid',
  gap: space[20],
  width: token.layout.page,
  margin: `${space[24]} auto ${space[80]}`,
});

/** Title and what is counted, the periods at the end. */
export const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[8]} ${space[16]}`,
  '& > p': { margin: 0, fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary },
  '& > :last-child': { marginInlineStart: 'auto' },
});

/** The own place sticks while the list is read. */
export const Side = styled.aside({
  display: 'grid',
  gap: token.layout.gutter,
  position: 'sticky',
  top: '96px',
  '@media (max-width: 1199px)': { position: 'static' },
});

/** The end of the list. */
export const ListEnd = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  padding: `${space[4]} ${space[24]}`,
  borderTop: `1px solid ${color.border.subtle}`,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: color.text.tertiary,
});

/** How the places are found: numbered sentences. */
export const RuleList = styled.ol({
  display: 'grid',
  gap: space[8],
  margin: `${space[12]} 0 0`,
  padding: 0,
  listStyle: 'none',
  counterReset: 'rule',
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: color.text.secondary,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: space[8],
    counterIncrement: 'rule',
    '&::before': {
      content: 'counter(rule)',
      display: 'grid',
      placeItems: 'center',
      height: space[20],
      borderRadius: token.radius.pill,
      fontFamily: token.font.number,
      fontWeight: weight.semibold,
      color: color.actionSoft.fg,
      background: color.actionSoft.bg,
    },
  },
});

/** The heads of the other rankings. */
export const Boards = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token.layout.gutter,
  marginTop: space[24],
  '& header': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', marginBottom: space[8] },
  '& section > p': { margin: `${space[12]} 0`, fontSize: fontSize[14], lineHeight: lineHeight[14] },
  '& section > p > b': { display: 'block', fontWeight: weight.semibold },
  '& section > p > span': { color: color.text.secondary },
});

/** Title of the fellow students, and how many they are. */
export const FellowsHead = styled.header({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  margin: `28px 0 14px`,
  '& > small': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.tertiary },
});

/** Fellow students two in a row, each on a card. */
export const FellowList = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '88px',
    padding: `0 ${space[20]}`,
    borderRadius: token.radius.card,
    background: color.surface.card,
    boxShadow: token.shadow[1],
  },
  '& b': { minWidth: 0, marginInlineEnd: 'auto', fontWeight: weight.semibold, overflowWrap: 'anywhere' },
});

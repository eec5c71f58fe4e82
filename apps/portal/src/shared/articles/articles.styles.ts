import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space, weight } = token;
const type = (size: keyof typeof fontSize) => ({ fontSize: fontSize[size], lineHeight: lineHeight[size] });

/** Pages of articles on the 1154 grid. */
export const Page = styled.div({ width: token.layout.page, maxWidth: '100%', marginInline: 'auto' });

/** Title of a list page, its search and its one solid button. */
export const Head = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '48px',
  marginTop: space[24],
  '& > h1': { flex: 'none', ...type(28) },
  '& > p': { minWidth: 0, paddingTop: '6px', ...type(13), color: color.text.secondary },
});

/** Search and button at the end of a head. */
export const HeadSide = styled.div({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[12],
  marginInlineStart: 'auto',
});

/** The search of a list page, as wide as in the drawing. */
export const SearchPlace = styled.div({ width: '260px' });

/** Tabs on the left, boards on the right, a line below. */
export const Bar = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[24],
  minHeight: '48px',
  margin: `${space[8]} 0 ${space[20]}`,
  borderBottom: `1px solid ${color.border.subtle}`,
  '& > :not(:last-child)': { flex: 'none', marginBottom: '-1px' },
});

/** Tabs, and at the end of their line what holds for the list, where there is room. */
export const TabLine = styled.div({
  position: 'relative',
  '& > p': {
    position: 'absolute',
    insetInlineEnd: 0,
    top: space[12],
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    margin: 0,
    ...type(13),
    color: color.text.tertiary,
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
});

/** Boards as pills in a line; those that do not fit scroll. */
export const Pills = styled.nav({
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > a': {
    flex: 'none',
    padding: `6px ${space[12]}`,
    borderRadius: token.radius.pill,
    ...type(14),
    color: color.text.secondary,
    '&:hover': { color: color.text.linkHover },
    '&[aria-current]': {
      fontWeight: weight.semibold,
      color: color.actionSoft.fg,
      background: color.actionSoft.bg,
    },
  },
});

/** The main column of 860 and the side column of 272. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 272px',
  alignItems: 'start',
  gap: token.layout.gutter,
  '@media (max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr) 248px' },
});

/** What follows the columns, in columns of its own: the comments with their rules. */
export const Below = styled(Columns)({ marginTop: token.layout.gutter });

/** The side column. */
export const Side = styled.aside({ display: 'grid', gap: token.layout.gutter, alignContent: 'start', minWidth: 0 });

/** A white sheet of rows. */
export const Sheet = styled.section({
  padding: `${space[4]} ${space[24]}`,
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
});

/** Rows with a line between them. */
export const Rows = styled.div({ '& > * + *': { borderTop: `1px solid ${color.border.subtle}` } });

/** A box of the side column. */
export const Box = styled.section({
  minWidth: 0,
  padding: space[20],
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > ul, & > ol': { margin: 0, padding: 0, listStyle: 'none' },
});

/** Title of a box with a link to the rest. */
export const BoxHead = styled.header({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[8]}`,
  marginBottom: space[8],
  '& > h2': { ...type(16), fontWeight: weight.semibold },
  '& > small': { ...type(12), color: color.text.tertiary },
  '& > a': {
    marginInlineStart: 'auto',
    ...type(13),
    color: color.text.secondary,
    '&:hover': { color: color.text.link },
  },
});

/** Numbered lines. */
export const Numbered = styled.ol({
  counterReset: 'rule',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    padding: '6px 0',
    paddingInlineStart: '30px',
    counterIncrement: 'rule',
    ...type(13),
    color: color.text.secondary,
  },
  '& > li::before': {
    content: 'counter(rule)',
    position: 'absolute',
    insetInlineStart: 0,
    top: '6px',
    display: 'grid',
    placeItems: 'center',
    width: '20px',
    height: '20px',
    borderRadius: token.radius.pill,
    fontFamily: token.font.number,
    fontSize: fontSize[12],
    fontWeight: weight.semibold,
    color: color.actionSoft.fg,
    background: color.actionSoft.bg,
  },
});

/** One small line at the foot of a box. */
export const Fine = styled.p({
  margin: `${space[8]} 0 0`,
  paddingTop: space[8],
  borderTop: `1px solid ${color.border.subtle}`,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: color.text.tertiary,
});

import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { Checks } from '../editor/write.styles.ts';
import { Page as Window, Bar as WindowBar } from '../window.styles.ts';

const { color, fontSize, lineHeight, radius, space, weight } = token;

export const Page = styled(Window)({ gap: 0 });

/** One dark bar back to the editor. */
export const Bar = styled(WindowBar)({
  color: color.text.inverse,
  background: color.surface.inverse,
  '& > p': {
    minWidth: 0,
    margin: 0,
    marginInlineEnd: 'auto',
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    color: alpha(color.text.inverse, 75),
    '& > b': {
      marginInlineEnd: space[8],
      fontSize: fontSize[14],
      fontWeight: weight.semibold,
      color: color.text.inverse,
    },
  },
  '& > a:first-of-type': {
    color: 'inherit',
    background: alpha(color.text.inverse, 16),
    '&:hover': { color: 'inherit', background: alpha(color.text.inverse, 24) },
  },
});

/** The grid of the pages below the bar. */
export const Grid = styled.div({
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  '& > h1': { margin: `${space[24]} 0 ${space[20]}` },
});

/** That comments come later: a sheet below the article. */
export const Later = styled.section({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  marginTop: token.layout.gutter,
  padding: `${space[24]} 60px`,
  borderRadius: radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: space[40],
    height: space[40],
    borderRadius: radius.pill,
    color: color.actionSoft.fg,
    background: color.actionSoft.bg,
    '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
  },
  '& > p': { margin: 0, color: color.text.secondary },
  '& b': { display: 'block', fontWeight: weight.semibold, color: color.text.primary },
});

/** What is right and what is not. */
export const Reminders = styled(Checks)({});

/** The article as a list shows it. */
export const InList = styled.div({
  '& > img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '320 / 230',
    marginBottom: space[8],
    borderRadius: radius.control,
    objectFit: 'cover',
    background: color.surface.sunken,
  },
  '& > b': { display: 'block', fontSize: fontSize[16], lineHeight: lineHeight[16], overflowWrap: 'anywhere' },
  '& > p': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    margin: `${space[4]} 0`,
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    overflowWrap: 'anywhere',
    color: color.text.secondary,
  },
  '& > small': { fontSize: fontSize[12], lineHeight: lineHeight[12], color: color.text.tertiary },
});

/** Title of a list with its count. */
export const ListHead = styled.header({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  margin: `28px 0 14px`,
  '& > h2': { fontSize: fontSize[18], lineHeight: lineHeight[18], fontWeight: weight.semibold },
  '& > small': { fontSize: fontSize[13], color: color.text.tertiary },
});

/** Drafts as rows: cover, words, the way on. */
export const DraftList = styled.ul({
  margin: 0,
  padding: `0 ${space[24]}`,
  listStyle: 'none',
  borderRadius: radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[16],
    padding: `14px 0`,
  },
  '& > li + li': { borderTop: `1px solid ${color.border.subtle}` },
  '& img, & li > span': {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '96px',
    height: '69px',
    borderRadius: radius.control,
    objectFit: 'cover',
    fontSize: fontSize[12],
    color: color.text.tertiary,
  },
  '& li > span': { border: `1.5px dashed ${color.border.control}`, background: color.surface.page },
  '& p': { minWidth: 0, margin: 0 },
  '& b': { display: 'block', fontSize: fontSize[16], lineHeight: lineHeight[16], overflowWrap: 'anywhere' },
  '& small': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.tertiary },
});

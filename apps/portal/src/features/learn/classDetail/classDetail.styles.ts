import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, space, fontSize, lineHeight } = token;
const page = { width: token.layout.page, maxWidth: '100%', marginInline: 'auto' } as const;

/** White ground of the head and its tabs. */
export const Top = styled.div({ background: color.surface.card, borderBottom: `1px solid ${color.border.subtle}` });

/** What stands on it, below the way that led here. */
export const Inner = styled.div({ ...page, '& > nav': { padding: '14px 0' } });

/** The same while the class is on its way, or does not come. */
export const Waiting = styled.div({ ...page, paddingTop: space[48], paddingBottom: space[80] });

/** Cover, title with figures, ring: 272, the rest, 176 of the 1154 grid. */
export const Head = styled.header({
  display: 'grid',
  gridTemplateColumns: '272px minmax(0, 1fr) 176px',
  gap: space[24],
  paddingBottom: space[24],
  '& h1': { marginTop: space[8], fontSize: fontSize[24], lineHeight: lineHeight[24], overflowWrap: 'anywhere' },
});

/** Its cover, or the first character of its title. */
export const Cover = styled.div({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  borderRadius: token.radius.card,
  overflow: 'hidden',
  fontSize: '56px',
  fontWeight: token.weight.semibold,
  color: color.actionSoft.fg,
  background: color.actionSoft.bg,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** Kind, state, subject. */
export const Tags = styled.p({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** Class and until when it lasts. */
export const Facts = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[16]}`,
  marginTop: space[4],
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: color.text.secondary,
});

/** Progress as a ring. */
export const Ring = styled.div({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[12],
  borderInlineStart: `1px solid ${color.border.subtle}`,
});

/** Figures of the class in a row. */
export const Figures = styled.dl({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[32]}`,
  marginTop: space[16],
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { fontSize: fontSize[12], lineHeight: lineHeight[12], color: color.text.secondary },
  '& dd': {
    margin: 0,
    fontFamily: token.font.number,
    fontSize: fontSize[20],
    lineHeight: lineHeight[20],
    fontWeight: token.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Tabs, and the way to the class chat. */
export const TabLine = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});

/** Contents of a tab beside lecturer, attendance and files: 860 and 270 of the grid. */
export const Columns = styled.div({
  ...page,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 270px',
  alignItems: 'start',
  gap: token.layout.gutter,
  padding: `${space[24]} 0 ${space[80]}`,
});

/** Cards one below the other. */
export const Stacked = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

/** A card of the side column. */
export const Box = styled.section({
  padding: token.density.pad,
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > header': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[8],
    marginBottom: space[12],
    fontSize: fontSize[13],
    color: color.text.secondary,
  },
  '& h2': { fontSize: fontSize[16], lineHeight: lineHeight[16], color: color.text.primary },
});

/** Lecturer with portrait. */
export const Person = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  '& > span:last-child': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: token.weight.semibold },
  '& small': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary },
});

/** In forced colours the states differ by their lines, in the cells as in the legend. */
const lines = {
  present: { border: '2px solid CanvasText' },
  late: { border: '2px dashed CanvasText' },
  absent: { border: '4px double CanvasText' },
  replay: { border: '2px dotted CanvasText' },
};

/** One cell a live lesson; the colour is said by the list below, and by each cell's text. */
export const Cells = styled.ol({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, 24px)',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    placeItems: 'center',
    height: '24px',
    borderRadius: '6px',
    fontFamily: token.font.number,
    fontSize: fontSize[12],
    fontWeight: token.weight.semibold,
    color: color.text.secondary,
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  },
  '& > [data-state="present"]': {
    color: color.status.success.fg,
    background: color.status.success.bg,
    boxShadow: 'none',
  },
  '& > [data-state="late"]': { color: color.status.warning.fg, background: color.status.warning.bg, boxShadow: 'none' },
  '& > [data-state="replay"]': { background: color.surface.sunken, boxShadow: 'none' },
  '& > [data-state="absent"]': { color: color.status.danger.fg, background: color.status.danger.bg, boxShadow: 'none' },
  '& > [data-state="cancelled"]': { textDecoration: 'line-through' },
  '@media (forced-colors: active)': {
    '& > [data-state="present"]': lines.present,
    '& > [data-state="late"]': lines.late,
    '& > [data-state="absent"]': lines.absent,
    '& > [data-state="replay"]': lines.replay,
  },
});

/** What the colours of the cells mean. */
export const Legend = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  margin: `${space[12]} 0 0`,
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize[12],
  color: color.text.secondary,
  '& i': { display: 'inline-block', width: '8px', height: '8px', marginInlineEnd: space[4], borderRadius: '2px' },
  '& [data-state="present"] i': { background: color.status.success.fg },
  '& [data-state="late"] i': { background: color.status.warning.fg },
  '& [data-state="absent"] i': { background: color.status.danger.fg },
  '& [data-state="replay"] i': { background: color.text.tertiary },
  '@media (forced-colors: active)': {
    '& [data-state="present"] i': lines.present,
    '& [data-state="late"] i': lines.late,
    '& [data-state="absent"] i': lines.absent,
    '& [data-state="replay"] i': lines.replay,
  },
});

/** A live lesson and how the student took part in it. */
export const AttendRow = styled.li({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '56px',
  padding: `${space[8]} ${space[24]}`,
  '& + &': { borderTop: `1px solid ${color.border.subtle}` },
  '& > b': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: token.weight.regular },
  '& > small': { fontSize: fontSize[13], color: color.text.secondary },
});

/** The form of a review. */
export const ReviewForm = styled.form({ display: 'grid', gap: space[16], justifyItems: 'start', maxWidth: '560px' });

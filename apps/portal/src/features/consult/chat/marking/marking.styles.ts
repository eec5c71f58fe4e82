import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, radius, space, weight, font } = token;

/** Queue, work, points: 240 + rest + 348; in a narrow window all three give way. */
export const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr) 348px',
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media (width < 1200px)': { gridTemplateColumns: '208px minmax(0, 1fr) 300px' },
  minWidth: token.layout.min,
  height: '100dvh',
  color: color.text.primary,
  background: color.surface.page,
  '& > section': { minHeight: 0, overflow: 'auto' },
});

/** The works that wait. */
export const Queue = styled.section({
  background: color.surface.card,
  borderInlineEnd: `1px solid ${color.border.subtle}`,
});

/** The answers of the open work. */
export const Work = styled.section({
  // Without a work on it, it takes the room of the points too.
  '&:last-child': { gridColumn: '2 / -1' },
  padding: space[24],
  display: 'grid',
  gap: space[16],
  alignContent: 'start',
});

/** Points and words. */
export const Points = styled.section({
  background: color.surface.card,
  borderInlineStart: `1px solid ${color.border.subtle}`,
  padding: space[20],
  display: 'grid',
  gap: space[16],
  alignContent: 'start',
});

/** The tabs of the queue, in line with its head. */
export const QueueTabs = styled.div({
  paddingInline: space[12],
  '&&& [role="tablist"]': { gap: space[12], justifyContent: 'space-between' },
  '&&& [role="tab"]': { fontSize: fontSize[13] },
});

/** A work in the queue. */
export const Entry = styled.button({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'center',
  width: '100%',
  padding: `${space[12]} ${space[12]}`,
  border: 0,
  borderInlineStart: '3px solid transparent',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: color.surface.sunken },
  '&[aria-current="true"]': { background: color.nav.selectedBg, borderInlineStartColor: color.action.bg },
  '&:disabled': { cursor: 'default', color: color.text.secondary },
  '& b': { display: 'block', fontSize: fontSize[14], lineHeight: lineHeight[14] },
  '& small': { display: 'block', fontSize: fontSize[12], lineHeight: lineHeight[12], color: color.text.secondary },
  '& > :last-child': { fontSize: fontSize[13], color: color.text.secondary },
  '& > [data-late]': { color: color.status.warning.fg, fontWeight: weight.semibold },
});

/** Whose work it is, and its points so far. */
export const Who = styled.header({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'center',
  paddingBottom: space[16],
  borderBottom: `1px solid ${color.border.subtle}`,
  '& small': { display: 'block', fontSize: fontSize[12], lineHeight: lineHeight[12], color: color.text.secondary },
});

/** Points so far, of all. */
export const Sum = styled.span({
  fontFamily: font.number,
  fontSize: fontSize[28],
  fontWeight: weight.semibold,
  '&& > small': { display: 'inline', fontSize: fontSize[14] },
});

/** One line of points. */
export const Line = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  fontSize: fontSize[14],
  '&[data-status="current"] input': { color: color.text.link },
  '&[data-status="current"] > span:first-of-type': { color: color.text.link, fontWeight: weight.semibold },
  '& > span:last-of-type': { display: 'flex', flex: 'none', gap: space[8], alignItems: 'center' },
  '& small': { fontSize: 'inherit', color: color.text.secondary },
});

/** A question with criteria: its name and sum over them. */
export const LineHead = styled.div({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  paddingTop: space[12],
  borderTop: `1px solid ${color.border.subtle}`,
  fontSize: fontSize[14],
  '& small': { fontSize: 'inherit', color: color.text.secondary },
});

/** The lecturer's phrases. */
export const PhraseRow = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' });

/** How far the queue is. */
export const QueueProgress = styled.div({ width: '240px', fontSize: fontSize[13], color: color.text.secondary });

/** The keys of the window, and what they do. */
export const Keys = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  justifyContent: 'center',
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: color.text.secondary,
  '& kbd': {
    marginInlineEnd: space[4],
    padding: `0 ${space[4]}`,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.control,
    fontFamily: font.number,
  },
});

/** What can be done with the work. */
export const Actions = styled.div({ display: 'flex', gap: space[12], '& > :last-child': { flex: 1 } });

/** A question with the student's answer. */
export const Piece = styled.article({
  width: '100%',
  // The photo is at most 672 px wide.
  maxWidth: '712px',
  justifySelf: 'center',
  display: 'grid',
  gap: space[12],
  padding: space[20],
  background: color.surface.card,
  borderRadius: radius.card,
  '& > h2': { fontSize: fontSize[16], lineHeight: lineHeight[16] },
});

/** A blank: what stands in it, what is right, and that it counts. */
export const BlankLine = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.control,
  background: color.surface.sunken,
  overflowWrap: 'anywhere',
  '& b': { marginInline: space[8] },
  '& small': { color: color.text.secondary },
  '& > button': { flex: 'none' },
});

/** What the student wrote. */
export const Written = styled.div({
  padding: space[16],
  background: color.surface.sunken,
  borderRadius: radius.control,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** Pictures of the work in small, at the bottom of the work. */
export const Strip = styled.nav({
  position: 'sticky',
  insetBlockEnd: 0,
  justifySelf: 'start',
  display: 'flex',
  gap: space[8],
  maxWidth: '100%',
  // A list that scrolls has no least height of its own: its row would shrink to its padding.
  minHeight: '82px',
  padding: space[8],
  overflowX: 'auto',
  borderRadius: radius.card,
  background: color.surface.inverse,
  '& > button': {
    position: 'relative',
    flex: 'none',
    width: '52px',
    height: '66px',
    padding: 0,
    overflow: 'hidden',
    border: '2px solid transparent',
    borderRadius: radius.control,
    background: color.surface.sunken,
    cursor: 'pointer',
  },
  '& > button:hover': { borderColor: color.border.control },
  '& > button[aria-current="true"]': { borderColor: color.action.bg },
  // Whole, also where it lies on its side.
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  '& span': {
    position: 'absolute',
    insetInlineStart: space[4],
    insetBlockEnd: space[4],
    minWidth: '18px',
    borderRadius: radius.pill,
    fontSize: fontSize[12],
    lineHeight: '18px',
    color: color.text.inverse,
    background: color.surface.inverse,
  },
});

/** What can be done with the work stays in sight, below points and words. */
export const Foot = styled.footer({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space[20]})`,
  display: 'grid',
  gap: space[8],
  margin: `0 calc(-1 * ${space[20]}) calc(-1 * ${space[20]})`,
  padding: `${space[16]} ${space[20]}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  background: color.surface.card,
});

/** Who is next, and for how long sent marks can be changed. */
export const NextLine = styled.p({
  textAlign: 'center',
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: color.text.secondary,
});

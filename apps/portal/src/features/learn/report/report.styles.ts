import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space } = token;

/** 1154 px, as wide as the sheet. */
export const Page = styled.div({
  width: token.layout.page,
  margin: `${space[24]} auto 0`,
  '@media print': { width: 'auto', margin: 0 },
});

/** The link of a shared report. */
export const Strip = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '52px',
  marginBottom: space[16],
  paddingBlock: space[8],
  paddingInline: `${space[20]} ${space[8]}`,
  borderRadius: token.radius.card,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > b': { flex: 'none' },
  '& > svg': { flex: 'none', width: '18px', height: '18px', color: color.text.link },
  '& > code': {
    minWidth: 0,
    padding: `6px ${space[12]}`,
    borderRadius: '6px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: token.font.number,
    background: color.surface.page,
  },
  '& > span': { flex: 'none' },
});

/** Buttons at the end of the strip. */
export const StripButtons = styled.span({ display: 'flex', flex: 'none', gap: space[4], marginInlineStart: 'auto' });

/** Bars below each other; two columns where there are many. */
export const Bars = styled.div({
  display: 'grid',
  gap: `0 ${space[40]}`,
  '&[data-many]': { gridTemplateColumns: '1fr 1fr' },
  '@media (width < 1180px)': { '&[data-many]': { gridTemplateColumns: '1fr' } },
  '@media print': { gap: `0 ${space[16]}`, '&[data-many]': { gridTemplateColumns: '1fr 1fr' } },
});

/** A line where there is nothing to show yet. */
export const Quiet = styled.p({ color: color.text.tertiary, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Code of the link, number of the report, or until when the figures are. */
export const SideFacts = styled.div({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  fontSize: fontSize[12],
  lineHeight: '20px',
  color: color.text.tertiary,
  // The white edge of the code, which phones need around it in dark mode too.
  '& svg': { flex: 'none', width: '72px', height: '72px', boxShadow: `0 0 0 6px ${color.paper.bg}` },
  '& p': { overflowWrap: 'anywhere' },
  '& b': { display: 'block', color: color.text.primary, fontWeight: token.weight.regular },
  '@media print': { flexDirection: 'column', gap: space[4] },
});

/** Who wrote the letter. */
export const Writer = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  '& > span:last-child': { minWidth: 0, overflowWrap: 'anywhere' },
});

/** What comes next, numbered on ruled lines. */
export const Steps = styled.ol({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  borderTop: `1.5px solid ${color.text.primary}`,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    minHeight: '52px',
    borderBottom: `1px solid ${color.border.subtle}`,
    counterIncrement: 'step',
    overflowWrap: 'anywhere',
  },
  '& > li::before': {
    content: 'counter(step)',
    fontFamily: token.font.number,
    fontSize: fontSize[18],
    fontWeight: token.weight.semibold,
    color: color.text.tertiary,
  },
  '& > li > span': { display: 'grid', flex: 1, minWidth: 0, paddingBlock: space[8] },
  '& b': { fontWeight: token.weight.semibold },
  '& small': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary },
  '@media print': {
    '& > li': { minHeight: '36px', fontSize: fontSize[13], lineHeight: lineHeight[13] },
    '& > li > span': { paddingBlock: space[4] },
    '& small': { fontSize: fontSize[12], lineHeight: lineHeight[12] },
  },
});

/** Lines for the parents, on paper only. */
export const Parents = styled.div({
  // Over the line of the margin, which ends above it.
  position: 'relative',
  background: color.surface.card,
  breakInside: 'avoid',
  '& > i': { display: 'block', height: '32px', borderBottom: `1px solid ${color.border.control}` },
  '& > p': { display: 'flex', gap: space[32], marginTop: space[40] },
  '& > p > span': { flex: 1, borderBottom: `1px solid ${color.text.primary}` },
});

/** Other reports of the student, below the sheet. */
export const Others = styled.section({
  marginTop: space[32],
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space[20],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    minHeight: '112px',
    padding: space[16],
    borderRadius: token.radius.card,
    background: color.surface.card,
    boxShadow: token.shadow[1],
  },
  '& li:hover': { boxShadow: token.shadow[2] },
  '& li > svg': { flex: 'none', boxShadow: token.shadow[1] },
  '& li > span': { minWidth: 0, overflowWrap: 'anywhere' },
  // The whole card leads to the report.
  '&& li a': { color: color.text.primary, fontWeight: token.weight.semibold },
  '& li a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: token.radius.card },
  '& small': { display: 'block', marginTop: space[4], color: color.text.secondary },
  '& rect': { fill: color.surface.card, stroke: color.border.subtle },
  '& path': { stroke: color.border.control, strokeWidth: 1.5 },
  '& path + path': { stroke: color.progress.fill, strokeWidth: 2 },
});

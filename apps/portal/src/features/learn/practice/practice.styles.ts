import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space } = token;

/** Head of the page: title, one line, one button at its end. */
export const Head = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '48px',
  marginBottom: space[16],
  '& > p': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary, paddingTop: '6px' },
  '& > :is(a, button)': { marginInlineStart: 'auto' },
});

/** Practices of one kind, below their heading. */
export const Group = styled.section({
  display: 'grid',
  gap: space[12],
  marginTop: space[24],
  '& > header': { display: 'flex', alignItems: 'baseline', gap: space[12] },
  '& > header > h2': { fontSize: fontSize[16], lineHeight: lineHeight[16] },
  '& > header > p': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary },
});

/** Practices ahead: the lesson, its course, and when it opens. */
export const Ahead = styled.ol({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: space[16],
    padding: `${space[12]} ${space[20]}`,
    fontSize: fontSize[14],
    lineHeight: lineHeight[14],
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: `1px solid ${color.border.subtle}` },
  '& > li > :is(span, small)': { fontSize: fontSize[13], color: color.text.secondary },
});

/** What is due first, and the wrong-question book. */
export const HeadCards = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 272px',
  gap: space[24],
  marginBottom: space[24],
  '& > :only-child': { gridColumn: '1 / -1' },
});

/** The practice that is due first: its page, its words, its button. */
export const MostUrgent = styled.section({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 140px',
  alignItems: 'center',
  gap: space[24],
  padding: `${space[8]} ${space[8]}`,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: color.text.secondary,
  '& > svg': { width: '92px', height: '119px' },
  '& h2': {
    margin: `${space[4]} 0`,
    fontSize: fontSize[20],
    lineHeight: lineHeight[20],
    color: color.text.primary,
    overflowWrap: 'anywhere',
  },
  '& p:first-of-type': { display: 'flex', gap: space[8] },
  '& p[data-back]': { color: color.status.danger.fg, overflowWrap: 'anywhere' },
  '& p[data-due]': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '6px',
    marginTop: space[8],
    fontWeight: token.weight.semibold,
    color: color.status.warning.fg,
    '& > svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm },
  },
  '& > span': { display: 'grid', gap: space[8], textAlign: 'center' },
});

/** How many wrong questions wait. */
export const WrongCard = styled.section({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[8],
  height: '100%',
  boxSizing: 'border-box',
  padding: space[8],
  fontSize: fontSize[13],
  color: color.text.secondary,
  '& > h2': { fontSize: fontSize[16], lineHeight: lineHeight[16], color: color.text.primary },
  '& b': {
    marginInlineEnd: '6px',
    fontFamily: token.font.number,
    fontSize: '28px',
    lineHeight: '36px',
    color: color.text.primary,
  },
});

/** Tabs, and the class at their end. */
export const Filters = styled.div({
  position: 'relative',
  '& > span': { position: 'absolute', top: 0, insetInlineEnd: 0, width: '180px' },
});

/** To start a practice whose clock goes, or not. */
export const StartActions = styled.span({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: token.space[12],
});

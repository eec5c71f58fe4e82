import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, font, fontSize, layout, lineHeight, radius, space, weight } = token;

/** The result as a page of its own: head, questions, and beside them the sheet and the lecturer's words. */
export const Page = styled.article({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 356px',
  gap: layout.gutter,
  alignItems: 'start',
  width: layout.page,
  maxWidth: '100%',
  margin: `${space[16]} auto ${space[48]}`,
  '& > nav': { gridColumn: '1 / -1' },
  '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& [data-print="only"]': { display: 'none' },
  // On paper the questions follow the marks and the lecturer's words; what is only for clicking goes.
  '@media print': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: space[16],
    width: 'auto',
    margin: 0,
    '& :is(nav, button, [data-print="hide"])': { display: 'none' },
    '& [data-print="only"]': { display: 'block' },
    '& > aside': { order: 1 },
    '& > section': { order: 2 },
  },
});

/** Score and facts, over the whole width. */
export const HeadPlace = styled.div({ gridColumn: '1 / -1' });

/** A column of cards. */
export const Column = styled.section({ display: 'grid', gap: space[16], minWidth: 0 });

/** Score, facts, what to do next. */
export const Marks = styled.section({
  display: 'grid',
  gridTemplateColumns: '188px minmax(0, 1fr) auto',
  gap: space[32],
  alignItems: 'center',
  '@media print': { gridTemplateColumns: '168px minmax(0, 1fr)' },
});

/** The score as a lecturer writes it. */
export const Score = styled.div({
  position: 'relative',
  textAlign: 'center',
  borderInlineEnd: `1px solid ${color.border.subtle}`,
  paddingInlineEnd: space[32],
  '& > span': { fontSize: fontSize[13], color: color.text.secondary },
  '& > b': {
    display: 'block',
    fontFamily: font.number,
    fontSize: '52px',
    lineHeight: '60px',
    fontWeight: weight.semibold,
    '& > small': { fontSize: fontSize[16], color: color.text.secondary, fontWeight: weight.regular },
  },
  // Two strokes under the score, as by a red pen.
  '& > svg': { display: 'block', width: '100%', height: '20px', color: color.action.bg },
});

/** The level as a stamp. */
export const Seal = styled.strong({
  position: 'absolute',
  top: 0,
  insetInlineEnd: space[12],
  padding: '2px 6px',
  border: `2px solid ${color.text.link}`,
  borderRadius: radius.control,
  color: color.text.link,
  fontWeight: weight.semibold,
  transform: 'rotate(8deg)',
});

/** What the score is made of. */
export const Facts = styled.div({
  display: 'grid',
  gap: space[8],
  '& > h1': { fontSize: fontSize[24], lineHeight: lineHeight[24] },
  '& > p': { fontSize: fontSize[14], lineHeight: lineHeight[14], color: color.text.secondary },
});

/** State and rank. */
export const Tags = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** Figures above what they are, in a row. */
export const Numbers = styled.dl({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[40]}`,
  margin: 0,
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary },
  '& dd': {
    margin: 0,
    fontFamily: font.number,
    fontVariantNumeric: 'tabular-nums',
    fontSize: fontSize[20],
    lineHeight: lineHeight[20],
    fontWeight: weight.semibold,
  },
  '& small': { fontSize: fontSize[13], fontWeight: weight.regular, color: color.text.secondary },
});

/** What can be done next. */
export const Next = styled.div({
  display: 'grid',
  gap: space[12],
  minWidth: '160px',
  '& > p': { textAlign: 'center', fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary },
});

/** Two charts side by side in the columns of the page; one alone has the whole width. */
export const Charts = styled.div({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 356px',
  gap: layout.gutter,
  alignItems: 'stretch',
  '& > :only-child': { gridColumn: '1 / -1' },
  '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Title of a chart and what its lines are. */
export const ChartHead = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[12]}`,
  '& > h2': { fontSize: fontSize[18], lineHeight: lineHeight[18], fontWeight: weight.semibold },
  '& > small': { fontSize: fontSize[13], color: color.text.secondary },
});

/** The lecturer's words. */
export const Comment = styled.div({
  display: 'grid',
  gap: space[12],
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    '& > p': { fontSize: fontSize[13], color: color.text.secondary },
  },
});

import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, font, fontSize, layout, lineHeight, radius, space, weight } = token;

/** The result as a page of its own: head, questions, and beside them the sheet and the lecturer's words. */
export const Page = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 356px',
  gap: layout.gutter,
  alignItems: 'start',
  width: layout.page,
  maxWidth: '100%',
  margin: `${space[16]} auto ${space[48]}`,
  '& > nav': { gridColumn: '1 / -1' },
  '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  // On paper the questions follow the marks; what is only for clicking goes.
  '@media print': { display: 'block', '& nav, & button': { display: 'none' } },
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

/** What can be done next. */
export const Next = styled.div({ display: 'grid', gap: space[12], minWidth: '160px' });

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

/** Points by what a question was marked by, below it. */
export const Criteria = styled.dl({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[24]}`,
  margin: `${space[8]} 0 0`,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: color.text.secondary,
  '& > div': { display: 'flex', gap: space[8] },
  '& dd': { margin: 0, fontFamily: font.number, color: color.text.primary },
});

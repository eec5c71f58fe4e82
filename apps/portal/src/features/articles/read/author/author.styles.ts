import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space, weight } = token;

/** How a list is ordered, at the end of its bar. */
export const Hint = styled.p({ fontSize: fontSize[13], color: color.text.tertiary });

export const HeadPlace = styled.div({ marginTop: space[24] });

/** Months below each other. */
export const Months = styled.div({
  padding: `${space[4]} ${space[24]} ${space[16]}`,
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
});

export const MonthHead = styled.header({
  display: 'flex',
  alignItems: 'baseline',
  gap: '10px',
  padding: `${space[20]} 0 6px`,
  '& > h2': { fontSize: fontSize[18], lineHeight: lineHeight[18] },
  '& > small': { fontSize: fontSize[13], color: color.text.tertiary },
});

/** An article at its node of the thread; the newest of all is the present one. */
export const When = styled.div({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '92px 12px minmax(0, 1fr)',
  columnGap: space[20],
  '& > span': { paddingTop: space[16], fontSize: fontSize[13], lineHeight: '26px', color: color.text.secondary },
  '& > i': {
    position: 'relative',
    width: '12px',
    height: '12px',
    marginTop: '23px',
    boxSizing: 'border-box',
    borderRadius: token.radius.pill,
    border: `2px solid ${token.chapter.nodeNext}`,
    background: color.surface.card,
  },
  '&[data-new] > i': {
    border: `3px solid ${token.chapter.nodeNow}`,
    boxShadow: `0 0 0 4px ${alpha(token.chapter.nodeNow, 18)}`,
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '117px',
    insetBlock: 0,
    width: token.size.thread,
    background: token.chapter.thread,
  },
  '&:first-of-type::before': { top: '28px' },
  '&:last-of-type::before': { bottom: 'calc(100% - 28px)' },
});

/** People two in a row. */
export const FanGrid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
});

/** Somebody who follows. */
export const FanCard = styled.article({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '14px',
  minHeight: '88px',
  padding: `0 ${space[20]}`,
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& b': { fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', '&:hover': { color: color.text.link } },
  '& small': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[8],
    fontSize: fontSize[12],
    lineHeight: lineHeight[12],
    color: color.text.tertiary,
  },
});

/** A lecturer's courses below each other. */
export const Courses = styled.div({ display: 'grid', gap: space[16], paddingTop: space[4] });

/** One quiet line below what a box holds. */
export const Footnote = styled.p({
  marginTop: space[12],
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: color.text.tertiary,
});

/** Pictures of people, five in a row. */
export const Faces = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 40px)',
  justifyContent: 'space-between',
  gap: `${space[12]} 0`,
  '& a': { display: 'block', borderRadius: token.radius.pill },
});

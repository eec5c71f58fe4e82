import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, space, fontSize, lineHeight, weight, font, radius, shadow } = token;

/** Lessons left today and this week, at the side. */
export const Counts = styled.div({ display: 'grid', gap: space[12], padding: `${space[8]} ${space[16]}` });

/** The lessons of a day, below each other on one card. */
export const DayList = styled.ul({
  margin: `${space[12]} 0 0`,
  padding: 0,
  listStyle: 'none',
  background: color.surface.card,
  borderRadius: radius.card,
  boxShadow: shadow[1],
});

/** One lesson: its hours, words, buttons. */
export const Row = styled.li({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: space[16],
  alignItems: 'center',
  padding: `${space[16]} ${space[20]}`,
  '& + &': { borderTop: `1px solid ${color.border.subtle}` },
  '&[data-status="living"]': { boxShadow: `inset 3px 0 0 ${color.action.bg}` },
});

/** When it begins, and below when it ends. */
export const Hours = styled.div({
  fontFamily: font.number,
  fontVariantNumeric: 'tabular-nums',
  fontSize: fontSize[18],
  lineHeight: lineHeight[18],
  fontWeight: weight.semibold,
  '& > small': {
    display: 'block',
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    fontWeight: weight.regular,
    color: color.text.secondary,
  },
  '[data-status="ended"] > &, [data-status="cancelled"] > &': { color: color.text.secondary },
});

/** Its name and state, its course, and the facts in one line. */
export const Words = styled.div({
  overflowWrap: 'anywhere',
  '& > h3': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    fontSize: fontSize[14],
    lineHeight: lineHeight[14],
    fontWeight: weight.semibold,
  },
  '& > p': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary },
});

/** What can be done with it. */
export const RowButtons = styled.div({ display: 'flex', gap: space[8] });

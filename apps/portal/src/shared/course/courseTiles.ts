import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, radius, space } = token;

/** Course cards four in a row, each with a strip below that says why it is in this list. */
export const CourseTiles = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space[24]} ${token.layout.gutter}`,
});

/** One course and its strip. */
export const CourseTile = styled.div({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });

/** The strip below a course card: a remark, and an amount or a time at its end. */
export const TileStrip = styled.p({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.control,
  background: color.actionSoft.bg,
  color: color.actionSoft.fg,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  '& b': { fontFamily: token.font.number, fontSize: fontSize[16], fontWeight: token.weight.semibold },
  '&[data-quiet]': { background: color.surface.sunken, color: color.text.secondary },
});

/** The remark, cut where it is too long. */
export const StripText = styled.span({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** What stands at the end. */
export const StripEnd = styled.span({ flex: 'none' });

/** A page of the main layout on the 1154 grid. */
export const MainPage = styled.div({
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  paddingBlock: `${space[24]} ${space[48]}`,
});

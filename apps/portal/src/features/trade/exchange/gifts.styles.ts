import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { actionSoft, price, surface, text } = token.color;
const { space } = token;

/** Gifts four in a row. */
export const Gifts = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space[24]} ${token.layout.gutter}`,
});

/** A gift in the list: picture, name, credits, what is left. */
export const Tile = styled.article({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: token.radius.card,
  background: surface.card,
  boxShadow: token.shadow[1],
  transition: `box-shadow ${token.motion.fast}`,
  '&:hover': { boxShadow: token.shadow[2] },
});

/** What is said about a gift, below its picture. */
export const Words = styled.div({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  padding: `${space[12]} ${space[16]} ${space[16]}`,
});

/** Its name; the whole tile is its link. */
export const TileTitle = styled.h2({
  flex: 1,
  fontSize: token.fontSize[16],
  lineHeight: token.lineHeight[16],
  fontWeight: token.weight.semibold,
  '& > a': { color: 'inherit', textDecoration: 'none' },
  '& > a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: token.radius.card },
  '& > a:focus-visible': { outline: 'none' },
  '& > a:focus-visible::after': {
    outline: `2px solid ${token.color.focus.ring}`,
    outlineOffset: '-2px',
  },
  '[data-over] &': { color: text.tertiary },
});

/** Two small facts at both ends of a line. */
export const TileLine = styled.p({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  marginTop: space[8],
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  color: text.tertiary,
});

/** Credits as a price. */
export const Cost = styled.span({
  fontFamily: token.font.number,
  fontSize: token.fontSize[20],
  lineHeight: token.lineHeight[20],
  fontWeight: token.weight.semibold,
  color: price.fg,
  '& > small': { marginInlineStart: '2px', fontSize: token.fontSize[13], fontWeight: token.weight.regular },
  '&[data-size="lg"]': { fontSize: token.fontSize[32], lineHeight: token.lineHeight[32] },
  '&[data-size="lg"] > small': { fontSize: token.fontSize[16] },
  '[data-over] &': { color: text.tertiary },
});

/** The picture of a gift, 4:3; where there is none, the sign of its kind on the school's tint. */
export const Frame = styled.span({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  color: actionSoft.fg,
  background: `linear-gradient(135deg, ${token.color.nav.selectedBg}, ${actionSoft.bg})`,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& > svg': { width: '40%', height: '40%', strokeWidth: 1, opacity: 0.8 },
  '&[data-corner="card"]': { borderRadius: token.radius.card },
  '&[data-corner="control"]': { borderRadius: token.radius.control },
  '&[data-over]': { filter: token.course.endedFilter },
});

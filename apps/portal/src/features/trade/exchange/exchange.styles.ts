import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';

const { actionSoft, border, price, surface, text } = token.color;
const { coupon, space } = token;

/** The pages on the 1154 grid. */
export const Page = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  paddingTop: space[32],
  '& .pages': { display: 'flex', justifyContent: 'center', marginTop: space[24] },
});

/** A card in the middle of the page. */
export const Sheet = styled.div({
  width: '762px',
  maxWidth: '100%',
  marginInline: 'auto',
  padding: `${space[24]} ${space[40]} ${space[40]}`,
  borderRadius: token.radius.card,
  background: surface.card,
  boxShadow: token.shadow[1],
});

/** One's credits in the school's colours, with how they are earned. */
export const Purse = styled.header({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: space[48],
  minHeight: '148px',
  padding: `${space[24]} ${space[40]}`,
  overflow: 'hidden',
  borderRadius: '20px',
  color: coupon.activeFg,
  background: `linear-gradient(135deg, ${coupon.activeFrom}, ${coupon.activeTo})`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: `${token.img.coupon} 0 0 / 150px`,
    opacity: coupon.textureOpacity,
  },
  '& h1': { fontSize: token.fontSize[16], lineHeight: token.lineHeight[16], fontWeight: token.weight.regular },
  '& .balance': {
    fontFamily: token.font.number,
    fontSize: '48px',
    lineHeight: '60px',
    fontWeight: token.weight.semibold,
    '& > small': { marginLeft: space[8], fontSize: token.fontSize[16], fontWeight: token.weight.regular },
  },
  '& dl': { display: 'flex', gap: space[32] },
  '& dt': { fontSize: token.fontSize[13], lineHeight: token.lineHeight[13] },
  '& dd': { margin: 0, fontFamily: token.font.number, fontSize: token.fontSize[20], lineHeight: token.lineHeight[20] },
  '& .side': { marginLeft: 'auto', display: 'grid', justifyItems: 'end', gap: space[12], maxWidth: '420px' },
  '& .side > p': { fontSize: token.fontSize[13], lineHeight: token.lineHeight[13], textAlign: 'right' },
});

/** Gifts four in a row. */
export const Gifts = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space[24]} ${token.layout.gutter}`,
  transition: `opacity ${token.motion.base}`,
  '&[aria-busy="true"]': { opacity: 0.55 },
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
  '& > .words': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    padding: `${space[12]} ${space[16]} ${space[16]}`,
  },
  '& h2': {
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
  },
  '& .line': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[8],
    marginTop: space[8],
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
    color: text.tertiary,
  },
  '&[data-over] :is(h2, .cost)': { color: text.tertiary },
  '&[data-over] .picture': { filter: token.course.endedFilter },
});

/** Credits as a price. */
export const Cost = styled.span({
  fontFamily: token.font.number,
  fontSize: token.fontSize[20],
  lineHeight: token.lineHeight[20],
  fontWeight: token.weight.semibold,
  color: price.fg,
  '& > small': { marginLeft: '2px', fontSize: token.fontSize[13], fontWeight: token.weight.regular },
  '&[data-size="lg"]': { fontSize: token.fontSize[32], lineHeight: token.lineHeight[32] },
  '&[data-size="lg"] > small': { fontSize: token.fontSize[16] },
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
});

/** Cards below one another: rewards, exchanges. */
export const Rows = styled.ul({ display: 'grid', gap: space[16] });

/** One of them: picture or sign, words, what can be done. */
export const Row = styled.li({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[20],
  padding: space[20],
  borderRadius: token.radius.card,
  background: surface.card,
  boxShadow: token.shadow[1],
  '& > .picture': { borderRadius: token.radius.control },
  '& h2': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    fontSize: token.fontSize[16],
    lineHeight: token.lineHeight[16],
    fontWeight: token.weight.semibold,
  },
  '& p': { marginTop: space[4], color: text.secondary, overflowWrap: 'anywhere' },
  '& .faint': { fontSize: token.fontSize[13], lineHeight: token.lineHeight[13], color: text.tertiary },
  '& .number': { fontFamily: token.font.number },
  '& > .acts': { display: 'flex', alignItems: 'center', gap: space[12] },
  '&[data-over] h2': { color: text.tertiary },
});

/** Course cards as one choice in a window. */
export const Picks = styled.div({
  display: 'grid',
  gap: space[12],
  maxHeight: '50vh',
  margin: `${space[16]} 0`,
  overflow: 'auto',
});

/** One course to pick. */
export const Pick = styled.label({
  display: 'grid',
  gridTemplateColumns: 'auto 96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
  padding: space[12],
  border: `1px solid ${border.subtle}`,
  borderRadius: token.radius.control,
  cursor: 'pointer',
  '&[data-picked]': { borderColor: border.selected, background: token.color.nav.selectedBg },
  '&[data-out]': { cursor: 'not-allowed', color: text.tertiary },
  '& > input': { width: '18px', height: '18px', margin: 0, accentColor: token.color.action.bg },
  '& > img, & > .none': {
    width: '96px',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: token.course.coverRadius,
    background: surface.sunken,
  },
  '& b': { display: 'block', fontWeight: token.weight.semibold },
  '& small': { fontSize: token.fontSize[13], lineHeight: token.lineHeight[13], color: text.tertiary },
  '&:has(:focus-visible)': { outline: `2px solid ${alpha(token.color.focus.ring, 100)}`, outlineOffset: '2px' },
});

import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';

const { action, actionSoft, border, nav, surface, text } = token.color;
const { space } = token;

/** The band at the top: what a membership is, and one's own card or the plan most chosen. */
export const Hero = styled.section({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  padding: '56px 0 96px',
  background: `linear-gradient(100deg, ${nav.selectedBg}, ${actionSoft.bg} 62%, ${token.color.accent.softBg})`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: '45% 0',
    background: `${token.img.coupon} 0 0 / 176px`,
    opacity: 0.5,
    maskImage: 'linear-gradient(90deg, transparent, black 50%)',
  },
  '& h1': { marginBottom: space[12], fontSize: '40px', lineHeight: '54px', whiteSpace: 'pre-line' },
});

/** Words on the left, a card of 618 on the right. */
export const HeroColumns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 618px',
  gap: token.layout.gutter,
  alignItems: 'center',
  width: token.layout.page,
  maxWidth: '100%',
  minHeight: '292px',
  marginInline: 'auto',
});

/** What the page is about, above its headline. */
export const Eyebrow = styled.p({ marginBottom: space[12], fontWeight: token.weight.semibold, color: text.link });

/** What a membership is good for. */
export const Intro = styled.p({
  maxWidth: '400px',
  fontSize: token.fontSize[16],
  lineHeight: token.lineHeight[16],
  textWrap: 'balance',
  color: text.secondary,
});

/** What a membership includes, in figures. */
export const Numbers = styled.ul({
  display: 'flex',
  gap: space[32],
  marginTop: '28px',
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  color: text.secondary,
  '& b': {
    display: 'block',
    fontFamily: token.font.number,
    fontSize: token.fontSize[28],
    lineHeight: token.lineHeight[28],
    fontWeight: token.weight.semibold,
    color: text.primary,
  },
});

/** Below the band, its first strip overlapping it. */
export const Body = styled.div({
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  '& > section': { marginBottom: space[64], scrollMarginTop: `calc(${token.header.h} + ${space[24]})` },
  '& > section:first-of-type': { paddingTop: space[48] },
  '& > p + section:first-of-type': { paddingTop: 0 },
});

/** One line about one's own membership, over the edge of the band. */
export const Notice = styled.p({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: space[64],
  margin: `calc(-1 * ${space[32]}) 0 ${space[48]}`,
  padding: `${space[8]} ${space[24]}`,
  borderRadius: token.radius.card,
  color: text.secondary,
  background: surface.card,
  boxShadow: token.shadow[2],
  '& > svg': { flex: 'none', width: token.size.iconMd, height: token.size.iconMd, color: text.link },
  '&[data-tone="warning"] > svg': { color: token.color.status.warning.fg },
  '& b': { marginInlineEnd: space[16], color: text.primary },
});

/** Plans three in a row; the one most chosen is higher. */
export const Plans = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[32]} ${token.layout.gutter}`,
  '& > article:not([data-hot])': { marginBlock: space[12] },
});

/** Benefits side by side on a card; the plan most chosen has the brand's tint. */
export const Compare = styled.div({
  padding: `${space[16]} ${space[24]}`,
  borderRadius: token.radius.card,
  background: surface.card,
  boxShadow: token.shadow[1],
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
  '& caption': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& tbody th': {
    padding: `${space[12]} ${space[8]}`,
    textAlign: 'start',
    fontWeight: token.weight.semibold,
    color: text.primary,
  },
  '& td': {
    height: '64px',
    padding: `${space[8]} ${space[12]}`,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    color: text.secondary,
  },
  '& thead :is(th, td)': { height: '56px', padding: space[8], fontWeight: token.weight.semibold, color: text.primary },
  '& thead th:first-of-type': { width: '240px' },
  '& tbody > tr > *': { borderTop: `1px solid ${border.subtle}` },
  '& [data-hot]': { fontWeight: token.weight.semibold, color: actionSoft.fg, background: nav.selectedBg },
  '& thead [data-hot]': { borderRadius: `${token.radius.card} ${token.radius.card} 0 0`, color: actionSoft.fg },
  '& tbody > tr > [data-hot]': { borderColor: alpha(action.bg, 18) },
  '& tr:last-child > [data-hot]': { borderRadius: `0 0 ${token.radius.card} ${token.radius.card}` },
  '& td > svg': { width: token.size.iconMd, height: token.size.iconMd, margin: 'auto', color: actionSoft.fg },
});

/** A dash for a benefit that a membership does not have. */
export const Dash = styled.i({
  display: 'block',
  width: '12px',
  height: '2px',
  margin: 'auto',
  borderRadius: '1px',
  background: border.control,
});

/** Tiles four in a row. */
export const Tiles = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space[24]} ${token.layout.gutter}`,
});

/** The price, the consent and the button in a window or beside a choice. */
export const Slip = styled.div({
  display: 'grid',
  gap: space[16],
  '& > small': {
    fontSize: token.fontSize[12],
    lineHeight: token.lineHeight[12],
    textAlign: 'center',
    color: text.tertiary,
  },
});

/** As high as the price that comes. */
export const PendingPrice = styled.div({ minHeight: '220px' });

import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Countdown } from '@shuyuan/ui';

const { color, fontSize, lineHeight, radius, space } = token;

/** The band of a campaign: what it is on the left, the clock on the right, the school's texture behind. */
export const Band = styled.header({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[32],
  alignItems: 'center',
  minHeight: '152px',
  margin: `${space[16]} 0 ${space[32]}`,
  padding: `${space[24]} ${space[40]}`,
  borderRadius: radius.dialog,
  overflow: 'hidden',
  color: token.coupon.activeFg,
  background: `linear-gradient(120deg, ${token.coupon.activeFrom}, ${token.coupon.activeTo})`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: `${token.img.coupon} 100% 50% / 152px`,
    opacity: token.coupon.textureOpacity,
    maskImage: 'linear-gradient(90deg, transparent 20%, black)',
  },
  '& p': { marginTop: space[8] },
  '&[data-status="ended"]': {
    color: token.coupon.usedFg,
    background: token.coupon.usedBg,
    '&::before': { opacity: 0.08 },
  },
  '&[data-status="notStarted"]': {
    color: color.actionSoft.fg,
    background: color.actionSoft.bg,
    '&::before': { opacity: 0.06 },
  },
});

/** The state of a campaign in words, above its courses. */
export const Notice = styled.div({ marginBottom: space[24] });

/** What the clock counts to, above its figures. */
export const Clock = styled.div({
  display: 'grid',
  justifyItems: 'end',
  gap: space[4],
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});

/** The figures of the clock; the band keeps its colour to the end. */
export const Figures = styled(Countdown)({
  fontSize: fontSize[28],
  lineHeight: lineHeight[28],
  fontWeight: token.weight.semibold,
  '&[data-state]': { color: 'inherit' },
});

/** Campaigns above the courses, two in a row. */
export const Campaigns = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.layout.gutter,
  margin: `0 0 ${space[32]}`,
  padding: 0,
  listStyle: 'none',
  '& > li > a, & > li > div': { height: '100%' },
});

/** One campaign: name and clock, then its note and how much is in it. */
export const Line = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[16]}`,
  alignItems: 'baseline',
  '& > h2': { fontSize: fontSize[18], lineHeight: lineHeight[18] },
});

/** What the clock counts to. */
export const When = styled.span({
  color: color.text.secondary,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});

/** The time that is left, in the colour of prices. */
export const Left = styled(Countdown)({
  marginInlineStart: space[8],
  '&[data-state]': { color: color.price.fg, fontWeight: token.weight.semibold },
});

/** What the school says about it. */
export const Note = styled.p({ gridColumn: '1 / -1', color: color.text.secondary });

/** How many courses it has. */
export const Count = styled.p({ gridColumn: '1 / -1', color: color.text.tertiary, fontSize: fontSize[13] });

/** Title of the page and one line below it. */
export const Head = styled.header({
  marginBottom: space[20],
  '& > p': { marginTop: space[4], color: color.text.secondary },
});

import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';

const { color, coupon, fontSize, lineHeight, space, weight } = token;
const hole = (y: string) =>
  `radial-gradient(circle ${coupon.notchR} at var(--_at) ${y}, transparent calc(${coupon.notchR} - .5px), black ${coupon.notchR})`;
const shade = (percent: number) => alpha(color.surface.shade, percent);

/** Minutes as a ticket of 116 px, torn at 28 % like every other one. */
export const Ticket = styled.div({
  '--_at': '28%',
  minWidth: 0,
  color: color.text.primary,
  filter: `drop-shadow(0 0 .5px ${alpha(color.text.primary, 30)}) drop-shadow(0 1px 2px ${shade(8)})`,
});

/** Its paper, notched at both ends of the tear. */
export const Paper = styled.div({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'var(--_at) minmax(0, 1fr)',
  minHeight: '116px',
  overflow: 'hidden',
  borderRadius: token.radius.card,
  background: color.surface.card,
  maskImage: `${hole('0')}, ${hole('100%')}`,
  maskComposite: 'intersect',
  '@media (forced-colors: active)': { border: '1px solid CanvasText', maskImage: 'none' },
});

/** The coloured end: how many minutes. */
export const Value = styled.div({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  padding: space[4],
  textAlign: 'center',
  color: coupon.activeFg,
  background: `linear-gradient(135deg, ${coupon.activeFrom}, ${coupon.activeTo})`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: `${token.img.coupon} 50% 50% / 132px`,
    opacity: coupon.textureOpacity,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 0,
    top: '13px',
    bottom: '13px',
    width: '2px',
    background: `repeating-linear-gradient(${color.surface.card} 0 4px, transparent 4px 8px)`,
  },
  '& > b': {
    whiteSpace: 'nowrap',
    // The margin of the unit is the whole gap.
    textAutospace: 'no-autospace',
    fontFamily: token.font.number,
    fontSize: '36px',
    lineHeight: '44px',
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    '&[data-long]': { fontSize: '28px' },
  },
  '& > b > small': {
    marginInlineStart: '3px',
    fontFamily: token.font.ui,
    fontSize: fontSize[14],
    fontWeight: weight.medium,
  },
  '& > span': { fontSize: fontSize[12], lineHeight: lineHeight[12] },
  '@media (forced-colors: active)': { borderInlineEnd: '2px dashed CanvasText' },
});

/** The white end: what they are, and what can be done with them. */
export const Info = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'end',
  columnGap: space[12],
  minWidth: 0,
  paddingBlock: space[12],
  paddingInline: `${space[24]} ${space[16]}`,
});

export const Title = styled.h2({
  gridColumn: '1 / -1',
  fontSize: fontSize[16],
  lineHeight: '24px',
  overflowWrap: 'anywhere',
});

export const Text = styled.div({
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: color.text.secondary,
});

/** Until when they are valid. */
export const Validity = styled.p({
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: color.text.tertiary,
});

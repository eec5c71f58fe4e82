import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';
import { notchedAcross, tearLine } from '../ticket.ts';

const { accent, border, surface, text } = token.color;
const { coupon, space, weight } = token;
/** The ground of one's own card: the brand's colour, dark enough for white ink where the brand is pale. */
const ground = `oklch(from ${coupon.activeTo} min(l, 0.5) c h)`;
const deep = (percent: number) => `color-mix(in oklab, ${ground} ${percent}%, ${surface.inverse})`;
const pale = alpha(text.inverse, 82);

/** The student's own card: dark in the brand's colour, 618 by 292; its stub has the amount saved and the renewal button. */
export const Owned = styled.article({
  filter: `drop-shadow(0 14px 24px ${alpha(surface.shade, 26)})`,
  '& > .paper': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 190px',
    minHeight: '292px',
    overflow: 'hidden',
    isolation: 'isolate',
    borderRadius: '20px',
    color: text.inverse,
    // The first is for browsers without relative colours (before the middle of 2024).
    background: [surface.inverse, `radial-gradient(120% 140% at 0 0, ${ground}, ${deep(52)} 55%, ${deep(30)})`],
    ...notchedAcross(['calc(100% - 190px)']),
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: `${token.img.coupon} 0 0 / 150px`,
      opacity: 0.1,
      maskImage: 'linear-gradient(90deg, black, transparent 90%)',
    },
  },
  '& .main': { minWidth: 0, padding: '28px 32px' },
  '& .who': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[12]}`,
    overflowWrap: 'anywhere',
    ...type[18],
    fontWeight: weight.semibold,
  },
  '& .plan': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: '24px',
    paddingBlock: 0,
    paddingInline: '8px 10px',
    borderRadius: token.radius.pill,
    fontSize: token.fontSize[12],
    lineHeight: '24px',
    fontWeight: weight.semibold,
    color: accent.fg,
    background: accent.bg,
    '& > svg': { width: '14px', height: '14px' },
  },
  '& .left': {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    minHeight: '80px',
    margin: `${space[24]} 0 ${space[20]}`,
    ...type[18],
    fontWeight: weight.semibold,
    '& > b': {
      fontFamily: token.font.number,
      fontSize: '72px',
      lineHeight: '80px',
      fontWeight: weight.semibold,
      letterSpacing: '-.03em',
      color: accent.bg,
    },
    '& small': { display: 'block', ...type[13], fontWeight: weight.regular, color: pale },
  },
  '& .bar': {
    height: '4px',
    borderRadius: '2px',
    background: `linear-gradient(${accent.bg} 0 0) 0 / var(--_done, 0%) 100% no-repeat ${alpha(text.inverse, 20)}`,
  },
  '& .foot': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[8],
    marginTop: '10px',
    ...type[12],
    color: pale,
  },
  '& .stub': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    padding: space[16],
    textAlign: 'center',
    '&::before': { ...tearLine, borderInlineStartColor: alpha(text.inverse, 45) },
    '& > small': { ...type[12], color: pale },
    '& > b': { fontFamily: token.font.number, ...type[32], fontWeight: weight.semibold },
    '& > .act': { marginTop: space[24] },
  },
  '&:is([data-status="expired"], [data-status="suspended"])': {
    '& > .paper': { color: coupon.usedFg, background: coupon.usedBg },
    '& :is(.left > b, small, .foot)': { color: coupon.usedFg },
    '& .plan': { color: coupon.usedFg, background: surface.card },
    '& .bar': { background: border.subtle },
    '& .stub::before': { borderInlineStartColor: alpha(border.control, 50) },
  },
  '@media (forced-colors: active)': {
    '& > .paper': { border: '1px solid CanvasText', background: 'none', maskImage: 'none' },
  },
});

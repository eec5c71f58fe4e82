import { alpha, token } from '@shuyuan/tokens';
import { rightToLeft } from '../foundations/direction.ts';

const { coupon, color } = token;
const shade = (percent: number) => alpha(color.surface.shade, percent);

const hole = (at: string, radius: string) =>
  `radial-gradient(circle ${radius} at ${at}, transparent calc(${radius} - .5px), black ${radius})`;
const cut = (holes: readonly string[]) => ({ maskImage: holes.join(', '), maskComposite: 'intersect' });

/** Semicircular notches in the upper and lower edge, at these distances from the start: the tear lines of a ticket (ui-kit 5.1). */
export function notchedAcross(at: readonly string[], radius: string = coupon.notchR) {
  const holes = (places: readonly string[]) =>
    cut(places.flatMap((x) => [hole(`${x} 0`, radius), hole(`${x} 100%`, radius)]));
  return { ...holes(at), [rightToLeft]: holes(at.map((x) => `calc(100% - ${x})`)) };
}

/** Semicircular notches in both sides, at this distance from the top: a vertical ticket. */
export function notchedDown(at: string) {
  return cut([hole(`0 ${at}`, coupon.notchR), hole(`100% ${at}`, coupon.notchR)]);
}

/** Shadow of a ticket: a filter, because a box shadow would fill the notches. */
export const ticketShadow = `drop-shadow(0 0 .5px ${alpha(color.text.primary, 30)}) drop-shadow(0 1px 2px ${shade(8)})`;
/** The same when hovered. */
export const ticketShadowHover = `drop-shadow(0 0 .5px ${alpha(color.text.primary, 30)}) drop-shadow(0 5px 10px ${shade(14)})`;
/** Shadow of a large result ticket. */
export const passShadow = `drop-shadow(0 4px 10px ${shade(12)})`;

const line = color.border.selected;
/** Outline of a selected ticket: four shadows of 1 px, so that the line follows the notches. */
export const ticketSelected = `drop-shadow(1px 0 0 ${line}) drop-shadow(-1px 0 0 ${line}) drop-shadow(0 1px 0 ${line}) drop-shadow(0 -1px 0 ${line})`;

/**
 * The coloured side, with its colours as two variables and the school's texture on top. The content is wrapped in elements above the
 * texture.
 */
export const colouredSide = {
  position: 'relative',
  isolation: 'isolate',
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
} as const;

/** The perforated edge of a coloured side: cut-outs in the paper, 4 px in 8. */
export const perforation = {
  content: '""',
  position: 'absolute',
  insetInlineEnd: 0,
  top: '13px',
  bottom: '13px',
  width: '2px',
  background: `repeating-linear-gradient(${color.surface.card} 0 4px, transparent 4px 8px)`,
} as const;

/** The tear line on white paper, at the left of the part that is torn off. */
export const tearLine = {
  content: '""',
  position: 'absolute',
  top: '16px',
  bottom: '16px',
  insetInlineStart: '-.75px',
  borderInlineStart: `1.5px dashed ${alpha(color.border.control, 50)}`,
} as const;

/** The check mark of 20 px in the corner of a selected ticket: the background, then the check mark as a mask on top. */
export const cornerTick = {
  ground: {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    insetInlineEnd: 0,
    top: 0,
    width: '20px',
    height: '20px',
    borderStartStartRadius: 0,
    borderStartEndRadius: token.radius.card,
    borderEndEndRadius: 0,
    borderEndStartRadius: '8px',
    background: color.border.selected,
  },
  sign: {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    insetInlineEnd: '3px',
    top: '3px',
    width: '14px',
    height: '14px',
    background: color.text.onAction,
  },
} as const;

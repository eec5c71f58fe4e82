import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';
import { colouredSide, notchedAcross, passShadow, tearLine } from '../ticket.ts';

const { color, coupon, radius, space, weight } = token;
const cut = (people: number) =>
  notchedAcross(Array.from({ length: people - 1 }, (_, place) => `calc(100% * ${place + 1} / ${people})`));

const picture = { width: '96px', height: '96px', borderRadius: radius.pill } as const;

const ticket = {
  marginTop: space[32],
  filter: passShadow,
  '& > ol': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    minHeight: '232px',
    overflow: 'hidden',
    borderRadius: radius.dialog,
    background: color.surface.card,
  },
  '& > [data-need="2"]': cut(2),
  '& > [data-need="3"]': cut(3),
  '& > [data-need="4"]': cut(4),
  '& > [data-need="5"]': cut(5),
  '& li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '14px',
    padding: `${space[16]} ${space[8]}`,
    textAlign: 'center',
  },
  '& li + li::after': tearLine,
  '& li[data-state="taken"]': colouredSide,
  '& li[data-state="taken"] + li::after': { borderInlineStartColor: alpha(coupon.activeFg, 75) },
  '& .picture': {
    ...picture,
    overflow: 'hidden',
    display: 'grid',
    background: color.actionSoft.bg,
    boxShadow: `0 0 0 4px ${alpha(coupon.activeFg, 28)}`,
    '& > *': { width: '100%', height: '100%' },
    '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 12%' },
  },
  '& .add': {
    ...picture,
    display: 'grid',
    placeItems: 'center',
    border: `2px dashed ${alpha(color.border.control, 60)}`,
    color: color.text.link,
    '& > svg': { width: '28px', height: '28px' },
  },
  '& b': { display: 'block', ...type[18], fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& small': { display: 'block', ...type[13] },
  '& li[data-state="free"] small': { color: color.text.secondary },
  // Only a seat that can be offered to someone looks like a button.
  '& li[data-state="free"]:not(:has(button)) .add': { color: color.text.tertiary },
  '& button::after': { content: '""', position: 'absolute', inset: 0 },
  // The button covers its seat, and so does its ring.
  '& button:focus-visible': { outline: 'none' },
  '& button:focus-visible::after': {
    outline: `${token.size.thread} solid ${color.focus.ring}`,
    outlineOffset: '-6px',
    borderRadius: radius.control,
  },
} as const;

/** More than five people are drawn as circles. */
const circles = {
  marginTop: space[24],
  '& > ol': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[16] },
  '& li': { width: '96px', textAlign: 'center' },
  '& .picture, & .add': {
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    margin: '0 auto 6px',
    borderRadius: radius.pill,
  },
  '& .picture': {
    overflow: 'hidden',
    background: color.actionSoft.bg,
    boxShadow: `0 0 0 2px ${color.surface.page}, 0 0 0 4px ${color.action.mark}`,
    '& > *': { width: '100%', height: '100%' },
  },
  '& .add': {
    border: `1.5px dashed ${color.border.control}`,
    color: color.text.tertiary,
    '& > svg': { width: '20px', height: '20px' },
  },
  '& b': {
    display: 'block',
    ...type[13],
    fontWeight: weight.medium,
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& small': { display: 'block', ...type[12], color: color.text.tertiary },
} as const;

/** Missing members, remaining time, seats. */
export const Root = styled.section({
  textAlign: 'center',
  '& li:has(button:hover) .add': { borderColor: color.border.selected, color: color.text.linkHover },
  '& > h2': { fontSize: '32px', lineHeight: '42px', fontWeight: weight.semibold },
  '& > h2 > b': {
    margin: `0 ${space[4]}`,
    fontFamily: token.font.number,
    fontWeight: weight.semibold,
    color: color.price.fg,
  },
  '& > .mark': {
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '64px',
    margin: `10px auto ${space[24]}`,
    borderRadius: radius.pill,
    color: color.status.success.solidFg,
    background: color.status.success.solid,
    boxShadow: `0 0 0 10px ${color.status.success.bg}`,
    '& > svg': { width: '32px', height: '32px' },
  },
  '& > .clock': { display: 'flex', justifyContent: 'center', margin: `${space[16]} 0 ${space[12]}` },
  '& > .note': { marginTop: '6px', color: color.text.secondary },
  '& > .ticket': ticket,
  '& > .circles': circles,
  '& > .acts': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space[12],
    marginTop: space[32],
    '& > *': { minWidth: '156px' },
    '& > .join': { minWidth: '300px' },
  },
  '&[data-status="expired"]': {
    '& li[data-state="taken"]': { color: coupon.usedFg, background: coupon.usedBg },
    '& li[data-state="taken"] + li::after': { borderInlineStartColor: alpha(color.border.control, 50) },
    '& .circles .picture': { background: coupon.usedBg, boxShadow: 'none' },
    '& .picture': { filter: 'saturate(.3)' },
    '& .add': { color: color.text.tertiary },
    '& .add > svg': { rotate: '45deg' },
  },
  '@media (forced-colors: active)': {
    '& > .ticket > ol': { border: '1px solid CanvasText', maskImage: 'none' },
    '& li[data-state="taken"]': { background: 'none' },
  },
});

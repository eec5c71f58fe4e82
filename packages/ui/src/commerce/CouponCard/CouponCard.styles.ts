import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { type, visuallyHidden } from '../../foundations/css.ts';
import { notchedAcross, tearLine } from '../ticket.ts';
import { chosen, focused, paper, radio, raised, signs, ticket } from '../ticketParts.ts';
import { info, stamp, value } from './CouponFace.styles.ts';

const { color, coupon, fontSize, radius, space, weight } = token;
const over = '&:is([data-state="used"], [data-state="expired"], [data-state="unusable"])';
const soft = (name: 'brand' | 'neutral') =>
  name === 'brand' ? { color: color.actionSoft.fg, background: color.actionSoft.bg } : { color: color.text.disabled };

/** Columns of the smallest sizes; a variable of each ticket would give each a set of variables of its own to resolve. */
const NARROW = '84px minmax(0, 1fr)';

/** The last line holds the date, as text of the side itself (decision 0032): its height is that of the date and the gap above. */
const lastLine = (height: string) => ({ gridTemplateRows: `auto auto minmax(${height}, auto)` });

/** Sizes: heights from the designs, and the position of the tear line. */
const sizes = {
  '&:is([data-size="sm"], [data-size="md"], [data-size="lg"]) .info': {
    ...lastLine('24px'),
    ...type[12],
    color: color.text.tertiary,
    '& > .head': { color: color.text.primary },
  },
  '&[data-size="lg"]': {
    containIntrinsicSize: 'auto 566px auto 132px',
    '& > .paper': { height: `calc(${token.density.pad} + 112px)` },
    '& .figure:is([data-length="middle"], [data-length="long"])': { fontSize: '32px', lineHeight: '40px' },
    '& .figure[data-length="longest"]': { fontSize: '24px', lineHeight: '40px' },
  },
  '&[data-size="md"]': {
    containIntrinsicSize: 'auto 468px auto 124px',
    '& > .paper': { height: `calc(${token.density.pad} + 104px)` },
  },
  '&:is([data-size="lg"], [data-size="md"])': {
    '& .info': { ...lastLine('26px'), paddingInlineEnd: space[20] },
    '& .when': { marginTop: space[8] },
    '& .stamp': { insetInlineEnd: space[24], bottom: 'calc(50% - 28px)' },
    '& .act ~ .stamp': { top: 'auto', insetInlineEnd: '92px', bottom: 'calc(50% - 28px)' },
  },
  '&[data-size="xs"]': {
    containIntrinsicSize: 'auto 348px auto 108px',
    '& > .paper': { height: '108px' },
    '@media (width < 1200px)': { '& .value > .figure[data-length="short"]': { fontSize: '30px' } },
    '& .info': { paddingInlineStart: '22px' },
  },
  '&[data-size="claim"]': {
    containIntrinsicSize: 'auto 292px auto 96px',
    filter: `drop-shadow(0 1px 2px ${alpha(color.surface.shade, 9)})`,
    '& > .paper': { height: '96px', gridTemplateColumns: NARROW, ...notchedAcross(['84px'], '8px') },
    '& .value': {
      color: color.price.fg,
      background: 'none',
      '&::before': { content: 'none' },
      '&::after': { ...tearLine, insetInlineStart: 'auto', insetInlineEnd: '-.75px', width: 0, background: 'none' },
      '& > .rule': visuallyHidden,
      '& > .figure': { fontSize: '28px', lineHeight: '38px', [signs]: { fontSize: fontSize[13] } },
      '& > .figure[data-length="middle"]': { fontSize: '22px' },
      '& > .figure[data-length="long"]': { fontSize: '16px' },
      '& > .figure[data-length="longest"]': { fontSize: fontSize[13], [signs]: { fontSize: fontSize[12] } },
    },
    '& .info': { columnGap: space[8], paddingBlock: 0, paddingInline: `${space[16]} ${space[12]}` },
    '& .name': { fontSize: fontSize[14], lineHeight: '22px' },
    '& .kind, & .head[data-kind]::after': { display: 'none' },
    '& .scope': { WebkitLineClamp: 1, ...type[12], color: color.text.tertiary },
    '& .when': { display: 'flex', alignItems: 'center', minWidth: 0, marginTop: space[8], whiteSpace: 'nowrap' },
    '& .day': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .act': { margin: '-8px 0 -4px' },
  },
  '&[data-size="row"]': {
    filter: 'none',
    containIntrinsicSize: 'auto 370px auto 40px',
    '& > .paper': {
      height: '40px',
      gridTemplateColumns: NARROW,
      borderRadius: radius.control,
      background: color.nav.selectedBg,
      ...notchedAcross(['84px'], '5px'),
    },
    '& .value::after': { top: '7px', bottom: '7px' },
    '& .value > .rule': visuallyHidden,
    '& .value > .figure': { fontSize: fontSize[18], lineHeight: '24px', [signs]: { fontSize: fontSize[12] } },
    '& .value > .figure:is([data-length="long"], [data-length="longest"])': { fontSize: fontSize[13] },
    '& .info': {
      display: 'flex',
      alignItems: 'center',
      gap: space[8],
      paddingBlock: 0,
      paddingInline: `${space[16]} ${space[12]}`,
    },
    '& .info > .head': { flex: 1, gap: space[4] },
    '& .name': { ...type[13], fontWeight: weight.regular },
    '& .kind, & .head[data-kind]::after': { display: 'none' },
    '& .stamp': { display: 'none' },
    '& :is(.scope, .when)': { ...visuallyHidden, display: 'block' },
    '& .act': { alignSelf: 'center', margin: 0 },
  },
} as const;

const states = {
  '&[data-state="locked"] .value': { background: coupon.activeFrom },
  '&[data-state="notYet"] .value': {
    ...soft('brand'),
    '&::before': { opacity: 0.06 },
  },
  [over]: {
    '& .value': { color: coupon.usedFg, background: coupon.usedBg },
    '& :is(.name, .scope)': { color: color.text.tertiary },
    '& .kind, & .head[data-kind]::after': { color: color.text.secondary, background: color.surface.sunken },
  },
  '&[data-state="unusable"]': {
    filter: 'none',
    '& > .paper': { background: color.surface.page },
    '& :is(.name, .scope)': { color: color.text.secondary },
    '& .value::after': {
      background: `repeating-linear-gradient(${color.surface.page} 0 4px, transparent 4px 8px)`,
    },
  },
  '& .reason': {
    display: 'flex',
    alignItems: 'start',
    gap: space[4],
    marginTop: '6px',
    ...type[12],
    fontWeight: weight.medium,
    color: color.status.warning.fg,
    '& > svg': { flex: 'none', width: '14px', height: '14px', marginTop: '2px' },
  },
  '&[data-state="claimedOut"]': {
    '& .value > .figure, & .name': { color: color.text.tertiary },
    '& .bar': {
      background: `linear-gradient(${color.border.control} 0 0) 0 / var(--_done, 0%) 100% no-repeat ${color.surface.sunken}`,
    },
  },
  '&[data-state="claimedOut"]:not([data-size="claim"]) .value': {
    color: coupon.usedFg,
    background: coupon.usedBg,
    '& > .figure': { color: 'inherit' },
  },
  '&[data-selected]': chosen,
} as const;

// Serialised once, with one class per card: a page may show a thousand.
const styles = css({
  ...ticket,
  containIntrinsicSize: 'auto 370px auto 116px',
  '& .act ~ .stamp': { top: '10px', bottom: 'auto' },
  '&:not([data-size="lg"], [data-size="md"]) .head:has(~ .act ~ .stamp)': { paddingInlineEnd: '60px' }, // keeps the text clear of the stamp
  '&:is([data-state="toUse"], [data-state="locked"], [data-state="claimable"], [data-state="notYet"]):not([data-size="row"], [data-selected]):is(:hover, [data-force="hover"])':
    raised,
  '&:is([data-force="focus"], :has(> input:focus-visible))': focused,
  '& > input': radio,
  '& > .paper': { ...paper('28%'), height: `calc(${token.density.pad} + 96px)` },
  '& .value': value,
  '&[data-plain] .value::before': { content: 'none' },
  '& .info': info,
  '& > .ribbon': {
    position: 'absolute',
    zIndex: 1,
    top: 0,
    insetInlineEnd: space[16],
    height: '22px',
    padding: `0 ${space[8]}`,
    borderRadius: '0 0 6px 6px',
    fontSize: fontSize[12],
    lineHeight: '22px',
    fontWeight: weight.medium,
    color: color.accent.fg,
    background: color.accent.bg,
  },
  '& .stamp': stamp,
  ...states,
  ...sizes,
  '@media (forced-colors: active)': {
    filter: 'none',
    '& > .paper': { border: '1px solid CanvasText', maskImage: 'none' },
    '& .value': { background: 'none', '&::before': { content: 'none' } },
    '& .value::after': { width: 0, background: 'none', borderInlineEnd: '2px dashed CanvasText' },
    '& .act': { border: '1px solid ButtonText' },
    [over]: { '& > .paper': { borderColor: 'GrayText' }, '& .value': { color: 'GrayText' } },
    '&[data-selected]': { outline: '2px solid Highlight' },
  },
});

/** A ticket: an article, or the label of a radio. All inner styles are nested here. */
export const Root = styled.article(styles);

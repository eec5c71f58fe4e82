import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { tickMask, type } from '../../foundations/css.ts';
import { colouredSide } from '../ticket.ts';

const { color, radius, space, weight } = token;
const tone = (name: 'success' | 'info' | 'warning') => ({ color: color.status[name].fg });

/** Steps of a refund on a horizontal thread. */
const flat = {
  flexWrap: 'wrap',
  gap: `${space[4]} 0`,
  paddingBlock: space[12],
  '& > li': { display: 'flex', alignItems: 'center', gap: '10px' },
  '& > li + li::before': {
    content: '""',
    width: '56px',
    height: token.size.thread,
    margin: '0 2px 0 12px',
    background: alpha(color.border.control, 40),
  },
  '& > [data-state="done"] + li::before': { background: color.progress.fill },
  '& small': { ...type[12], color: color.text.tertiary },
  '& i': {
    position: 'relative',
    width: token.chapter.nodeSize,
    height: token.chapter.nodeSize,
    border: `2px solid ${color.border.control}`,
    borderRadius: radius.pill,
    background: color.surface.card,
  },
  '& > [data-state="done"] > i': {
    borderColor: color.progress.fill,
    background: color.progress.fill,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '-2px',
      background: color.action.fg,
      maskImage: tickMask,
      maskSize: 'contain',
    },
  },
  '& > [data-state="now"]': {
    fontWeight: weight.semibold,
    color: color.text.primary,
    '& > i': {
      border: `3px solid ${color.progress.fill}`,
      boxShadow: `0 0 0 4px ${alpha(color.progress.fill, 18)}`,
    },
    '& > small': { fontWeight: weight.regular },
  },
} as const;

const foot = {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '44px',
  margin: `${space[4]} ${space[20]} ${space[20]}`,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.control,
  ...type[13],
  color: color.text.secondary,
  background: color.surface.page,
  '&[data-tone="accent"]': { gap: space[8], color: color.accent.softFg, background: color.accent.softBg },
  '&[data-tone="info"]': { color: color.status.info.fg, background: color.status.info.bg },
  '& > .clock': { flex: 'none' },
  '& > .text': { flex: 1, minWidth: 0 },
  '& b': { fontWeight: weight.semibold },
  '& > .text > b': { marginInlineEnd: space[4] },
  '& > .people': { display: 'flex', flex: 'none' },
  '& > .people > .seat': {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    marginInlineStart: '-6px',
    border: '1.5px dashed currentColor',
    borderRadius: radius.pill,
    ...type[14],
    lineHeight: '14px',
    background: color.surface.card,
  },
  '&[data-look="flat"]': flat,
} as const;

/** A row with a picture and one clear action; urgent information is at the bottom. */
export const Root = styled.article({
  borderRadius: radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 958px auto 176px',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    minHeight: '44px',
    padding: `0 ${space[20]}`,
    borderBottom: `1px solid ${color.border.subtle}`,
    ...type[13],
    color: color.text.tertiary,
    '& .no': { fontFamily: token.font.number, fontVariantNumeric: 'tabular-nums' },
    '& > button': { marginInlineStart: '-14px', color: 'inherit' },
    '& > .status': {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      gap: '6px',
      marginInlineStart: 'auto',
      ...type[14],
      fontWeight: weight.semibold,
      color: color.text.secondary,
      '& > svg': { width: '16px', height: '16px' },
    },
  },
  '&[data-status="unpaid"] .status': { color: color.accent.softFg },
  '&[data-status="waitingGroup"] .status': tone('info'),
  '&[data-status="paid"] .status': tone('success'),
  '&[data-status="refunding"] .status': tone('warning'),
  '& > .body': {
    display: 'grid',
    gridTemplateColumns: '160px minmax(0, 1fr) 132px 116px',
    gap: space[20],
    alignItems: 'center',
    padding: space[20],
    '& > .cover': {
      width: '160px',
      height: '90px',
      borderRadius: radius.control,
      objectFit: 'cover',
      overflow: 'hidden',
      background: color.actionSoft.bg,
    },
    '& > .art': {
      ...colouredSide,
      display: 'grid',
      placeItems: 'center',
      '& > svg': { width: '36px', height: '36px', strokeWidth: 1.4 },
    },
    '& h3': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      ...type[16],
    },
    '& .note': { marginTop: space[4], ...type[13], color: color.text.tertiary, overflowWrap: 'anywhere' },
    '& > .sum': { display: 'grid', justifyItems: 'end', gap: '2px', textAlign: 'right' },
    '& > .sum > b': {
      fontFamily: token.font.number,
      fontSize: token.fontSize[20],
      lineHeight: '28px',
      fontWeight: weight.semibold,
      fontVariantNumeric: 'tabular-nums',
      '& > small': { marginInlineEnd: '1px', fontSize: '.6em' },
    },
    '& > .sum > :is(span, s)': { ...type[12], color: color.text.tertiary },
    '& > .acts': { display: 'grid', gap: '6px', '& > *': { width: '116px', paddingInline: space[4] } },
  },
  '& > .foot': foot,
  '&:is([data-status="cancelled"], [data-status="deleted"])': {
    '& .cover': { filter: 'saturate(.4) brightness(1.04)', opacity: 0.78 },
    '& :is(h3, .sum > b)': { color: color.text.secondary },
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { Button } from '../../controls/Button/Button.tsx';
import { type, visuallyHidden } from '../../foundations/css.ts';

const entering = '&[data-starting-style], &[data-ending-style]';
const fade = `opacity ${token.motion.base} ${token.motion.ease}`;
const pulse = keyframes({
  '0%': { scale: 1, opacity: 0.5 },
  '70%, 100%': { scale: 1.32, opacity: 0 },
});

/** Backdrop of 40 %, lighter than a dialog's: the page behind should stay recognisable. */
export const Backdrop = styled(AlertDialog.Backdrop)({
  position: 'fixed',
  inset: 0,
  zIndex: token.z.call,
  background: alpha(token.color.surface.scrim, 73),
  transition: fade,
  [entering]: { opacity: 0 },
});

/** Centres the card in the window. */
export const Viewport = styled(AlertDialog.Viewport)({
  position: 'fixed',
  inset: 0,
  zIndex: token.z.call,
  display: 'grid',
  placeItems: 'center',
  padding: token.space[24],
  overflowY: 'auto',
});

/** The card, 420 × 460, and taller only for long text. */
export const Surface = styled.div({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '420px',
  maxWidth: '100%',
  minHeight: '460px',
  padding: '36px 28px 28px',
  borderRadius: token.radius.dialog,
  outline: 0,
  textAlign: 'center',
  color: token.color.text.primary,
  background: `linear-gradient(${token.color.nav.selectedBg}, transparent 172px) ${token.color.surface.card}`,
  boxShadow: token.shadow[4],
  transition: `${fade}, translate ${token.motion.slow} ${token.motion.ease}, scale ${token.motion.slow} ${token.motion.ease}`,
  [entering]: { opacity: 0, translate: '0 16px', scale: '.98' },
  '& > .name': {
    ...type[20],
    fontWeight: token.weight.semibold,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  '& > .line': { ...type[14], color: token.color.text.secondary, overflowWrap: 'anywhere' },
  '& .said': visuallyHidden,
  '& > .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[8],
    marginTop: token.space[12],
    padding: '5px 12px',
    borderRadius: '15px',
    ...type[13],
    color: token.color.text.secondary,
    background: token.color.surface.page,
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm, strokeWidth: 1.6 },
    '& > span': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
  },
  '& > .tip': {
    alignSelf: 'stretch',
    marginTop: '14px',
    padding: '7px 12px',
    gap: token.space[8],
    alignItems: 'center',
    ...type[13],
    textAlign: 'start',
    '& .mark': { width: '18px', height: '18px', marginTop: 0 },
    '& > .action': { margin: 0 },
    '& .body': { color: 'inherit' },
    '& a': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '& > .acts': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: token.space[12],
    alignSelf: 'stretch',
    marginTop: 'auto',
    paddingTop: token.space[24],
  },
  '& > .acts[data-single]': { gridTemplateColumns: '176px', justifyContent: 'center' },
  '& > .limit': { marginTop: '14px', ...type[12], color: token.color.text.tertiary, textWrap: 'balance' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** The two buttons, 176 × 48. */
export const Answer = styled(Button)({
  '&[data-size="lg"]': {
    height: 'auto',
    minHeight: '48px',
    padding: `${token.space[4]} ${token.space[8]}`,
    fontWeight: token.weight.regular,
    whiteSpace: 'normal',
  },
  '&[data-answer="enter"]': {
    '--_bg': token.call.enterBg,
    '--_bg-hover': `color-mix(in oklab, ${token.call.enterBg} 84%, ${token.color.text.primary})`,
    '--_bg-active': `color-mix(in oklab, ${token.call.enterBg} 70%, ${token.color.text.primary})`,
    '--_fg': token.color.status.success.solidFg,
  },
});

/** The ring of 120 px around the picture of 96, with the seconds at its bottom. */
export const Ring = styled.div({
  position: 'relative',
  flex: 'none',
  width: token.call.ringSize,
  height: token.call.ringSize,
  marginBottom: '38px',
  borderRadius: token.radius.pill,
  background: token.color.surface.card,
  boxShadow: token.shadow[2],
  '--_ring': token.call.ring,
  '&[data-warning]': { '--_ring': token.call.ringWarn },
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', rotate: '-90deg', fill: 'none' },
  '& .track, & .sweep': { strokeWidth: 5 },
  '& .track': { stroke: token.call.ringTrack },
  '& .sweep': {
    stroke: 'var(--_ring)',
    strokeDasharray: 100,
    strokeDashoffset: 'calc(100px - 100px * var(--_at))',
    transition: `stroke ${token.motion.base}`,
  },
  // The ring is animated towards the next second; each reading of the clock corrects it.
  '&[data-running] .sweep': {
    strokeDashoffset: 'calc(100px - 100px * var(--_to))',
    transition: `stroke-dashoffset 1s linear, stroke ${token.motion.base}`,
  },
  '&[data-jump] .sweep': { transition: 'none' },
  '&[data-running]::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: '0 0 0 2px var(--_ring)',
    opacity: 0,
    animation: `${pulse} 1.6s ease-out infinite`,
  },
  '& > .photo': {
    position: 'absolute',
    inset: '12px',
    overflow: 'hidden',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '12% 8% auto',
      aspectRatio: '1',
      borderRadius: token.radius.pill,
      background: token.color.actionSoft.bgHover,
    },
    '&:not(:has(img))::before': { content: 'none' },
    '& > img': {
      inset: 'auto',
      insetInlineStart: '-9%',
      top: '-13.5%',
      width: '118%',
      height: '148%',
      borderRadius: 0,
      objectPosition: '50% 0',
      background: 'none',
    },
  },
  '& > .seconds': {
    position: 'absolute',
    left: '50%',
    bottom: '-20px',
    translate: '-50%',
    minWidth: '56px',
    padding: '0 10px',
    borderRadius: token.radius.pill,
    fontFamily: token.font.number,
    fontSize: token.fontSize[28],
    lineHeight: '36px',
    fontWeight: token.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    background: token.color.surface.card,
    boxShadow: token.shadow[2],
  },
  '&[data-warning] > .seconds': { color: token.color.status.warning.fg },
  '@media (prefers-reduced-motion: reduce)': {
    '&[data-running]::before': { content: 'none' },
    '&[data-running] .sweep': { strokeDashoffset: 'calc(100px - 100px * var(--_at))', transition: 'none' },
  },
  '[data-motion="reduced"] &[data-running] .sweep': { strokeDashoffset: 'calc(100px - 100px * var(--_at))' },
  '@media (forced-colors: active)': {
    '& .track': { stroke: 'GrayText' },
    '& .sweep': { stroke: 'Highlight' },
    '& > .seconds': { border: '1px solid CanvasText' },
  },
});

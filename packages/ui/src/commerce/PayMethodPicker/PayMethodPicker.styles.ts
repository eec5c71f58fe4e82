import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { filled, hover, tickMask, type, visuallyHidden } from '../../foundations/css.ts';

const { color, radius, space, weight } = token;
const dot = (tone: string) => ({ '--_dot': tone });
const corner = (x: string, y: string) => {
  const ink = `linear-gradient(${color.action.mark} 0 0)`;
  return `${ink} ${x} ${y} / 22px 3px no-repeat, ${ink} ${x} ${y} / 3px 22px no-repeat`;
};

const method = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  minHeight: '72px',
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.card,
  cursor: 'pointer',
  boxShadow: `inset 0 0 0 1px ${alpha(color.border.control, 50)}`,
  transition: `box-shadow ${token.motion.fast}`,
  [hover]: { boxShadow: `inset 0 0 0 1px ${color.border.selected}` },
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > img': { flex: 'none', width: '36px', height: '36px', borderRadius: radius.control },
  '& > span': { minWidth: 0 },
  '& b': { display: 'block', ...type[16], lineHeight: '24px', fontWeight: weight.semibold },
  '& small': { display: 'block', ...type[12], color: color.text.tertiary },
  '&:has(:checked)': {
    background: alpha(color.nav.selectedBg, 50),
    boxShadow: `inset 0 0 0 2px ${color.border.selected}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 0,
      bottom: 0,
      width: '20px',
      height: '20px',
      borderRadius: `8px 0 ${radius.card}`,
      background: color.border.selected,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: '3px',
      bottom: '3px',
      width: '14px',
      height: '14px',
      background: color.text.onAction,
      maskImage: tickMask,
      maskSize: 'contain',
    },
  },
  '&:has(:focus-visible)': {
    outline: `${token.size.thread} solid ${color.focus.ring}`,
    outlineOffset: token.size.focusOffset,
  },
  '&:has(:disabled)': {
    cursor: 'not-allowed',
    background: color.surface.page,
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
    '& > img': { opacity: 0.45, filter: 'saturate(.2)' },
    '& b': { color: color.text.secondary },
  },
  '&[data-refused] small': { color: color.status.warning.fg },
} as const;

const qr = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '244px',
  height: '244px',
  borderRadius: radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[2],
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '10px',
    borderRadius: '3px',
    background: [corner('0', '0'), corner('100%', '0'), corner('0', '100%'), corner('100%', '100%')].join(', '),
  },
  '& > .code': { width: '196px', height: '196px', '& > *': { width: '100%', height: '100%' } },
  '& > .logo': {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: radius.card,
    background: color.surface.card,
    '& > img': { width: '36px', height: '36px' },
  },
  '& > .over': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    borderRadius: 'inherit',
    background: alpha(color.surface.card, 92),
    '& > svg': {
      width: '64px',
      height: '64px',
      padding: '14px',
      borderRadius: radius.pill,
      strokeWidth: 2.4,
      color: color.status.success.solidFg,
      background: color.status.success.solid,
    },
    '& > svg[data-bad]': { color: color.status.danger.solidFg, background: color.status.danger.solid },
  },
} as const;

const steps = {
  display: 'grid',
  gap: '14px',
  marginTop: space[20],
  paddingTop: space[20],
  borderTop: `1px solid ${color.border.subtle}`,
  '& > li': { display: 'flex', alignItems: 'center', gap: '10px', color: color.text.secondary },
  '& b': { fontFamily: token.font.number, fontWeight: weight.semibold },
  '& .said': visuallyHidden,
  '& .no': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '22px',
    height: '22px',
    borderRadius: radius.pill,
    fontSize: token.fontSize[12],
    lineHeight: '12px',
    fontWeight: weight.semibold,
    background: color.border.subtle,
    '& > svg': { width: '14px', height: '14px', strokeWidth: 2.6 },
  },
  '& > [data-state="now"]': {
    fontWeight: weight.medium,
    color: color.text.primary,
    '& > .no': filled,
  },
  '& > [data-state="done"] > .no': { color: color.status.success.solidFg, background: color.status.success.solid },
} as const;

/** Payment methods as cards, and below them the code with its status. */
export const Root = styled.div({
  '& > .methods': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[16] },
  '& .method': method,
  '& > .scan': {
    display: 'grid',
    gridTemplateColumns: '244px minmax(0, 1fr)',
    gap: space[40],
    alignItems: 'center',
    marginTop: space[24],
    padding: `${space[32]} ${space[40]}`,
    borderRadius: radius.dialog,
    background: color.surface.page,
  },
  '& .qr': qr,
  '& .status': {
    ...dot(color.status.info.solid),
    display: 'grid',
    gridTemplateColumns: '10px minmax(0, 1fr)',
    gap: '2px 12px',
    alignItems: 'center',
    ...type[18],
    fontWeight: weight.semibold,
    '& > i': {
      width: '10px',
      height: '10px',
      borderRadius: radius.pill,
      background: 'var(--_dot)',
      boxShadow: '0 0 0 4px color-mix(in srgb, var(--_dot) 18%, transparent)',
    },
    '& > small': { gridColumn: 2, ...type[13], fontWeight: weight.regular, color: color.text.tertiary },
  },
  '&:is([data-status="scanned"], [data-status="paid"]) .status': dot(color.status.success.solid),
  '&[data-status="expired"] .status': dot(color.status.warning.solid),
  '&[data-status="failed"] .status': dot(color.status.danger.solid),
  '&[data-status="waiting"] .status > i': { animation: 'sy-pay-breathe 1.6s ease-in-out infinite alternate' },
  '@keyframes sy-pay-breathe': { to: { boxShadow: '0 0 0 7px color-mix(in srgb, var(--_dot) 8%, transparent)' } },
  '& .steps': steps,
  '& .retry': { marginTop: space[20] },
  '@media (forced-colors: active)': {
    '& .method': { border: '1px solid CanvasText' },
    '& .method:has(:checked)': { outline: '2px solid Highlight' },
    '& .method:has(:disabled)': { borderColor: 'GrayText' },
  },
});

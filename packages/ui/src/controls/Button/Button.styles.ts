import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { active, hover, type } from '../../foundations/css.ts';
import { spinner } from '../../foundations/spinner.ts';

const { action, actionSoft, accent, status, surface, text, nav, border } = token.color;

const mix = (base: string, towards: string, percent: number) => `color-mix(in oklab, ${base} ${percent}%, ${towards})`;

/** Each tone defines its colours once; the variants below read them. */
const tones = {
  '&[data-tone="brand"]': {
    '--_bg': action.bg,
    '--_bg-hover': action.bgHover,
    '--_bg-active': action.bgActive,
    '--_fg': action.fg,
    '--_edge': `inset 0 0 0 1px ${action.edge}`,
    '--_soft': actionSoft.bg,
    '--_soft-hover': actionSoft.bgHover,
    '--_soft-fg': actionSoft.fg,
    '--_wash': nav.selectedBg,
    '--_text': text.link,
    '--_frame': border.selected,
  },
  '&[data-tone="accent"]': {
    '--_bg': accent.bg,
    '--_bg-hover': mix(accent.bg, accent.fg, 92),
    '--_bg-active': mix(accent.bg, accent.fg, 86),
    '--_fg': accent.fg,
    '--_soft': accent.softBg,
    '--_soft-hover': mix(accent.softBg, accent.bg, 75),
    '--_soft-fg': accent.softFg,
    '--_wash': accent.softBg,
    '--_text': accent.softFg,
    '--_frame': accent.strong,
  },
  '&[data-tone="neutral"]': {
    '--_bg': surface.inverse,
    '--_bg-hover': mix(surface.inverse, text.secondary, 75),
    '--_bg-active': text.primary,
    '--_fg': text.inverse,
    '--_soft': surface.sunken,
    '--_soft-hover': border.subtle,
    '--_soft-fg': text.primary,
    '--_wash': nav.hoverBg,
    '--_text': text.secondary,
    '--_frame': border.controlHover,
  },
  '&[data-tone="danger"]': {
    '--_bg': status.danger.solid,
    '--_bg-hover': mix(status.danger.solid, text.primary, 84),
    '--_bg-active': mix(status.danger.solid, text.primary, 70),
    '--_fg': status.danger.solidFg,
    '--_soft': status.danger.bg,
    '--_soft-hover': mix(status.danger.bg, status.danger.border, 82),
    '--_soft-fg': status.danger.fg,
    '--_wash': status.danger.bg,
    '--_text': status.danger.fg,
    '--_frame': status.danger.border,
  },
};

/** Sizes of a button. */
const sizes = {
  '&[data-size="sm"]': {
    height: token.field.hSm,
    '--_pad': token.space[12],
    ...type[13],
    borderRadius: '7px',
  },
  '&[data-size="md"]': { height: token.field.hMd, '--_pad': token.space[16], ...type[14] },
  '&[data-size="lg"]': {
    height: token.field.hLg,
    '--_pad': token.space[24],
    ...type[16],
    fontWeight: token.weight.semibold,
  },
};

/** Root of every button. */
export const Root = styled.button({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  flex: 'none',
  margin: 0,
  padding: '0 var(--_pad)',
  border: 0,
  borderRadius: token.radius.control,
  fontFamily: 'inherit',
  fontWeight: token.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${token.motion.fast} ${token.motion.ease}, color ${token.motion.fast}, box-shadow ${token.motion.fast}`,
  ...tones,
  ...sizes,
  '& > .icon': { display: 'inline-flex', flex: 'none' },
  '& > .icon > svg': { width: token.size.iconSm, height: token.size.iconSm },
  '& > .spinner': spinner,
  '&[data-size="sm"] > .spinner': { width: '12px', height: '12px' },
  '&[data-block]': { display: 'flex', width: '100%' },
  '&[data-wrap]': { height: 'auto', paddingBlock: token.space[4], whiteSpace: 'normal' },
  '&[data-size="sm"][data-wrap]': { minHeight: token.field.hSm },
  '&[data-loading]': { cursor: 'progress' },
  // Without an icon to replace, the spinner stands in the middle of the label, which keeps its width and stays in the accessible name.
  '&[data-loading]:not([data-icon], [data-block])': {
    WebkitTextFillColor: 'transparent',
    '& > :not(.spinner)': { opacity: 0 },
    '& > .spinner': { position: 'absolute', inset: 0, margin: 'auto' },
  },

  '&[data-variant="solid"]': {
    color: 'var(--_fg)',
    background: 'var(--_bg)',
    boxShadow: 'var(--_edge, none)',
    [hover]: { background: 'var(--_bg-hover)' },
    [active]: { background: 'var(--_bg-active)' },
  },
  '&[data-variant="soft"]': {
    color: 'var(--_soft-fg)',
    background: 'var(--_soft)',
    [`${hover}, ${active}`]: { background: 'var(--_soft-hover)' },
  },
  '&[data-variant="outline"]': {
    color: text.primary,
    background: surface.card,
    boxShadow: `inset 0 0 0 1px ${alpha(border.control, 50)}`,
    [hover]: { color: 'var(--_text)', boxShadow: 'inset 0 0 0 1px var(--_frame)' },
    [active]: { color: 'var(--_text)', background: 'var(--_wash)', boxShadow: 'inset 0 0 0 1px var(--_frame)' },
  },
  '&[data-variant="outline"][data-tone="danger"]': { color: 'var(--_text)' },
  '&[data-variant="ghost"]': {
    color: 'var(--_text)',
    background: 'none',
    [hover]: { background: 'var(--_wash)' },
    [active]: { background: 'var(--_soft)' },
  },
  '&[data-variant="link"]': {
    height: 'auto',
    minHeight: token.size.target,
    padding: 0,
    borderRadius: token.space[4],
    color: 'var(--_text)',
    background: 'none',
    [`${hover}, ${active}`]: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },

  '&:is(:active, [data-force="active"])': { transitionDuration: token.motion.instant },
  '&:is(:disabled, [aria-disabled="true"]:not([data-loading]))': {
    '&, &:hover, &:active': {
      color: text.disabled,
      background: surface.sunken,
      boxShadow: 'none',
      textDecoration: 'none',
      cursor: 'not-allowed',
    },
    '&[data-variant="link"], &[data-variant="link"]:hover': { background: 'none' },
  },
  '@media (forced-colors: active)': {
    border: '1px solid ButtonText',
    '&[data-loading]:not([data-icon], [data-block])': {
      forcedColorAdjust: 'none',
      color: 'ButtonText',
      background: 'ButtonFace',
    },
  },
});

import { token } from '@shuyuan/tokens';
import { type } from './css.ts';

/** The item that a key would take: its ground alone is too pale to be told (WCAG 1.4.11). */
export const pointed = { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '-2px' } as const;

/** The white surface of menus and lists that open over a page. */
export const popupSurface = {
  boxSizing: 'border-box',
  minWidth: '160px',
  maxWidth: '360px',
  maxHeight: 'min(400px, var(--available-height, 400px))',
  padding: token.space[4],
  overflowY: 'auto',
  borderRadius: token.radius.card,
  outline: 0,
  background: token.color.surface.card,
  color: token.color.text.primary,
  boxShadow: token.shadow[3],
  ...type[14],
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${token.motion.fast} ${token.motion.ease}, translate ${token.motion.fast} ${token.motion.ease}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 -4px' },
  '& .group': {
    padding: `${token.space[8]} ${token.space[12]} ${token.space[4]}`,
    ...type[12],
    color: token.color.text.tertiary,
  },
  '& .item': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    minHeight: token.field.hMd,
    padding: `${token.space[4]} ${token.space[12]}`,
    borderRadius: token.radius.control,
    outline: 0,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    '& > svg, & > .tick': {
      flex: 'none',
      width: token.size.iconSm,
      height: token.size.iconSm,
      color: token.color.text.tertiary,
    },
    '&:is([data-highlighted], [data-force="hover"])': { background: token.color.nav.hoverBg },
    '&:is(:focus-visible, [data-force="focus"])': pointed,
    '&[data-selected]': { fontWeight: token.weight.semibold, color: token.color.nav.selectedFg },
    '&[data-selected] > .tick': { marginInlineStart: 'auto', color: 'inherit' },
    '&[data-danger]': { color: token.color.status.danger.fg, '& > svg': { color: 'inherit' } },
    '&[data-danger]:is([data-highlighted], [data-force="hover"])': { background: token.color.status.danger.bg },
    '&[data-disabled]': { color: token.color.text.disabled, cursor: 'not-allowed', '& > svg': { color: 'inherit' } },
    '@media (forced-colors: active)': {
      '&[data-selected]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
      '&:is([data-highlighted], [data-force="hover"])': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      '&[data-disabled]': { color: 'GrayText' },
    },
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
} as const;

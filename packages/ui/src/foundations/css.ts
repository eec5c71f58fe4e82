import { token } from '@shuyuan/tokens';

/** Hover styles; `data-force` freezes the look for screenshots (ui-kit 4.11). */
export const hover = '&:is(:hover, [data-force="hover"])';
/** Pressed styles. */
export const active = '&:is(:active, [data-force="active"])';

/** Anything filled with the brand's own colour and words in it; the line shows only where that colour is as pale as the card. */
export const filled = {
  color: token.color.action.fg,
  background: token.color.action.bg,
  boxShadow: `inset 0 0 0 1px ${token.color.action.edge}`,
} as const;

/**
 * A box whose borders are shadows, for forced-colors mode, which drops shadows: a thick border for an error, an outline on focus, grey
 * when disabled. It must come last in the styles (WCAG 2.4.7).
 */
export const forcedBox = {
  border: '1px solid ButtonText',
  '&[data-error]': { borderWidth: '2px' },
  '&:is(:focus-within, [data-popup-open], [data-force="focus"])': {
    outline: '2px solid Highlight',
    outlineOffset: '1px',
  },
  '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
} as const;

/** Most height of a picture in a text: a photo taken upright is seen at once, on a screen and not on two. */
export const PICTURE_HEIGHT = 'min(80vh, 720px)';

/** A check mark of 16 px as a mask, so that its colour is a token. */
export const tickMask =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M4.2 8.3L7 11L11.8 5.4' fill='none' stroke='currentColor' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";

/** Visually hidden, but available to screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The type scale: sizes with their line heights (ui-kit 4.5). */
export const type = {
  12: { fontSize: token.fontSize[12], lineHeight: token.lineHeight[12] },
  13: { fontSize: token.fontSize[13], lineHeight: token.lineHeight[13] },
  14: { fontSize: token.fontSize[14], lineHeight: token.lineHeight[14] },
  16: { fontSize: token.fontSize[16], lineHeight: token.lineHeight[16] },
  18: { fontSize: token.fontSize[18], lineHeight: token.lineHeight[18] },
  20: { fontSize: token.fontSize[20], lineHeight: token.lineHeight[20] },
  24: { fontSize: token.fontSize[24], lineHeight: token.lineHeight[24] },
  28: { fontSize: token.fontSize[28], lineHeight: token.lineHeight[28] },
  32: { fontSize: token.fontSize[32], lineHeight: token.lineHeight[32] },
} as const;

import { type CSSObject, Global } from '@emotion/react';
import { token } from '@shuyuan/tokens';
import { type } from '../css.ts';

/** Everything is at its final position at once; animations still fire their end events. */
const still: CSSObject = {
  animationDelay: '0s !important',
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  scrollBehavior: 'auto !important' as 'auto',
  transitionDelay: '0s !important',
  transitionDuration: '0s !important',
};

const ALONG_THE_TEXT = ['chevron-left', 'chevron-right', 'arrow-left', 'arrow-right', 'log-out', 'reply', 'send'];

/** Both margins of the page in a window of 1200 px. */
const MARGINS = '46px';

/** Rules of a page, by their selectors. */
export const ground: CSSObject = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { background: token.color.surface.page },
  body: {
    margin: 0,
    minWidth: token.layout.min,
    fontFamily: token.font.ui,
    ...type[14],
    color: token.color.text.primary,
    // A word longer than its line goes on in the next one; a flex item shrinks below it only by `anywhere` of its own.
    overflowWrap: 'break-word',
    textAutospace: 'normal',
    textSpacingTrim: 'trim-start',
    WebkitFontSmoothing: 'antialiased',
  },
  // Below the page and its margins, the page gives way: one variable that every frame reads (§2).
  '@media (width < 1200px)': {
    body: { '--sy-layout-page': `max(100vw - ${MARGINS}, ${token.layout.min} - ${MARGINS})` },
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0 },
  'h1, h2': { fontFamily: token.font.title },
  'h1, h2, h3, h4': { fontWeight: token.weight.semibold, textWrap: 'pretty' },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: 0, minInlineSize: 0 },
  a: { color: 'inherit', textDecoration: 'none' },
  'img, svg': { display: 'block' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  button: { border: 0, padding: 0, background: 'none', cursor: 'pointer' },
  s: { textDecorationThickness: '1px' },
  // Icons that point along the text.
  [`:is(${ALONG_THE_TEXT.map((name) => `.lucide-${name}`).join(', ')}):dir(rtl)`]: { scale: '-1 1' },
  ':focus-visible, [data-force="focus"]': { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: '2px' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': still,
  },
  '[data-motion="reduced"], [data-motion="reduced"] *, [data-motion="reduced"] *::before, [data-motion="reduced"] *::after':
    still,
};

/** Global styles of every page: type, resets, focus ring, reduced motion (ui-kit 4.5, 5.2). */
export function GlobalStyle() {
  return <Global styles={ground} />;
}

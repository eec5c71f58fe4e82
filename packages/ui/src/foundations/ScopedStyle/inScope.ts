import type { CSSObject } from '@emotion/react';

const MOTION = '[data-motion="reduced"]';

/** Rules of a page as rules of the part of it that `scope` selects. That part stands for `body`, without the width and edge of a page. */
export function inScope(rules: CSSObject, scope: string): CSSObject {
  const scoped: [string, unknown][] = [];
  for (const [selector, style] of Object.entries(rules)) {
    if (selector === 'html') continue;
    if (selector === 'body') scoped.push([scope, ofPart(Object(style))]);
    else if (!selector.startsWith('@media'))
      scoped.push([selectors(selector, (part) => withScope(part, scope)), style]);
    else if (!('body' in Object(style))) scoped.push([selector, inScope(Object(style), scope)]);
  }
  return Object.fromEntries(scoped) as CSSObject;
}

/** A part is as wide as where it stands. */
const ofPart = ({ minWidth: _, margin: __, ...style }: CSSObject) => ({ ...style, '--sy-layout-page': '100%' });

/** What is said of motion stands on an element around the scope. */
const withScope = (selector: string, scope: string) =>
  selector.startsWith(MOTION) ? `${MOTION} ${scope}${selector.slice(MOTION.length)}` : `${scope} ${selector}`;

/** Each selector of a list, whose own parentheses may hold commas. */
const selectors = (list: string, change: (selector: string) => string) =>
  list
    .split(/,\s*(?![^()]*\))/)
    .map(change)
    .join(', ');

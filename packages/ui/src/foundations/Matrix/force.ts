/** Selectors of the elements of a cell that have a look; of each, the first that it finds. */
export type Forced = Readonly<Partial<Record<Look, string | readonly string[]>>>;

type Look = 'hover' | 'focus' | 'active' | 'highlight';

/** What a mouse or a keyboard sets, beside the look that stands for it; an item of an open list is highlighted. */
const PSEUDO: readonly (readonly [RegExp, string])[] = [
  [/:hover(?![\w-])/g, ':is(:hover, [data-force="hover"])'],
  [/:active(?![\w-])/g, ':is(:active, [data-force="active"])'],
  [/:focus-within(?![\w-])/g, ':is(:focus-within, [data-force="focus"], :has([data-force="focus"]))'],
  [/(:focus(?:-visible)?)(?![\w-])/g, ':is($1, [data-force="focus"])'],
  [/\[data-highlighted\]/g, ':is([data-highlighted], [data-force="highlight"])'],
];

/** A selector that also finds the forced elements, with the same specificity. */
export const forcible = (selector: string) =>
  PSEUDO.reduce((text, [pseudo, forced]) => text.replace(pseudo, forced), selector);

const rewritten = new WeakSet<CSSRule>();

function rewrite(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rewritten.has(rule)) {
      rewritten.add(rule);
      const selector = forcible(rule.selectorText);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

/**
 * Gives elements inside a cell a look for its picture. Only the workbench does this: it rewrites the rules of the page, so that no component
 * carries selectors for its pictures. Returns the selector of an element that is missing: its state would be in no picture.
 */
export function force(cell: Element, looks: Forced): string | undefined {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
  for (const [look, selectors] of Object.entries(looks)) {
    for (const selector of [selectors].flat()) {
      const found = cell.querySelector<HTMLElement>(selector);
      if (!found) return `${selector} to ${look}`;
      if (found.dataset['force'] !== look) found.dataset['force'] = look;
    }
  }
  return undefined;
}

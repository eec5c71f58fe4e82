import type { Page } from '@playwright/test';

/**
 * What does not fit on the page as it is: content wider than the window, words outside of it, words cut off by a box that is not
 * meant to end them with an ellipsis, and words over other words.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(findMisfits);
}

/** Sets the spacing of text that a reader may set; nothing may be lost by it (WCAG 1.4.12). Returns what takes it back. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const spaced = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  return async () => {
    await spaced.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    });
    await spaced.dispose();
  };
}

/** Runs in the page. */
function findMisfits(): string[] {
  const found = new Set<string>();
  const root = document.documentElement;
  const within = root.clientWidth;
  if (root.scrollWidth > within) found.add(`the page is ${root.scrollWidth} wide in ${within}`);
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const above = (element: Element, holds: (at: Element, style: CSSStyleDeclaration) => boolean) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (holds(at, styleOf(at))) return at;
    return null;
  };
  const isEnded = (_: Element, { textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  const scrolls = (_: Element, { overflowX, overflowY }: CSSStyleDeclaration) =>
    /auto|scroll/.test(overflowX + overflowY);
  const isUnseen = (at: Element, style: CSSStyleDeclaration) =>
    style.visibility === 'hidden' ||
    style.opacity === '0' ||
    style.clipPath !== 'none' ||
    at.matches('[aria-hidden="true"], .katex, svg');
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 24)}”`;
  for (const element of document.body.querySelectorAll('*')) {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (texts.length === 0 || above(element, isUnseen) || above(element, isEnded) || above(element, scrolls)) continue;
    const range = document.createRange();
    range.setStartBefore(texts[0] as Node);
    range.setEndAfter(texts.at(-1) as Node);
    const words = range.getBoundingClientRect();
    if (words.width === 0) continue;
    if (words.right > within + 1) found.add(`${nameOf(element)} ends at ${Math.round(words.right)} of ${within}`);
    const cutter = above(element, (at, { overflowX, position }) => {
      if (position === 'fixed' || !/hidden|clip/.test(overflowX)) return false;
      const box = at.getBoundingClientRect();
      return box.width > 2 && (words.right > box.right + 1 || words.bottom > box.bottom + 8);
    });
    if (cutter) found.add(`${nameOf(element)} is cut off by ${nameOf(cutter)}`);
  }
  return [...found];
}

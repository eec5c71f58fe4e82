import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CN = 'apps/portal/src/i18n/cn';
const KIT = 'packages/ui/src';
/** Each language is named in itself. */
const OWN_NAME = '中文';
const HAN = /\p{Script=Han}/u;

/** Every text of a dictionary that has Han characters and no gap. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return HAN.test(words) && !words.includes('{{') ? [words] : [];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

/** Our own words in Chinese: those of the portal, and of the kit. A word of one character may be a name, too. */
export async function ownChinese(): Promise<string[]> {
  const portal = readdirSync(path.join(ROOT, CN)).map((name) => path.join(CN, name));
  const kit = readdirSync(path.join(ROOT, KIT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.labels.ts'))
    .map((name) => path.join(KIT, name));
  const found = await Promise.all(
    [...portal, ...kit].map(async (file) => {
      const module: Record<string, unknown> = await import(path.join(ROOT, file));
      const dictionaries = Object.values(module);
      return file.startsWith(CN) ? textsOf(dictionaries) : dictionaries.flatMap((each) => textsOf(cnOf(each)));
    }),
  );
  return [...new Set(found.flat())].filter((text) => text.length > 1 && text !== OWN_NAME);
}

const cnOf = (labels: unknown) =>
  typeof labels === 'object' && labels !== null && 'cn' in labels ? labels.cn : undefined;

/** Texts and names on a page that are words of ours in Chinese. */
export function shownChinese(page: Page, own: readonly string[]): Promise<string[]> {
  return page.evaluate((ours) => {
    const known = new Set(ours);
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      if (known.has(text)) found.add(text);
    }
    for (const each of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        if (known.has(each.getAttribute(name) ?? '')) found.add(`${name} ${each.getAttribute(name)}`);
    return [...found];
  }, own);
}

/**
 * Labels of controls that do not stand there whole: cut by their box or its ellipsis, out of it, or broken into more lines than the control
 * is made for; and hints of empty fields that are longer than the field.
 */
export function brokenLabels(page: Page): Promise<string[]> {
  return page.evaluate(findBroken);
}

/** Runs in the page. */
function findBroken(): string[] {
  const CONTROLS = 'button, [role="button"], [role="tab"], summary, th, nav a, a[data-size]';
  /** Whole rows that are pressed have texts, not a label. */
  const MOST = 40;
  const found = new Set<string>();
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  for (const element of document.body.querySelectorAll(CONTROLS)) {
    const label = (element.textContent ?? '').trim();
    if (label === '' || label.length > MOST || !isSeen(element) || element.closest('[aria-hidden="true"], [inert]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !isSeen(holder) || !node.textContent?.trim()) continue;
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width <= 1) continue;
      const name = `${element.tagName.toLowerCase()} “${label}”`;
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > 1 && element.matches('button, [role="tab"], nav a, a[data-size]'))
        found.add(`${name} breaks into ${lines} lines`);
      for (let at: Element | null = holder; at && element.contains(at); at = at.parentElement) {
        const style = getComputedStyle(at);
        if (/^inline$|contents/.test(style.display)) continue;
        const box = at.getBoundingClientRect();
        if (box.width > 2 && words.right > box.right + 1) found.add(`${name} does not fit`);
        if (style.overflowX !== 'visible') break;
      }
    }
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.body.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (!pen || !isSeen(field) || field.value !== '') continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (room > 2 && pen.measureText(field.placeholder).width > room + 1)
      found.add(`hint “${field.placeholder}” does not fit`);
  }
  return [...found];
}

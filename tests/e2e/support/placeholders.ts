import type { Page } from '@playwright/test';

/** Placeholders that stand where an answer will, by what they are: skeletons, and what says of itself that it is busy. */
export function placeholders(page: Page): Promise<string[]> {
  return page.evaluate(findPlaceholders);
}

/** Runs in the page. */
function findPlaceholders(): string[] {
  const SKELETON = '[data-variant] > .word[role="status"]';
  const BUSY = '[aria-busy="true"]';
  const found: string[] = [];
  for (const each of document.querySelectorAll(`${SKELETON}, ${BUSY}`)) {
    const isSkeleton = each.matches(SKELETON);
    const box = isSkeleton ? each.parentElement : each;
    // What is held back until a part above it has come counts, too: it will show.
    if (!box?.checkVisibility()) continue;
    const within = box.closest('section, article, aside, nav, main, dialog, header');
    const name = within?.getAttribute('aria-label') ?? within?.querySelector('h1, h2, h3')?.textContent ?? '';
    const kind = isSkeleton ? `skeleton ${box.getAttribute('data-variant')}` : `busy ${each.tagName.toLowerCase()}`;
    found.push(`${kind} in ${within?.tagName.toLowerCase() ?? 'body'} “${name.trim().slice(0, 30)}”`);
  }
  return found;
}

import type { Page } from 'playwright-core';
import type { Shot } from '../shots.ts';
import { show } from './brands.ts';

/** Which way the cells of a Matrix run: their columns stay where they are. */
async function turn(page: Page, direction: 'ltr' | 'rtl') {
  await page.evaluate((dir) => {
    for (const scope of document.querySelectorAll<HTMLElement>('[data-cell] > :first-child')) scope.dir = dir;
  }, direction);
}

/**
 * Shows the open story as a picture wants it while `run` looks at it. Paper, forced colours, the window, dark, room and direction render
 * nothing; another language does, and stays until the next one.
 */
export async function throughLens<T>(page: Page, shot: Shot, run: () => Promise<T>): Promise<T> {
  const { brand, locale = 'cn', isForced, isPrinted, isTurned, width } = shot;
  const before = page.viewportSize();
  const hasMedia = isForced || isPrinted;
  await show(page, {
    brand,
    locale,
    mode: isTurned ? 'dark' : 'light',
    density: isTurned ? 'compact' : 'comfortable',
  });
  if (hasMedia)
    await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none', media: isPrinted ? 'print' : 'screen' });
  if (isTurned) await turn(page, 'rtl');
  if (width && before) await page.setViewportSize({ width, height: before.height });
  try {
    return await run();
  } finally {
    if (hasMedia) await page.emulateMedia({ forcedColors: 'none', media: 'screen' });
    if (isTurned) await turn(page, 'ltr');
    if (width && before) await page.setViewportSize(before);
  }
}

/** What the cells of the first brand say. */
const WORDS = 'shuyuanWords';

/** Leaves out the states that say the same in English, beside those that a state above has said; `note` remembers what they say now. */
export async function wordsOf(page: Page, part: 'note' | 'leave out') {
  await page.evaluate(
    ({ name, isNoted }) => {
      const seen = new Set<string>();
      const cells = [...document.querySelectorAll<HTMLElement>('[data-matrix] [data-cell]:first-child')];
      const textOf = (cell: HTMLElement) => {
        const fields = [...cell.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
        return [
          cell.firstElementChild?.textContent,
          ...fields.flatMap((field) => [field.value, field.placeholder]),
        ].join('|');
      };
      for (const cell of cells) {
        const text = textOf(cell);
        if (isNoted) Reflect.set(cell, name, text);
        else if (text === Reflect.get(cell, name) || seen.has(text)) cell.style.display = 'none';
        seen.add(text);
      }
      // A picture of nothing is none.
      const [first] = cells;
      if (first && cells.every((cell) => cell.style.display === 'none')) first.style.display = '';
    },
    { name: WORDS, isNoted: part === 'note' },
  );
}

import type { Page } from 'playwright-core';
import { WAIT_MS } from '../../scripts/bounds.ts';
import { MOST_PX } from './sheet.ts';

/** What the cells of a Matrix still wait for, by their captions. */
const pendingCells = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-cell][data-pending]')].map(
      (cell) => `${cell.querySelector(':scope > figcaption')?.textContent}: ${cell.dataset['pending']}`,
    ),
  );

/** Waits until every cell of a Matrix shows what it is there for: its overlay, and the elements that it presses and forces. */
export async function expectPrepared(page: Page) {
  try {
    await page.waitForFunction(() => !document.querySelector('[data-cell][data-pending]'), null, { timeout: WAIT_MS });
  } catch {
    throw new Error(`These states of the Matrix miss something:\n${(await pendingCells(page)).join('\n')}`);
  }
}

const hasWindows = (page: Page) => page.evaluate(() => document.querySelector('[data-cell] [data-window]') !== null);

/**
 * Runs with a window of the browser that holds a whole Matrix, if it has windows of its own: an overlay keeps inside what is visible, and below
 * that it would choose another place and another height.
 */
export async function withRoom(page: Page, run: () => Promise<void>) {
  const before = page.viewportSize();
  if (before === null || !(await hasWindows(page))) return run();
  const width = MOST_PX + 100;
  await page.setViewportSize({ width, height: MOST_PX });
  const high = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(MOST_PX, high) });
  try {
    await placeOverlays(page);
    await run();
  } finally {
    await page.setViewportSize(before);
  }
}

/**
 * Reads each cell as if it were alone: a list that is open under a field hides the rest of the page from assistive technology. Cells that a picture
 * had left out measure themselves in the frames before.
 */
export async function readAlone(page: Page) {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise<void>((next) => requestAnimationFrame(() => next()));
    const others = ':is([data-base-ui-inert], [role="combobox"], :has([role="combobox"])):not([id$="-hidden-input"])';
    for (const hidden of document.querySelectorAll(`[data-matrix] [aria-hidden]${others}`))
      hidden.removeAttribute('aria-hidden');
  });
}

/** Shows every cell of a Matrix with windows: what measures itself has measured nothing where it was left out of the last look. */
export async function showAllCells(page: Page) {
  if (!(await hasWindows(page))) return;
  await page.evaluate(() => {
    for (const cell of document.querySelectorAll<HTMLElement>('[data-cell]')) cell.style.display = '';
  });
  await placeOverlays(page);
}

/** Places open overlays again after their cells have moved, and takes the focus away: in one cell alone it would be seen. */
export async function placeOverlays(page: Page) {
  await page.evaluate(async () => {
    if (!document.querySelector('[data-cell] [data-window]')) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.dispatchEvent(new Event('resize'));
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  });
}

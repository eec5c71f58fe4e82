import type { Page } from 'playwright-core';
import { type Clip, MOST_PX } from './sheet.ts';

/** The widest picture; the brands stand side by side if they fit. */
const WIDEST_PX = 2_500;

/** Columns to try, the first that fits is taken: the five brands side by side, or as many as there is room for. */
const COLUMNS = [5, 4, 3, 2, 1];

/** The widest column: what the content area of a window leaves, or that of content which is not wide. */
const [WIDE_PX, NARROW_PX] = [1_124, 240];

/** Ground around the content of a picture. */
const MARGIN_PX = 16;

/** Sets the columns of a Matrix and deals its cells out to sheets, line by line; resolves to their number. */
export async function cutMatrix(page: Page): Promise<number> {
  return page.evaluate(
    ({ columns, most, widest, margin, wide, narrow }) => {
      const matrix = document.querySelector<HTMLElement>('[data-matrix]');
      if (!matrix) throw new Error('A Matrix story is drawn with the Matrix of foundations, which a picture can cut.');
      const cells = [...matrix.querySelectorAll<HTMLElement>('[data-cell]')].filter(
        (cell) => cell.offsetParent !== null,
      );
      const start = matrix.getBoundingClientRect();
      for (const count of columns) {
        matrix.style.setProperty('--columns', `${count}`);
        matrix.style.width = `${count * (matrix.hasAttribute('data-wide') ? wide : narrow)}px`;
        const right = Math.max(...cells.map((cell) => cell.getBoundingClientRect().right));
        if (right - start.left + margin <= widest) break;
      }
      const boxes = cells.map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
      let [sheet, sheetTop, lineBottom] = [1, start.top + margin, 0];
      for (const { cell, box } of boxes) {
        // A line ends at one bottom.
        if (box.bottom > lineBottom + 1) {
          lineBottom = box.bottom;
          const line = boxes.filter(({ box: { bottom } }) => Math.abs(bottom - lineBottom) <= 1);
          const top = Math.min(...line.map(({ box: other }) => other.top));
          if (lineBottom - sheetTop + 2 * margin > most) [sheet, sheetTop] = [sheet + 1, top];
        }
        cell.dataset['sheet'] = `${sheet}`;
      }
      return sheet;
    },
    { columns: COLUMNS, most: MOST_PX, widest: WIDEST_PX, margin: MARGIN_PX, wide: WIDE_PX, narrow: NARROW_PX },
  );
}

/** Shows one sheet of a cut Matrix and measures it: no empty ground beside or below. */
export async function clipOfSheet(page: Page, sheet: number): Promise<Clip> {
  const clip = await page.evaluate(
    ({ shown, margin }) => {
      const matrix = document.querySelector<HTMLElement>('[data-matrix]');
      for (const cell of document.querySelectorAll<HTMLElement>('[data-sheet]')) {
        cell.style.display = cell.dataset['sheet'] === shown ? '' : 'none';
      }
      const boxes = [...document.querySelectorAll<HTMLElement>('[data-matrix] [data-cell]')]
        .filter((cell) => cell.offsetParent !== null)
        .map((cell) => cell.getBoundingClientRect());
      const { left = 0, top = 0 } = matrix?.getBoundingClientRect() ?? {};
      const [x, y] = [Math.max(0, Math.round(left)), Math.round(top)];
      const right = Math.max(...boxes.map((box) => box.right));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return { x, y, width: Math.ceil(right) + margin - x, height: Math.ceil(bottom) + margin - y };
    },
    { shown: `${sheet}`, margin: MARGIN_PX },
  );
  if (clip.height > MOST_PX) {
    throw new Error(
      `A cell of this Matrix is ${clip.height} px high, and a picture at most ${MOST_PX}: show less in it.`,
    );
  }
  return clip;
}

/** Shows the whole Matrix again: axe looks at all of it. */
export async function showAllSheets(page: Page) {
  await page.evaluate(() => {
    for (const cell of document.querySelectorAll<HTMLElement>('[data-sheet]')) {
      cell.style.display = '';
      delete cell.dataset['sheet'];
    }
  });
}

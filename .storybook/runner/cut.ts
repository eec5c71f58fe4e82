import type { Page } from 'playwright-core';
import { type Clip, MOST_PX } from './sheet.ts';

/** Widths that a Matrix may be set to, so that it fits one sheet. */
const WIDTHS_PX = [1_640, 2_040, 2_440];

/** Ground around the content of a picture. */
const MARGIN_PX = 16;

/** Sets a Matrix as narrow as its height allows and deals its states out to sheets, line by line; resolves to their number. */
export async function cutMatrix(page: Page): Promise<number> {
  return page.evaluate(
    ({ widths, margin, most }) => {
      const matrix = document.querySelector<HTMLElement>('[data-matrix]');
      if (!matrix) throw new Error('A Matrix story is drawn with the Matrix of foundations, which a picture can cut.');
      const states = [...matrix.querySelectorAll<HTMLElement>(':scope > [data-state]')];
      const start = matrix.getBoundingClientRect().top;
      for (const width of widths) {
        matrix.style.width = `${width}px`;
        if (Math.max(...states.map((state) => state.getBoundingClientRect().bottom)) - start + margin <= most) break;
      }
      const boxes = states.map((state) => ({ state, box: state.getBoundingClientRect() }));
      let [sheet, sheetTop, lineTop] = [1, start + margin, start + margin];
      for (const { state, box } of boxes) {
        if (box.top > lineTop + 1) {
          lineTop = box.top;
          const bottom = Math.max(
            ...boxes
              .filter(({ box: other }) => Math.abs(other.top - box.top) <= 1)
              .map(({ box: { bottom } }) => bottom),
          );
          if (bottom - sheetTop + 2 * margin > most) [sheet, sheetTop] = [sheet + 1, box.top];
        }
        state.dataset['sheet'] = `${sheet}`;
      }
      return sheet;
    },
    { widths: WIDTHS_PX, margin: MARGIN_PX, most: MOST_PX },
  );
}

/** Shows one sheet of a cut Matrix and measures it: no empty ground beside or below. */
export async function clipOfSheet(page: Page, sheet: number): Promise<Clip> {
  const clip = await page.evaluate(
    ({ shown, margin }) => {
      const matrix = document.querySelector<HTMLElement>('[data-matrix]');
      const states = [...document.querySelectorAll<HTMLElement>('[data-matrix] > [data-state]')];
      for (const state of states) state.style.display = state.dataset['sheet'] === shown ? '' : 'none';
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
      `A state of this Matrix is ${clip.height} px high, and a picture at most ${MOST_PX}: show less in it.`,
    );
  }
  return clip;
}

/** Shows the whole Matrix again: axe looks at all of it. */
export async function showAllSheets(page: Page) {
  await page.evaluate(() => {
    for (const state of document.querySelectorAll<HTMLElement>('[data-matrix] > [data-state]'))
      state.style.display = '';
  });
}

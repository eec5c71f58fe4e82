import { line, n, type Point, path, poly, range, rect, smooth } from '../drawing.ts';
import type { BrandArt } from './brands.ts';

const SIZE = 132;
const stroke = (width = 2.2) => `fill="none" stroke="#fff" stroke-width="${width}"`;

/** Calls `draw` for each place of a grid and joins what it draws. */
const grid = (rows: readonly number[], cols: readonly number[], draw: (row: number, col: number) => string) =>
  rows.flatMap((row) => cols.map((col) => draw(row, col))).join('');

const LEAVES = 'M0 0C4-12 16-18 28-16C26-4 14 4 0 0ZM0 0C-12-2-18-12-18-22C-8-20 0-12 0 0Z';

const textures: Record<BrandArt['texture'], () => string> = {
  // the sea of old robes
  waves: () =>
    grid(range(0, 9), range(-1, 4), (row, col) =>
      [21, 14, 7]
        .map((r) => path(`M${n(col * 44 + (row % 2) * 22 - r)} ${n(row * 16.5)}a${r} ${r} 0 0 1 ${2 * r} 0`, stroke()))
        .join(''),
    ),
  hexagons: () =>
    grid(range(0, 4), range(0, 3), (row, col) =>
      path(`${line(poly(col * 44 + (row % 2) * 22, row * 33, 16, 6, Math.PI / 6))}Z`, stroke(2.5)),
    ),
  ripples: () =>
    range(-1, 9)
      .map((row) => {
        const wave = (x: number): Point => [x, row * 16.5 + 9 * Math.sin((x * 2 * Math.PI) / SIZE)];
        return path(smooth(range(-22, 154, 11).map(wave)), stroke());
      })
      .join(''),
  pixels: () =>
    grid(range(0, 7), range(0, 7), (row, col) => {
      const size = 3 + ((col * 7 + row * 5) % 8);
      return rect(col * 16.5 + 8 - size / 2, row * 16.5 + 8 - size / 2, size, size, 'rx="2" fill="#fff"');
    }),
  leaves: () =>
    grid(range(0, 4), range(-1, 3), (row, col) =>
      path(LEAVES, `transform="translate(${col * 44 + (row % 2) * 22} ${row * 33 + 6})" ${stroke()}`),
    ),
};

/** Seamless white tile for coupons and bands; 96 × 96 unless the style sets a size. */
export const drawTexture = (brand: BrandArt) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="96" height="96">${textures[brand.texture]()}</svg>\n`;

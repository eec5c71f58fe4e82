import { circle, type Point, path, range, smooth } from '../../drawing.ts';
import { city } from './city.ts';
import { cover } from './cover.ts';
import { orbit } from './orbit.ts';
import { steps } from './steps.ts';
import { volcano } from './volcano.ts';
import { wind } from './wind.ts';

/** Contour lines. */
function contours() {
  const cols = ['#1d6f86', '#3f93a0', '#9cc9a8', '#c8dba3', '#e9e3ac', '#f0c983', '#e39f62', '#c46f45', '#fbf3e6'];
  const blob = (cx: number, cy: number, R: number, k: number, sq: number) =>
    smooth(
      range(0, 29).map((i): Point => {
        const a = (i * Math.PI) / 15;
        const q =
          R * (1 + 0.13 * Math.sin(2 * a + k) + 0.09 * Math.sin(3 * a + 2 * k) + 0.05 * Math.sin(5 * a + k * 3));
        return [cx + q * Math.cos(a), cy + q * sq * Math.sin(a)];
      }),
      true,
    );
  let b = '',
    paths = '';
  for (const k of range(0, 5))
    b += path(
      blob(420, 220, 470 + k * 52, 1.2, 0.72),
      'fill="none" stroke="#bfe8ea" stroke-opacity=".2" stroke-width="1.6"',
    );
  cols.forEach((c, i) => {
    const a = blob(300 - i * 3, 232 - i * 4, 330 - i * 37, 1.1 + i * 0.05, 0.66),
      d = i < 7 ? blob(588 + i * 4, 176 + i * 3, 206 - i * 28, 2.4 + i * 0.07, 0.8) : '';
    paths += `<path id="c${i}" d="${a + d}"/>`;
    b += `<use href="#c${i}" stroke="#123c46" stroke-opacity=".55" stroke-width="3.2"/><use href="#c${i}" fill="${c}"/>`;
  });
  b += path(
    'M96 372Q210 330 300 318T520 344T700 276',
    'fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="1 10" stroke-linecap="round"',
  );
  b += `<g transform="translate(588 150)">${path('M0 34C-22 6-26-4-26-14a26 26 0 0 1 52 0C26-4 22 6 0 34Z', 'fill="#d9442c"')}${circle(0, -14, 10, 'fill="#fff"')}</g>`;
  return cover('#0d4a5e', '#1a7088', b, paths);
}

/** Covers of geography courses. */
export const geographyCovers = [contours, wind, steps, city, orbit, volcano];

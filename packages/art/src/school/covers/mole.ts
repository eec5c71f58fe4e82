import { circle, group, path, radial, range, rng } from '../../drawing.ts';
import { cover } from './cover.ts';

/** Whether a place lies inside the flask. */
function isInside(x: number, y: number, margin: number) {
  if (y < 74 + margin || y > 362 - margin) return false;
  const half = y < 168 ? 34 : 34 + ((y - 168) / 194) * 134;
  return Math.abs(x - 384) < half - margin;
}

const BALLS = ['r', 'y', 'b'] as const;

/** A flask made of nothing but particles: an amount is a number of things. */
export function mole() {
  const random = rng(602);
  const balls = range(0, 23).flatMap((row) =>
    range(0, 27).map((col) => {
      const [x, y] = [384 + (col - 13.5 + (row % 2) / 2) * 17.6, 352 - row * 15.3];
      const pick = random();
      if (y < 196 || !isInside(x, y, 9)) return '';
      return `<use href="#${BALLS[pick < 0.56 ? 0 : pick < 0.84 ? 1 : 2]}" x="${x.toFixed(1)}" y="${y.toFixed(1)}"/>`;
    }),
  );
  const loose = (
    [
      [352, 178, 'y'],
      [396, 168, 'r'],
      [372, 142, 'b'],
      [398, 120, 'r'],
      [376, 98, 'y'],
      [390, 56, 'r'],
      [366, 34, 'b'],
      [412, 22, 'y'],
    ] as const
  ).map(([x, y, id]) => `<use href="#${id}" x="${x}" y="${y}"/>`);
  const glass = 'M346 66V166L224 350Q212 376 242 376H526Q556 376 544 350L422 166V66';
  const b =
    circle(384, 230, 196, 'fill="#8fb2ff" opacity=".1"') +
    path('M0 376H768V432H0Z', 'fill="#0b1130" opacity=".7"') +
    path('M346 66V166L224 350Q212 376 242 376H526Q556 376 544 350L422 166V66Z', 'fill="#cfe0ff" opacity=".09"') +
    balls.join('') +
    loose.join('') +
    path(glass, 'fill="none" stroke="#cfe0ff" stroke-width="6" stroke-linejoin="round"') +
    path('M336 64H432', 'stroke="#cfe0ff" stroke-width="13" stroke-linecap="round"') +
    path('M268 336L344 222', 'stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"') +
    group(
      'stroke="#cfe0ff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"',
      path('M500 330h-26M484 304h-18M468 278h-26M452 252h-18', ''),
    );
  const ball = (id: string, pale: string, deep: string) =>
    `${radial(
      `${id}f`,
      [
        [0, pale],
        [1, deep],
      ],
      'cx=".35" cy=".3"',
    )}<circle id="${id}" r="8.200" fill="url(#${id}f)"/>`;
  return cover(
    '#141c4a',
    '#34449c',
    b,
    ball('r', '#ffc0a8', '#ee5a45') + ball('y', '#fff0b8', '#f2b02c') + ball('b', '#c0fff0', '#26b3a0'),
  );
}

import { circle, linear, n, path, radial, range, rect, rng } from '../../drawing.ts';
import { cover, HEIGHT, WIDTH } from './cover.ts';
import { cradle } from './cradle.ts';
import { field } from './field.ts';

/** Two sources on water. */
function ripples() {
  let b = '';
  for (const [x, y, c, o] of [
    [250, 262, '#7fe9da', 0.9],
    [512, 196, '#bff5ff', 0.75],
  ] as const)
    for (const r of range(18, 560, 34))
      b += circle(
        x,
        y,
        r,
        `fill="none" stroke="${c}" stroke-width="${n(11 - r / 80)}" opacity="${n(Math.max(0.12, o - r / 640))}"`,
      );
  b += rect(0, 0, WIDTH, HEIGHT, 'fill="url(#d)"');
  for (const [x, y] of [
    [250, 262],
    [512, 196],
  ] as const)
    b +=
      circle(x, y + 6, 17, 'fill="#04202b" opacity=".5"') +
      circle(x, y, 16, 'fill="url(#a)"') +
      circle(x - 5, y - 6, 4, 'fill="#fff" opacity=".8"');
  return cover(
    '#06303f',
    '#117083',
    b,
    radial('a', [
      [0, '#ffe2a1'],
      [1, '#ff9d2e'],
    ]) +
      linear('d', [
        [0, '#06303f', 0],
        [0.75, '#06303f', 0.1],
        [1, '#041f2b', 0.75],
      ]),
  );
}

/** Light through a prism. */
function prism() {
  const cols = ['#ff6b5b', '#ff9a4d', '#ffd05a', '#7fd6a0', '#58b7f0', '#8d86ff'];
  let b = '';
  range(0, 60).forEach((i) => {
    const r = rng(i + 5);
    b += circle(r() * WIDTH, r() * 300, 0.8 + r() * 1.4, 'fill="#fff" opacity=".35"');
  });
  cols.forEach((c, i) => {
    const y = 176 + i * 7,
      z = 148 + i * 44;
    b += path(`M430 ${y}L780 ${z}L780 ${z + 44}L430 ${y + 7}Z`, `fill="${c}" opacity=".92"`);
  });
  b += path('M-10 292L318 190L318 199L-10 312Z', 'fill="#fff" opacity=".95"');
  b += path('M312 190L430 176L430 218L312 200Z', 'fill="#fff" opacity=".38"');
  b += path(
    'M372 74L498 318L246 318Z',
    'fill="url(#p)" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linejoin="round"',
  );
  b += path(`M372 74L420 318L246 318Z`, 'fill="#fff" opacity=".09"');
  b +=
    path('M0 318H768V432H0Z', 'fill="#0d1029" opacity=".55"') +
    path(`M246 318L498 318L470 372L274 372Z`, 'fill="#fff" opacity=".07"');
  return cover(
    '#171a3f',
    '#30356f',
    b,
    linear('p', [
      [0, '#c9d2ff', 0.5],
      [1, '#6f7ad8', 0.18],
    ]),
  );
}

/** Covers of physics courses. */
export const physicsCovers = [ripples, prism, cradle, field];

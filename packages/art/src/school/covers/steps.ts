import { circle, group, linear, path, range } from '../../drawing.ts';
import { cover } from './cover.ts';

const tree = (x: number, y: number, s: number, colour: string) =>
  path(`M${x} ${y - 34 * s}L${x + 14 * s} ${y}H${x - 14 * s}Z`, `fill="${colour}"`) +
  path(`M${x} ${y}v${6 * s}`, 'stroke="#5a3a28" stroke-width="3"');

/** From the roof of the world down to the sea in three steps. */
export function steps() {
  const peaks = 'M-20 214L40 120L74 160L128 66L176 138L206 108L306 262V432H-20Z';
  const snow =
    'M40 120L58 141L48 156L38 146L24 148ZM128 66L158 112L142 124L128 108L114 122L100 110ZM206 108L232 148L216 152L206 142L194 150L187 132Z';
  const layer = (d: string, colour: string) => path(d, `fill="${colour}"`);
  const strata = range(0, 2).map((i) =>
    path(
      `M-20 ${262 + i * 50}Q140 ${246 + i * 50} 262 ${268 + i * 48}T520 ${322 + i * 34}T790 ${392 + i * 16}`,
      'fill="none" stroke="#5a2f34" stroke-opacity=".18" stroke-width="9"',
    ),
  );
  const water = 'M560 356H790V432H540Q556 396 560 356Z';
  const b =
    circle(610, 96, 50, 'fill="#fff3cf"') +
    circle(610, 96, 78, 'fill="#fff3cf" opacity=".3"') +
    path(
      'M300 92q20-16 40 0q22-18 42 2h26q10 14-6 16H296q-14-8 4-18ZM470 150q14-12 30 0q16-12 30 2h18q8 10-4 12H466q-10-6 4-14Z',
      'fill="#fff" opacity=".8"',
    ) +
    layer('M200 214Q300 168 372 214T560 336V432H200Z', '#a9c3a0') +
    layer(peaks, '#8f8fb5') +
    path('M128 66L176 138L206 108L306 262H150L140 190Z', 'fill="#6d6c98"') +
    path(snow, 'fill="#ffffff"') +
    layer(
      'M-20 214Q60 196 140 210T262 220Q300 234 340 250T430 262Q470 268 486 300Q500 330 560 336Q620 342 640 356L620 432H-20Z',
      '#c98f5f',
    ) +
    layer('M-20 206Q60 188 140 202T262 212V228Q220 220 140 218T-20 230Z', '#7fae6f') +
    layer('M206 222Q290 226 340 240T430 252Q474 258 492 292L478 296Q456 272 420 270T206 222Z', '#8fbf6d') +
    layer('M492 300Q506 322 560 328Q620 334 640 350L636 358Q600 346 556 344T484 308Z', '#b5d47a') +
    layer('M-20 320Q140 304 262 322T470 372T640 410L630 432H-20Z', '#8f553f') +
    layer('M-20 380Q160 362 300 384T600 432H-20Z', '#6a3a36') +
    strata.join('') +
    path(water, 'fill="url(#s)"') +
    path(
      'M562 358q14-7 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0',
      'fill="none" stroke="#e9fbff" stroke-width="4" stroke-linecap="round"',
    ) +
    // a river from the ice to the sea
    path(
      'M190 206Q250 210 268 236T330 240Q420 246 452 262T508 310Q540 332 600 344',
      'fill="none" stroke="#4fb3d6" stroke-width="7" stroke-linecap="round"',
    ) +
    [
      [296, 236, 0.8],
      [316, 234, 1],
      [356, 240, 0.9],
      [398, 246, 0.8],
    ]
      .map(([x = 0, y = 0, s = 1]) => tree(x, y, s, '#3f7d55'))
      .join('') +
    group(
      'transform="translate(540 322)"',
      path('M-10 4V-16H10V4ZM14 6V-30H30V8ZM34 8V-12H48V9Z', 'fill="#fff3e0"') +
        path('M-14-14L0-28L14-14ZM32-10L41-22L50-10Z', 'fill="#d9533f"') +
        path('M18-24h8M18-14h8M18-4h8', 'stroke="#d9a066" stroke-width="3"'),
    ) +
    path('M676 350Q700 364 730 350L722 364H684Z', 'fill="#7a2f33"') +
    path('M702 348V312L728 340Z', 'fill="#fff3e0"');
  return cover(
    '#a5cfe0',
    '#e6f3ee',
    b,
    linear('s', [
      [0, '#4fb3d6'],
      [1, '#1a5f8f'],
    ]),
  );
}

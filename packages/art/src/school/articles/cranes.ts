import { circle, group, linear, path, range, rect, svg } from '../../drawing.ts';

/** A crane in flight, seen from the side. */
const crane = (x: number, y: number, s: number, wing: 'up' | 'down') =>
  group(
    `transform="translate(${x} ${y}) scale(${s})"`,
    path(
      wing === 'up'
        ? 'M-20-4C-30-50-70-92-128-104C-104-84-84-60-72-32C-62-12-44 2-20 6Z'
        : 'M-20 2C-44 30-84 52-128 50C-104 38-80 18-62 0Z',
      'fill="#dfe8ee"',
    ) +
      path('M-92 4Q-40-16 20-6Q64-6 118-34L122-28Q74 8 28 12Q-30 22-92 4Z', 'fill="#ffffff"') +
      path('M118-36L158-42L122-26Z', 'fill="#e8a53c"') +
      path('M112-36q10-7 16 0q-6 8-14 8Z', 'fill="#d8432f"') +
      path('M70-14Q94-22 112-34L116-29Q92-10 72-4Z', 'fill="#2b3440"') +
      path('M-92 4L-168 20L-92 10Z', 'fill="#2b3440"') +
      path(
        wing === 'up'
          ? 'M24-6C20-60 52-104 104-122C92-92 92-62 80-36C70-14 52-2 24-6ZM92-116L104-122C96-100 94-84 90-66Q84-92 92-116Z'
          : 'M24 6C30 52 66 84 112 92C96 70 88 44 72 20Z',
        'fill="#f4f8fa"',
      ),
  );

/** Lead picture, 762 × 320: cranes over a city by the water. */
export function drawCranes() {
  const towers = [
    [20, 70, 54],
    [84, 110, 46],
    [140, 60, 60],
    [212, 140, 44],
    [264, 90, 58],
    [332, 176, 40],
    [380, 104, 56],
    [446, 130, 46],
    [500, 80, 64],
    [574, 150, 42],
    [626, 96, 56],
    [692, 122, 60],
  ] as const;
  const city = towers
    .map(([x, h, w], i) =>
      rect(x, 246 - h, w, h, `rx="3" fill="${i % 3 === 0 ? '#7f9fb8' : i % 3 === 1 ? '#6f8fae' : '#8fafc4'}"`),
    )
    .join('');
  const windows = towers
    .flatMap(([x, h, w]) =>
      range(0, Math.floor(h / 22) - 1).map((row) =>
        path(
          `M${x + 10} ${260 - h + row * 22}H${x + w - 10}`,
          'stroke="#fff" stroke-opacity=".28" stroke-width="5" stroke-dasharray="8 6"',
        ),
      ),
    )
    .join('');
  const reeds = [16, 34, 58, 690, 712, 738]
    .map(
      (x, i) =>
        path(
          `M${x} 330Q${x + 6} 286 ${x + (i % 2 ? 14 : -6)} ${244 + (i % 3) * 10}`,
          'fill="none" stroke="#6b8a5a" stroke-width="5" stroke-linecap="round"',
        ) +
        path(
          `M${x + (i % 2 ? 14 : -6)} ${244 + (i % 3) * 10}q8-12 4-26`,
          'fill="none" stroke="#c9a25c" stroke-width="8" stroke-linecap="round"',
        ),
    )
    .join('');
  const b =
    rect(0, 0, 762, 320, 'fill="url(#s)"') +
    circle(556, 120, 58, 'fill="#ffd9a0"') +
    circle(556, 120, 92, 'fill="#ffd9a0" opacity=".3"') +
    path('M332 70l20-22 20 22Z', 'fill="#6f8fae"') +
    city +
    windows +
    rect(0, 244, 762, 80, 'fill="url(#w)"') +
    path(
      'M60 268h120M220 284h90M420 270h150M610 290h90M340 302h120',
      'stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"',
    ) +
    path(
      'M500 252h112M520 266h70M532 280h44',
      'stroke="#ffd9a0" stroke-width="6" stroke-linecap="round" opacity=".8"',
    ) +
    crane(330, 150, 0.92, 'up') +
    crane(170, 96, 0.55, 'down') +
    crane(506, 70, 0.42, 'up') +
    reeds;
  return svg(
    762,
    320,
    `<defs>${linear('s', [
      [0, '#a9cfe0'],
      [0.6, '#f3e3cf'],
      [1, '#f6cfae'],
    ])}${linear('w', [
      [0, '#c9dfe2'],
      [1, '#6fa3b5'],
    ])}</defs>${b}`,
  );
}

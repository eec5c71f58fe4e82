import { circle, group, path, radial, range, rect, rng, svg } from '../../drawing.ts';

/** Lead picture, 762 × 320: a desk at night, rain behind the glass, one lamp. */
export function drawNight() {
  const random = rng(30);
  const rain = range(0, 46).map(() => {
    const [x, y] = [150 + random() * 470, random() * 190];
    return `M${x.toFixed(0)} ${y.toFixed(0)}l-7 24`;
  });
  const city = [
    [168, 84],
    [206, 120],
    [250, 66],
    [292, 104],
    [340, 140],
    [384, 92],
    [430, 118],
    [470, 70],
    [512, 108],
    [556, 82],
  ] as const;
  const houses = city.map(([x, h], i) => {
    const lights = range(0, Math.floor(h / 20) - 1).flatMap((row) =>
      [0, 1].map((col) =>
        random() < 0.5
          ? rect(x + 7 + col * 15, 208 - h + row * 20, 8, 10, 'rx="1.500" fill="#ffcf7a" opacity=".85"')
          : '',
      ),
    );
    return rect(x, 200 - h, 38, h + 10, `fill="${i % 2 ? '#2c3566' : '#363f78'}"`) + lights.join('');
  });
  const window =
    rect(138, -10, 486, 222, 'fill="#1a2047"') +
    houses.join('') +
    path(rain.join(''), 'stroke="#a9b8f0" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"') +
    path('M381-10V212M138 96H624', 'stroke="#4b3a66" stroke-width="9"') +
    rect(132, -14, 498, 232, 'fill="none" stroke="#4b3a66" stroke-width="14"') +
    rect(118, 208, 526, 16, 'rx="5" fill="#5d4a7d"');
  const lamp =
    path('M262 262V176Q262 120 316 112', 'fill="none" stroke="#e8d9c4" stroke-width="8" stroke-linecap="round"') +
    path('M232 268h60', 'stroke="#e8d9c4" stroke-width="12" stroke-linecap="round"') +
    path('M296 96L352 84Q374 104 372 136L300 132Q284 112 296 96Z', 'fill="#e8693f"') +
    path('M300 132L372 136Q350 148 334 146T300 132Z', 'fill="#fff3c9"');
  const desk = rect(0, 262, 762, 70, 'fill="#6b4434"') + rect(0, 262, 762, 7, 'fill="#8f6048"');
  const book =
    path('M300 262Q356 238 412 258Q468 238 524 262L534 274H290Z', 'fill="#b5402f"') +
    path(
      'M306 260Q358 238 412 256V268Q358 250 306 272ZM518 260Q466 238 412 256V268Q466 250 518 272Z',
      'fill="#fff8ea"',
    ) +
    path('M326 256Q360 244 396 254M430 254Q464 244 498 256', 'fill="none" stroke="#c9b79c" stroke-width="3"');
  const plants =
    path('M574 262v-26h44v26Z', 'fill="#c9754a"') +
    path(
      'M596 236Q590 200 566 190M596 236Q600 196 624 182M596 236Q596 206 600 176',
      'fill="none" stroke="#4f8a63" stroke-width="5" stroke-linecap="round"',
    ) +
    path(
      'M566 190q-20 0-22-18q20-2 22 18ZM624 182q4-20 24-20q2 20-24 20ZM600 176q-12-16 0-30q14 14 0 30Z',
      'fill="#5fa374"',
    );
  const cup =
    path('M176 240h38v16q0 12-12 12h-14q-12 0-12-12Z', 'fill="#d9e2f5"') +
    path('M214 246q16 0 12 12q-4 6-14 4', 'fill="none" stroke="#d9e2f5" stroke-width="5"') +
    path(
      'M188 230q-6-10 0-18t0-18M202 230q-6-10 0-18',
      'fill="none" stroke="#d9e2f5" stroke-width="3" stroke-linecap="round" opacity=".6"',
    );
  const b =
    rect(0, 0, 762, 320, 'fill="#332a55"') +
    window +
    path('M300 132L372 136L560 280H180Z', 'fill="#ffe3a0" opacity=".2"') +
    circle(336, 190, 190, 'fill="url(#l)"') +
    desk +
    group('opacity=".5"', path('M180 270H560L600 320H140Z', 'fill="#ffd98a" opacity=".35"')) +
    book +
    lamp +
    cup +
    plants +
    path('M560 276l70 14', 'stroke="#f2c14e" stroke-width="7" stroke-linecap="round"');
  return svg(
    762,
    320,
    `<defs>${radial('l', [
      [0, '#ffdf9c', 0.45],
      [1, '#ffdf9c', 0],
    ])}</defs>${b}`,
  );
}

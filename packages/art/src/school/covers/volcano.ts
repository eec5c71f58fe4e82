import { circle, group, linear, path, radial, range, rng } from '../../drawing.ts';
import { cover, WIDTH } from './cover.ts';

function smoke() {
  const puffs = [
    [392, 84, 34],
    [424, 60, 40],
    [466, 44, 44],
    [520, 34, 46],
    [580, 40, 40],
    [634, 52, 30],
    [360, 62, 26],
    [448, 88, 26],
    [500, 74, 30],
    [556, 70, 28],
  ] as const;
  const shape = (dy: number, fill: string) => puffs.map(([x, y, r]) => circle(x, y + dy, r, `fill="${fill}"`)).join('');
  return (
    shape(6, '#6b6480') +
    shape(0, '#8f879f') +
    puffs
      .slice(0, 6)
      .map(([x, y, r]) => circle(x - r * 0.25, y - r * 0.3, r * 0.55, 'fill="#b9b1c2" opacity=".7"'))
      .join('')
  );
}

function rocks() {
  const random = rng(12);
  const all = range(0, 90).map(() => {
    const [x, y] = [random() * WIDTH, 306 + random() * 120];
    return circle(x, y, 1.2 + random() * 2.6, `fill="${random() < 0.5 ? '#fff' : '#1d0f22'}" opacity=".16"`);
  });
  return all.join('');
}

/** A volcano cut open: chamber, vent and layers of ash. */
export function volcano() {
  const cone = 'M150 300Q290 262 346 128H422Q478 262 640 300Z';
  const cut = 'M384 128H422Q478 262 640 300H384Z';
  const layers = range(0, 4).map((i) =>
    path(
      `M384 ${150 + i * 32}Q${446 + i * 8} ${206 + i * 30} ${620 - i * 4} ${302 + i * 30}`,
      `fill="none" stroke="${i % 2 ? '#8a4a55' : '#c47a62'}" stroke-width="15"`,
    ),
  );
  const chamber =
    'M300 372Q310 330 366 326Q384 322 384 300L372 128H396L390 300Q392 322 420 326Q486 330 492 372Q490 410 396 410T300 372Z';
  const b =
    circle(150, 96, 52, 'fill="#fff6dc" opacity=".9"') +
    path('M0 214Q110 168 220 226T420 210T768 190V320H0Z', 'fill="#6fb1bf" opacity=".7"') +
    smoke() +
    // glow and bombs over the crater
    circle(384, 116, 92, 'fill="url(#w)"') +
    path(
      'M372 132Q366 96 344 74M384 130Q384 92 388 62M396 132Q404 104 428 86',
      'fill="none" stroke="#ffb13c" stroke-width="8" stroke-linecap="round"',
    ) +
    [
      [338, 66, 7],
      [388, 50, 8],
      [436, 80, 6],
      [316, 92, 5],
      [362, 42, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'fill="#ff6a34"'))
      .join('') +
    path(cone, 'fill="url(#c)"') +
    group('clip-path="url(#k)"', path(cut, 'fill="#a8605c"') + layers.join('')) +
    path('M346 128L330 168L344 160L352 190L364 152L384 178V128Z', 'fill="#ff7a3a"') +
    path('M0 296Q190 284 384 298T768 292V432H0Z', 'fill="#7a4152"') +
    path('M0 338Q200 322 384 342T768 330V432H0Z', 'fill="#5a2c45"') +
    path('M0 386Q210 366 400 388T768 378V432H0Z', 'fill="#3d1b35"') +
    path('M0 296Q190 284 330 297L310 302Q170 292 0 306Z', 'fill="#8fbf7d"') +
    path('M560 296Q660 288 768 292V302Q660 298 560 304Z', 'fill="#8fbf7d"') +
    rocks() +
    path(chamber, 'fill="#ff9a3c" opacity=".35" stroke="#ff9a3c" stroke-width="16" stroke-linejoin="round"') +
    path(chamber, 'fill="url(#l)"') +
    [
      [350, 372, 9],
      [392, 384, 13],
      [440, 364, 8],
      [384, 344, 6],
      [382, 250, 4],
      [386, 200, 3.5],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'fill="#fff2b8" opacity=".75"'))
      .join('');
  return cover(
    '#8cc7d6',
    '#d3eef0',
    b,
    linear(
      'c',
      [
        [0, '#5c3348'],
        [0.4, '#8a4a55'],
        [0.5, '#6e3a4b'],
        [1, '#4b2639'],
      ],
      '',
    ) +
      linear('l', [
        [0, '#ffe37a'],
        [0.45, '#ff8f36'],
        [1, '#e23a2a'],
      ]) +
      radial('w', [
        [0, '#ffcf6b', 0.9],
        [1, '#ffcf6b', 0],
      ]) +
      `<clipPath id="k"><path d="${cut}"/></clipPath>`,
  );
}

import { circle, line, linear, n, path, poly, radial, rect, rng } from '../../drawing.ts';
import { balance } from './balance.ts';
import { cover, WIDTH } from './cover.ts';
import { flames } from './flames.ts';
import { mole } from './mole.ts';

/** Hexagonal lattice with atoms. */
function lattice() {
  const s = 58,
    r = rng(11);
  let links = '',
    nodes = '',
    fills = '';
  for (let row = -1; row < 6; row++)
    for (let col = -1; col < 9; col++) {
      const cx = col * s * Math.sqrt(3) + (row % 2 ? (s * Math.sqrt(3)) / 2 : 0) + 10,
        cy = row * s * 1.5 + 26;
      const near = Math.max(0, 1 - Math.hypot(cx - 500, cy - 220) / 430);
      const hex = poly(cx, cy, s, 6, Math.PI / 6);
      if (r() < near * 0.62)
        fills += path(
          `${line(hex)}Z`,
          `fill="${r() < 0.28 ? '#ffd166' : '#7be0a9'}" opacity="${n(0.2 + 0.6 * near * r())}"`,
        );
      links += path(
        line(hex.slice(0, 4)),
        `fill="none" stroke="#bdf5d3" stroke-width="${n(1.5 + 3.5 * near)}" opacity="${n(0.2 + 0.8 * near)}"`,
      );
      for (const [x, y] of hex.slice(1, 3)) {
        const q = Math.max(0, 1 - Math.hypot(x - 500, y - 220) / 430);
        nodes += circle(x, y, 3 + 10 * q, `fill="url(#${r() < 0.22 ? 'y' : 'm'})" opacity="${n(0.25 + 0.75 * q)}"`);
      }
    }
  return cover(
    '#0a4a3a',
    '#1c8a6c',
    fills + links + nodes,
    radial(
      'm',
      [
        [0, '#f1fff6'],
        [1, '#62cf95'],
      ],
      'cx=".35" cy=".3"',
    ) +
      radial(
        'y',
        [
          [0, '#fff3c9'],
          [1, '#f7b733'],
        ],
        'cx=".35" cy=".3"',
      ),
  );
}

/** Flasks. */
function flasks() {
  const glass = 'fill="#fff" fill-opacity=".38" stroke="#6d2438" stroke-width="5" stroke-linejoin="round"';
  const erl = 'M346 84V176L252 336Q240 362 270 362H494Q524 362 512 336L418 176V84';
  let b = circle(382, 226, 176, 'fill="#fff" opacity=".42"') + rect(0, 362, WIDTH, 70, 'fill="#e9a58c" opacity=".55"');
  b +=
    path('M288 276Q330 262 382 276T478 274L512 336Q524 362 494 362H270Q240 362 252 336Z', 'fill="url(#l)"') +
    path(erl, glass);
  b +=
    rect(334, 70, 96, 18, 'rx="9" fill="#6d2438"') +
    path(
      'M300 336Q286 348 298 350L346 350',
      'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"',
    );
  for (const [x, y, r] of [
    [352, 310, 12],
    [410, 322, 17],
    [372, 246, 9],
    [396, 214, 7],
    [378, 168, 10],
    [388, 128, 6],
    [390, 44, 13],
    [364, 22, 8],
    [446, 306, 8],
  ] as const)
    b += circle(x, y, r, 'fill="#fff" fill-opacity=".55" stroke="#fff" stroke-width="2"');
  b +=
    path('M590 208V172H650V208', glass) +
    circle(620, 284, 78, glass) +
    path('M545 296A78 78 0 0 0 695 296Q660 282 620 296T545 296Z', 'fill="#2f8f8b" opacity=".88"') +
    rect(580, 160, 80, 16, 'rx="8" fill="#6d2438"');
  for (const [x, y, r] of [
    [606, 322, 8],
    [636, 334, 11],
    [652, 312, 6],
  ] as const)
    b += circle(x, y, r, 'fill="#fff" opacity=".5"');
  b +=
    path('M120 362V190M120 190H176V362Q176 362 148 362T120 362', glass) +
    rect(124, 258, 48, 102, 'fill="#f2a93b" opacity=".9"') +
    rect(108, 178, 80, 14, 'rx="7" fill="#6d2438"');
  for (const y of [220, 240, 260, 280, 300, 320])
    b += path(`M176 ${y}h-${y % 40 ? 12 : 20}`, 'stroke="#6d2438" stroke-width="3"');
  return cover(
    '#f8cdb6',
    '#ffe9db',
    b,
    linear('l', [
      [0, '#ff8a66'],
      [1, '#d13d4f'],
    ]),
  );
}

/** Covers of chemistry courses. */
export const chemistryCovers = [lattice, flasks, mole, balance, flames];

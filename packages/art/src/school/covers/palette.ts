import { ellipse, group, linear, path, smooth } from '../../drawing.ts';
import { cover } from './cover.ts';

const PAINTS = [
  [232, 214, 30, '#d8362f'],
  [282, 146, 32, '#f2812f'],
  [358, 112, 33, '#f7c531'],
  [440, 120, 32, '#4fa85c'],
  [508, 168, 31, '#2f8fb8'],
  [534, 240, 30, '#3c4fae'],
  [496, 302, 27, '#8a4fa0'],
] as const;

/** A blob of paint: uneven, wet. */
function blob(x: number, y: number, r: number, colour: string, seed: number) {
  const edge = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
    const [a, q] = [(i * Math.PI) / 4, r * (1 + 0.14 * Math.sin(seed * 3 + i * 2.3))];
    return [x + q * Math.cos(a), y + q * 0.9 * Math.sin(a)] as const;
  });
  return (
    path(smooth(edge, true), 'fill="#5a2f14" opacity=".22" transform="translate(3 6)"') +
    path(smooth(edge, true), `fill="${colour}"`) +
    ellipse(
      x - r * 0.3,
      y - r * 0.36,
      r * 0.34,
      r * 0.2,
      `fill="#fff" opacity=".65" transform="rotate(-28 ${x - r * 0.3} ${y - r * 0.36})"`,
    )
  );
}

function paintBrush(turn: number, x: number, y: number, paint: string, handle: string) {
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    path('M-7 34L-12 250Q-10 300 0 320Q10 300 12 250L7 34Z', `fill="${handle}"`) +
      path(
        'M-4 60L-6 250Q-6 280-2 300',
        'stroke="#fff" stroke-opacity=".4" stroke-width="3" fill="none" stroke-linecap="round"',
      ) +
      path('M-10-8H10L8 46H-8Z', 'fill="#c9ced8"') +
      path('M-10 4H10M-9 14H9', 'stroke="#8a90a0" stroke-width="2.500"') +
      path('M-11-8Q-16-38 0-74Q16-38 11-8Z', 'fill="#6b4a34"') +
      path('M-13-30Q-12-50 0-74Q12-50 13-30Q4-38 0-28T-13-30Z', `fill="${paint}"`),
  );
}

/** A palette with wet colours. */
export function palette() {
  const board =
    'M176 246C168 130 282 52 410 62C540 72 622 160 604 262C592 330 532 372 470 366C424 362 424 322 388 316C350 312 344 362 290 368C222 374 180 314 176 246Z';
  const b =
    path(
      'M-20 96Q180 10 380 60T800 20',
      'fill="none" stroke="#d8362f" stroke-width="46" opacity=".16" stroke-linecap="round"',
    ) +
    path(
      'M-20 400Q220 330 420 396T800 340',
      'fill="none" stroke="#2f8fb8" stroke-width="54" opacity=".16" stroke-linecap="round"',
    ) +
    path(board, 'fill="#6b2f1f" opacity=".22" transform="translate(10 16)"') +
    path(board, 'fill="#b07a45" transform="translate(0 7)"') +
    path(board, 'fill="url(#w)"') +
    path(
      'M206 250Q212 150 320 104M230 286Q224 180 350 130M570 220Q590 170 540 126M430 340Q520 350 562 290',
      'fill="none" stroke="#b9854f" stroke-width="3" opacity=".4" stroke-linecap="round"',
    ) +
    ellipse(300, 306, 34, 26, 'fill="#c98a74" transform="rotate(-20 300 306)"') +
    ellipse(302, 309, 32, 24, 'fill="#e9a08c" transform="rotate(-20 302 309)"') +
    PAINTS.map(([x, y, r, colour], i) => blob(x, y, r, colour, i + 1)).join('') +
    path('M330 214Q372 176 424 206T470 258Q430 286 392 262T330 214Z', 'fill="#f3ead9"') +
    path('M344 212Q380 190 416 210Q396 232 372 226T344 212Z', 'fill="#f2812f" opacity=".7"') +
    path('M406 236Q440 216 460 256Q430 272 406 236Z', 'fill="#2f8fb8" opacity=".65"') +
    paintBrush(-118, 420, 238, '#2f8fb8', '#c23b2e') +
    paintBrush(-58, 384, 226, '#f2812f', '#2d4a7a');
  return cover(
    '#efae9d',
    '#fbdccf',
    b,
    linear('w', [
      [0, '#f7dcae'],
      [1, '#dcae72'],
    ]),
  );
}

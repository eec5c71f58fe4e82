import { at, group, linear, path, rect } from '../../drawing.ts';
import { article, many, stroke } from './article.ts';

/** A notebook of mistakes: only "why", in red pencil. */
export function drawMistakes() {
  return article(
    rect(0, 0, 640, 460, 'fill="url(#a)"') +
      many(9, (i) =>
        path(
          `M0 ${30 + i * 52}q160 ${i % 2 ? 14 : -12} 320 0t320 ${i % 3 ? 6 : -8}`,
          'fill="none" stroke="#d19f66" stroke-width="3" opacity=".45"',
        ),
      ) +
      group(
        'transform="rotate(-5 320 240)"',
        path('M104 92q110-26 212 6v306q-104-30-212-6Z', 'fill="#000" opacity=".12" transform="translate(10 14)"') +
          path('M536 92q-110-26-212 6v306q104-30 212-6Z', 'fill="#000" opacity=".12" transform="translate(10 14)"') +
          path('M96 82q114-26 224 6v306q-112-30-224-6Z', 'fill="#fffaf0"') +
          path('M544 82q-114-26-224 6v306q112-30 224-6Z', 'fill="#fff5e4"') +
          path('M320 88v306q-14-8-30-11V80q17 2 30 8Z', 'fill="#000" opacity=".06"') +
          path('M320 88v306q14-8 30-11V80q-17 2-30 8Z', 'fill="#000" opacity=".04"') +
          many(7, (i) =>
            stroke(
              `M128 ${128 + i * 34}q80-14 ${at([158, 120, 150, 92, 154, 136, 70], i)} 0`,
              '#8aa2b8',
              5,
              'opacity=".7"',
            ),
          ) +
          many(7, (i) =>
            stroke(
              `M352 ${128 + i * 34}q80-12 ${at([150, 96, 156, 140, 110, 148, 84], i)} 2`,
              '#8aa2b8',
              5,
              'opacity=".7"',
            ),
          ) +
          stroke('M120 186q90-26 176-8t-6 36q-90 22-168 4t4-36', '#d6452f', 6) +
          stroke('M356 240l20 22 44-54', '#d6452f', 8) +
          stroke('M352 330q70 12 150-4M358 342q60 8 120-2', '#d6452f', 5),
      ) +
      group(
        'transform="translate(452 352) rotate(-34)"',
        rect(0, 0, 190, 24, 'fill="#d6452f"') +
          rect(0, 8, 190, 8, 'fill="#b5321f"') +
          path('M0 0L-34 12L0 24Z', 'fill="#f7e1bf"') +
          path('M-22 8L-34 12L-22 16Z', 'fill="#7c2115"') +
          rect(178, 0, 18, 24, 'fill="#cfd3d6"') +
          rect(196, 0, 24, 24, 'rx="6" fill="#f0a7a0"'),
      ) +
      group(
        'transform="translate(56 366) rotate(12)"',
        rect(0, 0, 92, 50, 'rx="10" fill="#fff"') + rect(0, 0, 58, 50, 'rx="10" fill="#4f86b5"'),
      ),
    linear('a', [
      [0, '#f0cfa0'],
      [1, '#e2b47c'],
    ]),
  );
}

import { at, circle, group, linear, path, rect } from '../../drawing.ts';
import { article, many, stroke } from './article.ts';

/** Persimmons on the tree and on their way down. */
const FRUIT = [
  [122, 118],
  [164, 132],
  [206, 158],
  [240, 128],
  [250, 206],
  [186, 232],
] as const;

/** A small game on a screen: a cat catches persimmons, code beside it. */
export function drawScreen() {
  return article(
    rect(0, 0, 640, 460, 'fill="#efe6d6"') +
      path('M0 384H640V460H0Z', 'fill="#d7c3a3"') +
      rect(64, 46, 512, 310, 'rx="18" fill="#2c3446"') +
      rect(80, 62, 300, 278, 'rx="6" fill="url(#a)"') +
      rect(388, 62, 172, 278, 'rx="6" fill="#1d2433"') +
      circle(322, 116, 30, 'fill="#fff3cf"') +
      path('M80 286Q150 262 230 284T380 272V340H80Z', 'fill="#6f9a63"') +
      path('M80 308Q180 292 380 306V340H80Z', 'fill="#54814e"') +
      stroke('M142 288V150', '#6a4a32', 14) +
      stroke('M142 196L190 150M142 220L120 184', '#6a4a32', 8) +
      group('fill="#4f7d4a"', circle(140, 130, 44, '') + circle(184, 128, 32, '') + circle(118, 160, 26, '')) +
      FRUIT.map(
        ([x, y]) => circle(x, y, 13, 'fill="#e9752f"') + path(`M${x - 7} ${y - 10}h14l-4-5h-6Z`, 'fill="#4d6b34"'),
      ).join('') +
      group(
        'transform="translate(214 262)"',
        path('M-6 24Q-8 0 14-2L20-20 34-6H50L64-20 70-2Q92 0 88 26Q86 44 42 44T-6 24Z', 'fill="#3b3a44"') +
          circle(28, 16, 5, 'fill="#ffe08a"') +
          circle(56, 16, 5, 'fill="#ffe08a"') +
          stroke('M36 28q6 5 12 0M10 20l-16-4M10 26l-16 4M74 20l16-4M74 26l16 4', '#f4ece0', 2.5),
      ) +
      many(9, (i) => {
        const left = 404 + ((i * 2) % 3) * 14;
        const colour = at(['#f2b66d', '#8fc7e8', '#b9d99a'], i % 3);
        return (
          rect(left, 84 + i * 27, 34 + ((i * 37) % 46), 9, `rx="4" fill="${colour}"`) +
          rect(left + 46 + ((i * 37) % 46), 84 + i * 27, 22, 9, 'rx="4" fill="#5b667f"')
        );
      }) +
      path('M250 356h140l16 34H234Z', 'fill="#3a4358"') +
      rect(150, 390, 340, 40, 'rx="10" fill="#f8f3e8"') +
      many(12, (i) => rect(166 + i * 26, 402, 18, 16, 'rx="4" fill="#cdbfa6"')),
    linear('a', [
      [0, '#f6b98a'],
      [0.6, '#fbe3b4'],
      [1, '#e4edc4'],
    ]),
  );
}

import { ellipse, group, linear, path, rect } from '../../drawing.ts';
import { article, many, stroke } from './article.ts';

/** A bowl of noodles at the window of the canteen. */
export function drawBowl() {
  return article(
    rect(0, 0, 640, 460, 'fill="url(#a)"') +
      group(
        'fill="#e8b878" opacity=".5"',
        many(7, (i) => rect(i * 96 - 6, 0, 48, 150, '')),
      ) +
      rect(0, 150, 640, 14, 'fill="#b9774a"') +
      path('M0 356H640V460H0Z', 'fill="#8a4f38"') +
      path('M0 356H640V368H0Z', 'fill="#6d3b29"') +
      ellipse(320, 398, 190, 26, 'fill="#000" opacity=".16"') +
      path('M128 236H512Q508 388 378 404H262Q132 388 128 236Z', 'fill="#f6f3ec"') +
      path('M136 286H504Q500 306 494 322H146Q140 306 136 286Z', 'fill="#3f76a8"') +
      ellipse(320, 236, 192, 48, 'fill="#fffdf8"') +
      ellipse(320, 238, 172, 38, 'fill="#c9683a"') +
      group(
        'fill="none" stroke="#ffe3a0" stroke-width="9" stroke-linecap="round"',
        many(7, (i) =>
          path(`M${196 + i * 18} ${232 + (i % 3) * 8}q${50 + i * 6} ${i % 2 ? -26 : 24} ${110 + (i % 3) * 14} 0`, ''),
        ),
      ) +
      ellipse(402, 234, 44, 21, 'fill="#fff"') +
      ellipse(402, 234, 21, 11, 'fill="#f6a623"') +
      group(
        'fill="#5f9a55"',
        path('M232 224q26-22 50-2q-26 16-50 2Z', '') + path('M262 246q30-14 46 8q-30 10-46-8Z', ''),
      ) +
      group(
        'transform="rotate(24 470 160)"',
        rect(452, 20, 11, 230, 'rx="5" fill="#9c4b2f"') + rect(480, 20, 11, 230, 'rx="5" fill="#9c4b2f"'),
      ) +
      stroke(
        'M236 164q-22-30 0-58t0-58M300 150q-22-30 0-58t0-58M364 164q-22-30 0-58t0-58',
        '#fff',
        11,
        'opacity=".75"',
      ),
    linear('a', [
      [0, '#fbe6c6'],
      [1, '#f4cf9c'],
    ]),
  );
}

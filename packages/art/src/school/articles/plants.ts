import { at, circle, group, linear, path, rect } from '../../drawing.ts';
import { article, many } from './article.ts';

const sprout = (x: number, h: number, n: number) =>
  path(
    `M${x} 330q${h % 2 ? 8 : -8} ${-h / 2} 0 ${-h}`,
    'fill="none" stroke="#4f8f56" stroke-width="7" stroke-linecap="round"',
  ) +
  many(n, (i) => {
    const y = 330 - h * (0.35 + (i * 0.62) / n),
      d = i % 2 ? 1 : -1;
    return path(
      `M${x} ${y}q${d * 16} -26 ${d * 44} -18q-${d > 0 ? 10 : -10} 24 ${-d * 44} 18Z`,
      `fill="${i % 2 ? '#6fb06c' : '#8cc67c'}"`,
    );
  });

/** An experiment on the balcony: five pots, five waterings. */
export function drawPlants() {
  return article(
    rect(0, 0, 640, 460, 'fill="url(#a)"') +
      circle(536, 82, 44, 'fill="#ffe6a6"') +
      path('M0 240q160-60 330-16t310-36v140H0Z', 'fill="#cfe3c4"') +
      group(
        'stroke="#8fa3a0" stroke-width="9"',
        many(12, (i) => path(`M${20 + i * 56} 208V400`, '')),
      ) +
      path('M0 198H640V212H0Z', 'fill="#7b908d"') +
      path('M0 396H640V460H0Z', 'fill="#d9b48a"') +
      path('M0 396H640V406H0Z', 'fill="#bd946a"') +
      (
        [
          [84, 60, 2],
          [202, 110, 3],
          [320, 186, 5],
          [438, 132, 4],
          [556, 40, 2],
        ] as const
      )
        .map(
          ([x, h, n], i) =>
            sprout(x, h, n) +
            path(
              `M${x - 44} 322h88l-10 86h-68Z`,
              `fill="${at(['#d9795a', '#e08f5f', '#cf6b4e', '#e08f5f', '#d9795a'], i)}"`,
            ) +
            path(`M${x - 50} 316h100v18h-100Z`, 'fill="#b9583d"') +
            rect(x - 19, 352, 38, 30, 'rx="4" fill="#fff8ea"') +
            path(`M${x - 9} 367h${6 + i * 3}`, 'stroke="#6b5846" stroke-width="5" stroke-linecap="round"'),
        )
        .join(''),
    linear('a', [
      [0, '#d5eaf2'],
      [1, '#eef4e2'],
    ]),
  );
}

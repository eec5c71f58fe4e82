import { circle, group, linear, path, rect } from '../../drawing.ts';
import { article, many, scatter } from './article.ts';

const bird = (x: number, y: number, s: number) =>
  path(
    'M0 0q-16-18-40-16q22 4 30 22q4 6 10 8q6-2 10-8q8-18 30-22q-24-2-40 16Z',
    `transform="translate(${x} ${y}) scale(${s})" fill="#2d2a4a"`,
  );

/** Migrant birds over the city. */
export function drawBirds() {
  const place = scatter(13);
  return article(
    rect(0, 0, 640, 460, 'fill="url(#a)"') +
      circle(452, 286, 72, 'fill="#fff0cf" opacity=".9"') +
      circle(452, 286, 112, 'fill="#fff0cf" opacity=".2"') +
      group(
        'fill="#8c6f9d" opacity=".6"',
        many(13, (i) => rect(i * 52 - 8, 300 - place(10, 90), 44, 200, '')),
      ) +
      group(
        'fill="#5d4c7f"',
        many(11, (i) => {
          const y = 330 - place(0, 100);
          return rect(i * 62 - 20, y, 50, 200, '');
        }) +
          path('M300 250l14-70 14 70v120h-28Z', '') +
          circle(314, 222, 13, ''),
      ) +
      group(
        'fill="#37305a"',
        rect(0, 366, 96, 94, '') +
          rect(104, 342, 64, 118, '') +
          rect(176, 384, 84, 76, '') +
          rect(268, 356, 58, 104, '') +
          rect(334, 392, 110, 68, '') +
          rect(452, 348, 60, 112, '') +
          rect(520, 378, 120, 82, ''),
      ) +
      group(
        'fill="#ffd98f" opacity=".85"',
        many(34, () => rect(Math.round(place(0, 62)) * 10 + 4, Math.round(place(0, 7)) * 10 + 380, 5, 7, '')),
      ) +
      (
        [
          [170, 120, 1.25],
          [238, 92, 1],
          [118, 176, 1],
          [300, 78, 0.85],
          [82, 228, 0.8],
          [360, 74, 0.7],
          [416, 78, 0.6],
          [62, 276, 0.62],
        ] as const
      )
        .map(([x, y, s]) => bird(x, y, s))
        .join(''),
    linear('a', [
      [0, '#4b5a9b'],
      [0.45, '#c884a0'],
      [0.8, '#f7b98a'],
      [1, '#fbd9a6'],
    ]),
  );
}

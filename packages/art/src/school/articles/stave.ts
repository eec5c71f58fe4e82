import { circle, ellipse, group, linear, path, rect } from '../../drawing.ts';
import { article, many, scatter, stroke } from './article.ts';

/** Music in the rain: notes on five lines over the keys of a piano. */
export function drawStave() {
  const place = scatter(32);
  const line = (i: number) => `M-20 ${118 + i * 26}C140 ${84 + i * 26} 300 ${166 + i * 22} 660 ${88 + i * 26}`;
  const notes = [
    [120, 190, 0],
    [196, 164, 1],
    [270, 196, 1],
    [352, 150, 0],
    [424, 182, 1],
    [500, 132, 1],
    [570, 160, 0],
  ] as const;
  return article(
    rect(0, 0, 640, 460, 'fill="url(#a)"') +
      many(46, () => {
        const [x, y] = [place(0, 640), place(0, 300)];
        return stroke(`M${x} ${y}l-5 ${place(12, 26)}`, '#cfe0ee', 2, 'opacity=".45"');
      }) +
      many(5, (i) => stroke(line(i), '#f3efe4', 3.5, 'opacity=".9"')) +
      stroke('M62 236q-34-28 2-62q40-36 20-84q-26 30-16 92l14 78q-6 26-26 10', '#ffd98a', 7) +
      notes
        .map(([x, y, stem]) =>
          group(
            `transform="translate(${x} ${y}) rotate(-18)"`,
            ellipse(0, 0, 17, 12, stem ? 'fill="#ffd98a"' : 'fill="none" stroke="#ffd98a" stroke-width="5"') +
              stroke('M15-4V-70', '#ffd98a', 5),
          ),
        )
        .join('') +
      stroke('M222 96L294 122M448 112L522 62', '#ffd98a', 9) +
      path('M0 336H640V460H0Z', 'fill="#1b2437"') +
      many(13, (i) => rect(8 + i * 48.4, 348, 44, 112, 'rx="4" fill="#fbf6ea"')) +
      many(13, (i) => (i % 7 === 2 || i % 7 === 6 ? '' : rect(38 + i * 48.4, 348, 28, 66, 'rx="4" fill="#242d40"'))) +
      rect(153, 422, 44, 38, 'rx="4" fill="#f1c678"') +
      circle(566, 66, 26, 'fill="#fff3cf" opacity=".75"'),
    linear('a', [
      [0, '#31486e'],
      [1, '#6f8aa8'],
    ]),
  );
}

import { circle, group, linear, path, rect } from '../../drawing.ts';
import { article, many, scatter } from './article.ts';

/** The last school bus, at night. */
export function drawBus() {
  const place = scatter(18);
  return article(
    rect(0, 0, 640, 460, 'fill="url(#a)"') +
      circle(104, 84, 34, 'fill="#fbf0cf"') +
      many(24, () => circle(place(10, 630), place(12, 170), place(1, 2.4), 'fill="#fff" opacity=".7"')) +
      group(
        'fill="#2b3658"',
        (
          [
            [0, 220, 90],
            [96, 190, 60],
            [166, 236, 90],
            [470, 206, 70],
            [548, 232, 92],
          ] as const
        )
          .map(([x, y, w]) => rect(x, y, w, 180, ''))
          .join(''),
      ) +
      path('M0 372H640V460H0Z', 'fill="#39415a"') +
      path('M0 372H640V380H0Z', 'fill="#565f7c"') +
      many(5, (i) => rect(20 + i * 140, 420, 70, 7, 'rx="3" fill="#f2e8c9" opacity=".8"')) +
      path('M96 330L-30 404H120Z', 'fill="#ffe9a8" opacity=".35"') +
      rect(92, 176, 400, 186, 'rx="26" fill="#f0b93c"') +
      rect(92, 306, 400, 56, 'rx="18" fill="#d99a22"') +
      path('M92 294H492V306H92Z', 'fill="#3a3f52"') +
      many(4, (i) => rect(176 + i * 76, 204, 62, 66, 'rx="8" fill="#fff2c4"')) +
      rect(108, 204, 52, 100, 'rx="8" fill="#fff2c4"') +
      circle(210, 246, 15, 'fill="#5b4636"') +
      path('M188 270q22-26 44 0Z', 'fill="#4f86b5"') +
      circle(362, 248, 14, 'fill="#5b4636"') +
      path('M342 270q20-24 40 0Z', 'fill="#c7604a"') +
      ([176, 408] as const)
        .map((x) => circle(x, 364, 36, 'fill="#23283a"') + circle(x, 364, 15, 'fill="#8c93a8"'))
        .join('') +
      circle(104, 328, 10, 'fill="#fff6d8"') +
      group(
        '',
        rect(560, 190, 9, 182, 'fill="#8c93a8"') +
          rect(528, 160, 74, 54, 'rx="8" fill="#4f8a80"') +
          path('M544 178h42M544 194h28', 'stroke="#fff" stroke-width="6" stroke-linecap="round"'),
      ),
    linear('a', [
      [0, '#1f2c4d'],
      [0.7, '#46557d'],
      [1, '#7d7a93'],
    ]),
  );
}

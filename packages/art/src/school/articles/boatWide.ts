import { circle, group, linear, path, rect } from '../../drawing.ts';
import { article, many, scatter, stroke } from './article.ts';
import { drawSampan } from './sampan.ts';

/** The same night as the boat, wide enough for the head of a note. */
export function drawBoatWide() {
  const place = scatter(17);
  return article(
    rect(0, 0, 1720, 520, 'fill="url(#a)"') +
      circle(1210, 150, 74, 'fill="#fbf0cf"') +
      circle(1210, 150, 124, 'fill="#fbf0cf" opacity=".16"') +
      path('M300 330Q560 250 820 312T1300 286T1720 300V360H300Z', 'fill="#3a4e6e" opacity=".75"') +
      path('M0 20Q160 30 220 96T330 180Q430 220 420 270T500 350H0Z', 'fill="#8d3b2c"') +
      path('M0 20Q90 40 130 116T220 210Q300 250 280 300T300 350H0Z', 'fill="#6c2a20"') +
      many(14, () => {
        const x = place(20, 360),
          y = place(170, 330);
        return stroke(`M${x} ${y}l${place(8, 20)} ${place(14, 32)}`, '#b4583f', 4, 'opacity=".45"');
      }) +
      path('M0 346H1720V520H0Z', 'fill="url(#b)"') +
      many(18, (i) =>
        path(
          `M${1210 - 90 + place(0, 90)} ${358 + i * 9}h${place(30, 110)}`,
          `stroke="#fbf0cf" stroke-width="5" stroke-linecap="round" opacity="${(0.9 - i * 0.045).toFixed(2)}"`,
        ),
      ) +
      many(30, () =>
        path(
          `M${place(20, 1680)} ${place(362, 510)}h${place(30, 90)}`,
          'stroke="#9fb2cc" stroke-width="3" opacity=".3"',
        ),
      ) +
      group('transform="translate(720 376) scale(1.25)"', drawSampan()),
    linear('a', [
      [0, '#20314f'],
      [0.62, '#5a6e90'],
      [1, '#8d9bb0'],
    ]) +
      linear('b', [
        [0, '#5f7596'],
        [1, '#2b3f5f'],
      ]),
    1720,
    520,
  );
}

import { circle, group, linear, path, rect } from '../../drawing.ts';
import { article, many, scatter, stroke } from './article.ts';
import { drawSampan } from './sampan.ts';

/** A boat below the red cliff, the moon on the river. */
export function drawBoat() {
  const place = scatter(16);
  return article(
    rect(0, 0, 640, 460, 'fill="url(#a)"') +
      circle(404, 112, 56, 'fill="#fbf0cf"') +
      circle(404, 112, 92, 'fill="#fbf0cf" opacity=".16"') +
      path('M0 268Q120 220 236 262T480 250T640 262V300H0Z', 'fill="#3a4e6e" opacity=".75"') +
      path('M0 40Q64 50 96 96T138 168Q190 196 184 240T222 300H0Z', 'fill="#8d3b2c"') +
      path('M0 40Q40 52 58 104T92 180Q128 214 118 258T130 300H0Z', 'fill="#6c2a20"') +
      many(9, () => {
        const x = place(10, 150),
          y = place(120, 270);
        return stroke(`M${x} ${y}l${place(6, 16)} ${place(12, 26)}`, '#b4583f', 3, 'opacity=".5"');
      }) +
      path('M0 296H640V460H0Z', 'fill="url(#b)"') +
      many(22, (i) =>
        path(
          `M${404 - 60 + place(0, 60)} ${306 + i * 7}h${place(18, 76)}`,
          `stroke="#fbf0cf" stroke-width="4" stroke-linecap="round" opacity="${(0.9 - i * 0.035).toFixed(2)}"`,
        ),
      ) +
      many(18, () =>
        path(
          `M${place(10, 600)} ${place(312, 450)}h${place(20, 60)}`,
          'stroke="#9fb2cc" stroke-width="2" opacity=".35"',
        ),
      ) +
      group('transform="translate(196 344)"', drawSampan()),
    linear('a', [
      [0, '#20314f'],
      [0.6, '#54688a'],
      [1, '#8d9bb0'],
    ]) +
      linear('b', [
        [0, '#5f7596'],
        [1, '#2b3f5f'],
      ]),
  );
}

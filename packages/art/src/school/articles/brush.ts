import { circle, ellipse, group, linear, path, rect } from '../../drawing.ts';
import { article, many, scatter, stroke } from './article.ts';

/** A writing desk: squared paper with strokes, a brush on its rest, ink and a pear. */
export function drawBrush() {
  const place = scatter(33);
  return article(
    rect(0, 0, 640, 460, 'fill="#c9a877"') +
      many(14, () =>
        stroke(
          `M${place(-40, 300)} ${place(0, 460)}q${place(100, 300)} ${place(-12, 12)} 400 0`,
          '#b7935f',
          3,
          'opacity=".5"',
        ),
      ) +
      group(
        'transform="rotate(-3 250 230)"',
        rect(66, 52, 352, 356, 'fill="#000" opacity=".12" transform="translate(10 12)"') +
          rect(66, 52, 352, 356, 'fill="#f6ecd2"') +
          many(3, (i) => stroke(`M66 ${141 + i * 89}H418M${154 + i * 88} 52V408`, '#cf6f55', 2, 'opacity=".65"')) +
          many(7, (i) => {
            const [x, y] = [110 + (i % 4) * 88, 96 + Math.floor(i / 4) * 89];
            return group(
              `transform="translate(${x} ${y})" opacity="${(0.55 + i * 0.07).toFixed(2)}"`,
              stroke('M-2-30q8 2 8 8', '#221d1a', 8) +
                stroke('M-12-12H4V24q-2 8-12 2', '#221d1a', 7) +
                stroke('M-26 0h14q-2 14-16 22', '#221d1a', 5) +
                stroke('M24-10q-8 10-18 12q10 14 24 20', '#221d1a', 6),
            );
          }),
      ) +
      ellipse(528, 330, 84, 56, 'fill="#2b2b30"') +
      ellipse(528, 324, 66, 40, 'fill="#15151a"') +
      ellipse(510, 314, 22, 8, 'fill="#4a4a55"') +
      group(
        'transform="rotate(38 520 150)"',
        rect(506, -10, 24, 190, 'rx="10" fill="url(#a)"') +
          rect(504, 168, 28, 26, 'rx="4" fill="#5e3a22"') +
          path('M506 194h24q6 40-12 84q-18-44-12-84Z', 'fill="#f0e3c8"') +
          path('M510 236h18q0 24-10 42q-10-18-8-42Z', 'fill="#1c1a1a"'),
      ) +
      path('M452 214q18-14 34 0q10-18 28-4q14-10 26 4Z', 'fill="#4d6d86"') +
      circle(596, 430, 20, 'fill="#b3402c"') +
      rect(584, 418, 24, 24, 'rx="3" fill="none" stroke="#f6ecd2" stroke-width="3"'),
    linear('a', [
      [0, '#7d4f2c'],
      [1, '#a8713f'],
    ]),
  );
}

import { circle, ellipse, group, linear, path, rect } from '../../drawing.ts';
import { article, many, scatter, stroke } from './article.ts';

/** A bench of glass: a flask over a flame, cups whose colours change. */
export function drawFlask() {
  const place = scatter(31);
  const cups = ['#c8395f', '#8a4d9e', '#4a67b5', '#3f9a7c'];
  return article(
    rect(0, 0, 640, 460, 'fill="#e8efec"') +
      rect(0, 0, 640, 190, 'fill="#d8e5e1"') +
      many(5, (i) => rect(24 + i * 126, 24, 112, 122, 'rx="6" fill="#fff" opacity=".55"')) +
      path('M0 360H640V460H0Z', 'fill="#b98f63"') +
      path('M0 360H640V374H0Z', 'fill="#99714a"') +
      stroke('M88 366V84M70 366H214', '#5b6b73', 10) +
      stroke('M88 204H196', '#5b6b73', 8) +
      group(
        'transform="translate(150 92)"',
        path('M28 0h40v86l52 84q14 26-14 30H-10q-28-4-14-30l52-84Z', 'fill="#fff" opacity=".72"') +
          path('M2 132L-24 172q-12 24 14 28H106q26-4 14-28L94 132Q48 118 2 132Z', 'fill="url(#a)"') +
          path(
            'M28 0h40v86l52 84q14 26-14 30H-10q-28-4-14-30l52-84Z',
            'fill="none" stroke="#6d8791" stroke-width="5"',
          ) +
          rect(20, -8, 56, 14, 'rx="6" fill="#6d8791"') +
          many(9, () => circle(place(0, 96), place(140, 190), place(3, 8), 'fill="#fff" opacity=".6"')),
      ) +
      path('M198 358q-30-22-6-52q8 14 12-12q30 34 10 64Z', 'fill="#f6a23c"') +
      path('M202 358q-14-10-2-28q14 12 8 28Z', 'fill="#fff0b8"') +
      rect(176, 356, 56, 14, 'rx="5" fill="#41525a"') +
      cups
        .map((colour, i) =>
          group(
            `transform="translate(${322 + i * 76} 262)"`,
            path('M0 0h60l-8 100h-44Z', 'fill="#fff" opacity=".8"') +
              path(`M3 ${40 - i * 4}h54l-5 ${60 + i * 4}H8Z`, `fill="${colour}" opacity=".85"`) +
              ellipse(30, 40 - i * 4, 27, 5, `fill="${colour}"`) +
              path('M0 0h60l-8 100h-44Z', 'fill="none" stroke="#6d8791" stroke-width="4"'),
          ),
        )
        .join('') +
      group(
        'transform="translate(388 128) rotate(24)"',
        rect(0, 0, 18, 96, 'rx="8" fill="#fff" opacity=".85"') +
          rect(0, 44, 18, 52, 'rx="8" fill="#8a4d9e" opacity=".8"') +
          ellipse(9, -8, 16, 20, 'fill="#c75c4b"'),
      ) +
      path('M352 232q10 14 0 20q-10-6 0-20Z', 'fill="#8a4d9e"'),
    linear('a', [
      [0, '#9b5db0'],
      [1, '#6a3a8c'],
    ]),
  );
}

import { circle, ellipse, group, linear, path, radial, rect } from '../../drawing.ts';
import { article, many, scatter, stroke } from './article.ts';

/** After evening study: a lamp, a window, rain. */
export function drawLamp() {
  const place = scatter(14);
  return article(
    rect(0, 0, 640, 460, 'fill="#2a3556"') +
      rect(60, 36, 300, 270, 'rx="6" fill="#6d5a4b"') +
      rect(74, 50, 272, 242, 'fill="url(#a)"') +
      group(
        'fill="#1b2947"',
        (
          [
            [74, 220, 46],
            [124, 190, 40],
            [168, 232, 52],
            [224, 206, 36],
            [264, 226, 82],
          ] as const
        )
          .map(([x, y, w]) => rect(x, y, w, 292 - y, ''))
          .join(''),
      ) +
      group(
        'fill="#f5cf7e"',
        (
          [
            [86, 234],
            [102, 250],
            [134, 206],
            [148, 226],
            [184, 246],
            [238, 220],
            [238, 244],
            [290, 240],
            [312, 262],
          ] as const
        )
          .map(([x, y]) => rect(x, y, 7, 9, 'opacity=".9"'))
          .join(''),
      ) +
      many(26, () => {
        const x = place(80, 330),
          y = place(56, 250);
        return stroke(`M${x} ${y}l-5 ${place(10, 22)}`, '#a9c3e6', 2, 'opacity=".6"');
      }) +
      path('M203 50h14v242h-14ZM74 164h272v12H74Z', 'fill="#6d5a4b"') +
      circle(440, 250, 230, 'fill="url(#g)" opacity=".75"') +
      path('M0 350H640V460H0Z', 'fill="#a8703f"') +
      path('M0 350H640V364H0Z', 'fill="#7f5029"') +
      stroke('M560 350L520 222L436 166', '#d9e2ea', 10) +
      circle(520, 222, 11, 'fill="#8fa0b0"') +
      path('M388 204q10-58 66-56q40 2 48 34Z', 'fill="#e0705a"') +
      ellipse(444, 196, 40, 12, 'fill="#fff3cf" transform="rotate(-11 444 196)"') +
      rect(518, 340, 86, 16, 'rx="8" fill="#8fa0b0"') +
      path('M268 372l122-22 120 22-122 26Z', 'fill="#fffaf0"') +
      path('M388 352v44', 'stroke="#d8cfc0" stroke-width="3"') +
      many(3, (i) => stroke(`M300 ${372 + i * 6}l66-${12 - i}`, '#b9b2a6', 3)) +
      group(
        'transform="translate(76 300)"',
        rect(0, 40, 132, 24, 'rx="4" fill="#4f86b5"') +
          rect(10, 18, 120, 24, 'rx="4" fill="#e6b455"') +
          rect(-4, -4, 122, 24, 'rx="4" fill="#7aa37c"') +
          rect(8, 2, 40, 6, 'fill="#fff" opacity=".6"'),
      ) +
      path('M560 372h54v44q0 14-14 14h-26q-14 0-14-14Z', 'fill="#f2ede2"'),
    linear('a', [
      [0, '#22345c'],
      [1, '#324a78'],
    ]) +
      radial('g', [
        [0, '#ffe3a3', 0.95],
        [1, '#ffe3a3', 0],
      ]),
  );
}

import { circle, n, type Point, path, radial, range, rect, rng, smooth } from '../../drawing.ts';
import { brush } from './brush.ts';
import { cover } from './cover.ts';
import { fan } from './fan.ts';
import { pencil } from './pencil.ts';

/** 文 in four brush strokes. */
function character() {
  let b = '';
  for (const x of range(40, 730, 62))
    b += path(`M${x} 24V408`, 'stroke="#c9483a" stroke-opacity=".2" stroke-width="1.5"');
  b += path('M40 24H722V408H40Z', 'fill="none" stroke="#c9483a" stroke-opacity=".26" stroke-width="2"');
  b += circle(522, 190, 132, 'fill="#cf3a22"') + circle(522, 190, 132, 'fill="url(#v)"');
  b += `<g fill="#1d1714">${brush(
    [
      [372, 42, 10],
      [392, 62, 34],
      [408, 88, 40],
      [398, 106, 12],
    ],
    1,
  )}${brush(
    [
      [196, 150, 12],
      [232, 144, 30],
      [330, 146, 22],
      [470, 132, 24],
      [560, 122, 40],
      [586, 138, 18],
    ],
    2,
  )}${brush(
    [
      [458, 140, 14],
      [440, 190, 34],
      [386, 272, 36],
      [300, 344, 28],
      [206, 392, 6],
    ],
    3,
  )}${brush(
    [
      [288, 170, 10],
      [326, 214, 26],
      [398, 290, 34],
      [490, 356, 56],
      [560, 374, 40],
      [622, 368, 5],
    ],
    4,
  )}</g>`;
  const r = rng(8);
  for (let i = 0; i < 22; i++)
    b += circle(150 + r() * 500, 60 + r() * 330, 0.8 + r() * r() * 7, 'fill="#1d1714" opacity=".75"');
  b += `<g transform="translate(650 318)">${rect(0, 0, 46, 46, 'rx="5" fill="#cf3a22"')}${path('M12 12H34M23 12V34M12 34H34M14 23H32', 'stroke="#fff3e6" stroke-width="4.5" stroke-linecap="round"')}</g>`;
  return cover(
    '#eadfc9',
    '#fbf5e9',
    b,
    radial(
      'v',
      [
        [0, '#ff7a4f', 0.55],
        [1, '#cf3a22', 0],
      ],
      'cx=".35" cy=".3"',
    ),
  );
}

/** Ink mountains. */
function inkMountains() {
  const r = rng(77);
  let b = circle(560, 118, 58, 'fill="#fffdf2"') + circle(560, 118, 84, 'fill="#fffdf2" opacity=".3"');
  const ridges = [
    [214, 84, '#9fb5ae', '#dfe8e2'],
    [254, 96, '#6f8f88', '#cfdcd5'],
    [306, 74, '#3d625d', '#b9ccc4'],
    [352, 46, '#17302e', '#3f625b'],
  ] as const;
  ridges.forEach(([y, amp, c1, c2], i) => {
    const pts: Point[] = [];
    for (const x of range(-40, 820, 43))
      pts.push([x, y - amp * Math.abs(Math.sin(x / (96 + i * 22) + i * 1.7)) ** 1.5 - r() * amp * 0.35]);
    b +=
      `<linearGradient id="m${i}" x2="0" y2="1"><stop stop-color="${c1}"/><stop offset="1" stop-color="${c2}"/></linearGradient>` +
      path(`${smooth(pts)}L820 440L-40 440Z`, `fill="url(#m${i})"`);
  });
  b +=
    path('M0 392H768V432H0Z', 'fill="#e8eee8" opacity=".2"') +
    path('M232 384Q276 404 330 384Q318 398 280 400Q246 398 232 384Z', 'fill="#0e1f1e"') +
    path('M278 386V344L306 376Z', 'fill="#f3ead6"');
  for (const [x, y, s] of [
    [386, 96, 1],
    [416, 112, 0.8],
    [352, 120, 0.7],
    [440, 88, 0.6],
  ] as const)
    b += path(
      `M${x - 14 * s} ${y - 4 * s}Q${x - 6 * s} ${y - 10 * s} ${x} ${y}Q${x + 6 * s} ${y - 10 * s} ${x + 14 * s} ${y - 4 * s}`,
      `fill="none" stroke="#2b4744" stroke-width="${n(3 * s)}" stroke-linecap="round"`,
    );
  b += `<g transform="translate(676 40)">${rect(0, 0, 40, 40, 'rx="4" fill="#bf3a26"')}${path('M9 13H31M20 8V32M9 22H31M12 32L20 22L28 32', 'stroke="#fdf3e4" stroke-width="3.6" fill="none" stroke-linecap="round"')}</g>`;
  return cover('#d9e2da', '#f4f5ec', b);
}

/** Covers of chinese courses. */
export const chineseCovers = [character, inkMountains, fan, pencil];

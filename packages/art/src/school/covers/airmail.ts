import { circle, group, path, range, rect } from '../../drawing.ts';
import { cover } from './cover.ts';

/** Red and blue by turns; the paper covers all but the edge. */
function edge() {
  const stripes = range(0, 26).map((i) =>
    path(`M${-300 + i * 34} -180h34l-120 380h-34Z`, `fill="${i % 2 ? '#2d4fae' : '#dc4232'}"`),
  );
  return group('clip-path="url(#e)"', stripes.join(''));
}

/** A clock tower over a river, with teeth around it. */
function stamp() {
  const teeth = [
    ...range(0, 6).flatMap(
      (i) =>
        [
          [i * 15, 0],
          [i * 15, 108],
        ] as const,
    ),
    ...range(0, 7).flatMap(
      (i) =>
        [
          [0, i * 15.4],
          [90, i * 15.4],
        ] as const,
    ),
  ];
  return (
    rect(0, 0, 90, 108, 'fill="#fffdf6"') +
    teeth.map(([x, y]) => circle(x, y, 4.6, 'fill="#fff8ec"')).join('') +
    rect(11, 11, 68, 86, 'fill="#7fc4cf"') +
    circle(62, 30, 10, 'fill="#fff3cf"') +
    path('M11 78Q28 72 45 78T79 76V97H11Z', 'fill="#2f7f95"') +
    path('M34 84V40L45 18L56 40V84Z', 'fill="#8a3d2c"') +
    path('M45 12V20', 'stroke="#8a3d2c" stroke-width="3"') +
    circle(45, 48, 8.5, 'fill="#fff3cf"') +
    path('M45 43V48L49 51', 'stroke="#8a3d2c" stroke-width="2" fill="none" stroke-linecap="round"') +
    path('M40 62V78M50 62V78', 'stroke="#f3c9a6" stroke-width="3" stroke-linecap="round"')
  );
}

function postmark() {
  const waves = range(0, 4)
    .map((i) => `M-136 ${-30 + i * 15}q12-11 24 0t24 0t24 0`)
    .join('');
  const ring = circle(0, 0, 44, 'fill="none"') + circle(0, 0, 31, 'fill="none"');
  return group(
    'stroke="#33415c" stroke-width="3.400" fill="none" opacity=".62" stroke-linecap="round"',
    `${ring}${path(waves, '')}${path('M-20-6H20M-14 8H14', '')}`,
  );
}

/** "hello" in one line of ink. */
const HELLO =
  'M0 62C22 44 40 6 30-6C20-14 12 20 10 64C14 44 34 30 38 46C40 58 40 68 52 60C66 52 78 40 72 32C62 24 52 44 58 56C66 70 88 58 98 40C110 16 114-8 104-8C92-6 92 58 104 62C118 60 134 30 140 8C144-8 132-12 128 4C124 26 124 60 136 62C146 62 152 52 158 44C166 32 182 34 182 48C180 64 160 66 158 52C158 42 166 34 176 38C186 44 196 44 208 36';

/** A letter by air mail: writing in English. */
export function airmail() {
  const envelope =
    edge() +
    rect(-222, -132, 444, 264, 'rx="6" fill="#fffaf0"') +
    group('transform="translate(110 -112) rotate(3)"', stamp()) +
    group('transform="translate(100 -30) rotate(-8)"', postmark()) +
    group(
      'transform="translate(-180 -16) scale(.98)"',
      path(HELLO, 'fill="none" stroke="#23335f" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"'),
    ) +
    [
      [-180, 70, 220],
      [-180, 94, 160],
    ]
      .map(([x = 0, y = 0, w = 0]) => rect(x, y, w, 8, 'rx="4" fill="#d8c6ab"'))
      .join('');
  const b =
    circle(118, 84, 120, 'fill="#fff" opacity=".16"') +
    circle(676, 372, 150, 'fill="#b2432c" opacity=".2"') +
    group(
      'transform="translate(392 226) rotate(-7)"',
      rect(-240, -150, 480, 300, 'rx="10" fill="#7c2a18" opacity=".28" transform="translate(12 18)"') + envelope,
    );
  return cover(
    '#e8805d',
    '#f9b796',
    b,
    '<clipPath id="e"><rect x="-240" y="-150" width="480" height="300" rx="10"/></clipPath>',
  );
}

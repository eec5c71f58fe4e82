import { circle, ellipse, group, linear, path, radial, rect } from '../../drawing.ts';
import { cover } from './cover.ts';

/** Colours of the flame test: lithium, calcium, sodium, copper, potassium. */
const METALS = [
  ['#ff2f5b', '#ff9aa8'],
  ['#ff6a2f', '#ffc08a'],
  ['#ffb41f', '#fff0a8'],
  ['#1fd49a', '#c5ffe4'],
  ['#9a6bff', '#e2d2ff'],
] as const;

const OUTER =
  'M0 0C-46-6-58-52-40-92C-30-116-34-130-22-160C-14-140-8-134-4-150C2-180 0-200 14-226C16-190 44-160 48-104C52-56 46-6 0 0Z';
const INNER = 'M2-4C-24-8-30-40-18-70C-10-92-4-104 4-136C10-104 28-88 28-54C28-24 22-6 2-4Z';

function burner(x: number, i: number, s: number) {
  const flame =
    circle(2, -96, 128, `fill="url(#w${i})"`) +
    path(OUTER, `fill="url(#o${i})"`) +
    path(INNER, 'fill="url(#i)"') +
    path('M2-4C-10-8-12-26-6-42C0-32 12-30 12-16Q10-6 2-4Z', 'fill="#8ab6ff" opacity=".55"');
  const tube =
    rect(-15, 4, 30, 92, 'rx="4" fill="url(#t)"') +
    rect(-20, 0, 40, 12, 'rx="5" fill="#8c8fb5"') +
    rect(-20, 58, 40, 14, 'rx="5" fill="#c99a4b"') +
    path('M-44 118Q-40 96 0 96T44 118Z', 'fill="#57598a"') +
    rect(-50, 112, 100, 12, 'rx="6" fill="#3a3b66"');
  return group(`transform="translate(${x} 276)"`, group(`transform="scale(${s})"`, flame) + tube);
}

/** The flame test: each metal has its colour. */
export function flames() {
  const places = [
    [112, 0.82],
    [248, 0.94],
    [384, 1.06],
    [520, 0.94],
    [656, 0.82],
  ] as const;
  let b = rect(0, 388, 768, 44, 'fill="#0c0a1d"') + rect(0, 388, 768, 3, 'fill="#4a4385"');
  places.forEach(([x], i) => {
    b += ellipse(x, 402, 66, 7, `fill="${METALS[i]?.[0]}" opacity=".4"`);
  });
  places.forEach(([x, s], i) => {
    b += burner(x, i, s);
  });
  const defs = METALS.map(
    ([deep, pale], i) =>
      linear(`o${i}`, [
        [0, deep, 0.55],
        [0.55, deep],
        [1, pale],
      ]) +
      radial(`w${i}`, [
        [0, deep, 0.5],
        [1, deep, 0],
      ]),
  ).join('');
  return cover(
    '#100d24',
    '#332b63',
    b,
    `${defs}${linear('i', [
      [0, '#ffffff', 0.9],
      [1, '#ffffff', 0.35],
    ])}${linear(
      't',
      [
        [0, '#6d6f9e'],
        [0.4, '#b9bbdc'],
        [1, '#45477a'],
      ],
      '',
    )}`,
  );
}

import { circle, ellipse, group, path, radial, range } from '../../drawing.ts';
import { brush } from './brush.ts';
import { cover } from './cover.ts';

const PETAL = 'M0 0C-26-18-30-62 0-96C30-62 26-18 0 0Z';

/** A lotus: petals behind, then in front. */
function lotus(x: number, y: number, s: number) {
  const petal = (turn: number, colour: string, size = 1) =>
    path(PETAL, `transform="rotate(${turn}) scale(${size})" fill="${colour}"`);
  const petals =
    petal(-52, '#e98a98') +
    petal(52, '#e98a98') +
    petal(-27, '#f4b3b8') +
    petal(27, '#f4b3b8') +
    petal(0, '#fbdcd8') +
    petal(-72, '#d96d80', 0.72) +
    petal(72, '#d96d80', 0.72) +
    petal(-38, '#f7c9c9', 0.66) +
    petal(38, '#f7c9c9', 0.66);
  return group(`transform="translate(${x} ${y}) scale(${s})"`, petals);
}

function lotusLeaf(x: number, y: number, rx: number, ry: number, fill: string) {
  const veins = range(0, 10)
    .map((i) => {
      const a = (i * 2 * Math.PI) / 11 + 0.3;
      return `M${x} ${y - ry * 0.12}L${Math.round(x + rx * 0.9 * Math.cos(a))} ${Math.round(y + ry * 0.9 * Math.sin(a))}`;
    })
    .join('');
  return (
    ellipse(x, y, rx, ry, `fill="url(#${fill})"`) +
    path(veins, 'stroke="#f3ead2" stroke-opacity=".35" stroke-width="2"')
  );
}

function dragonfly(x: number, y: number) {
  const wings = path(
    'M0 0C20-30 56-38 74-26C60-8 24 2 0 0ZM0 0C-4-34 16-62 34-62C36-40 18-12 0 0Z',
    'fill="#8fb7b0" opacity=".75"',
  );
  const body =
    path('M-6 4L44 40', 'stroke="#a83a2a" stroke-width="6" stroke-linecap="round"') +
    circle(-8, 2, 7, 'fill="#a83a2a"');
  return group(`transform="translate(${x} ${y}) rotate(62) scale(.8)"`, wings + body);
}

/** A round silk fan with a lotus in ink, for poems of summer. */
export function fan() {
  const strokes: readonly (readonly [readonly (readonly [number, number, number])[], number])[] = [
    [
      [
        [300, 330, 5],
        [306, 280, 8],
        [322, 226, 7],
        [340, 190, 4],
      ],
      11,
    ],
    [
      [
        [420, 340, 4],
        [424, 290, 8],
        [418, 250, 6],
      ],
      12,
    ],
    [
      [
        [258, 340, 4],
        [262, 300, 7],
        [254, 262, 5],
      ],
      13,
    ],
  ];
  const stems = strokes.map(([touches, seed]) => brush(touches, seed)).join('');
  const silk =
    circle(368, 204, 166, 'fill="url(#s)"') +
    group(
      'clip-path="url(#c)"',
      path('M190 330Q300 316 380 330T560 322V400H190Z', 'fill="#9db8a8" opacity=".45"') +
        `<g fill="#2b4a42">${stems}</g>` +
        lotusLeaf(426, 262, 92, 44, 'l') +
        lotusLeaf(240, 270, 66, 34, 'k') +
        lotus(342, 198, 0.98) +
        path(
          'M300 344H370M400 356H470M250 362H300',
          'stroke="#5d8577" stroke-width="3" stroke-linecap="round" opacity=".6"',
        ) +
        dragonfly(432, 164),
    );
  const rim =
    circle(368, 204, 166, 'fill="none" stroke="#6b2f1d" stroke-width="11"') +
    circle(368, 204, 160, 'fill="none" stroke="#d9a256" stroke-width="2"');
  const handle =
    path('M368 370V428', 'stroke="#6b2f1d" stroke-width="18" stroke-linecap="round"') +
    path('M368 38V30M368 372q-20 2-20-16h40q0 18-20 16Z', 'fill="#d9a256" stroke="#6b2f1d" stroke-width="3"');
  const tassel =
    path('M497 386q34 34 66 2t50-28', 'stroke="#d8402f" stroke-width="4.500" fill="none" stroke-linecap="round"') +
    group(
      'transform="translate(616 356) rotate(-68)"',
      path('M-13 6h26l10 74h-46Z', 'fill="#d8402f"') +
        path('M-8 20l-6 58M0 20v58M8 20l6 58', 'stroke="#a3281b" stroke-width="2.500"') +
        circle(0, 2, 13, 'fill="#f2c14e"'),
    );
  const turned = group(
    'transform="rotate(-34 368 204)"',
    `<g opacity=".25" transform="translate(14 10)">${circle(368, 204, 172, 'fill="#0b2c26"')}</g>${handle}${silk}${rim}`,
  );
  const b =
    circle(600, 92, 150, 'fill="#fff" opacity=".06"') +
    circle(120, 360, 190, 'fill="#0b2c26" opacity=".14"') +
    turned +
    tassel;
  return cover(
    '#215449',
    '#4a8f7d',
    b,
    radial('s', [
      [0, '#fffaee'],
      [0.7, '#f6ecd6'],
      [1, '#e6d5b4'],
    ]) +
      radial(
        'l',
        [
          [0, '#5d9a7b'],
          [1, '#22564a'],
        ],
        'cx=".4" cy=".35"',
      ) +
      radial(
        'k',
        [
          [0, '#86b295'],
          [1, '#3d7263'],
        ],
        'cx=".4" cy=".35"',
      ) +
      '<clipPath id="c"><circle cx="368" cy="204" r="164"/></clipPath>',
  );
}

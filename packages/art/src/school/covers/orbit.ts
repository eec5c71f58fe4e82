import { circle, ellipse, group, n, n2, path, radial, range, rng } from '../../drawing.ts';
import { cover, HEIGHT, WIDTH } from './cover.ts';

const [CX, CY, RX, RY] = [384, 212, 286, 126];

/** Earth with its axis, lit from the Sun; `turn` moves the land. */
function earth(angle: number, r: number, turn: number) {
  const [x, y] = [CX + RX * Math.cos(angle), CY + RY * Math.sin(angle)];
  const towards = (Math.atan2(CY - y, CX - x) * 180) / Math.PI;
  const land = [
    'M-40-8Q-34-30-12-28T8-10Q2 4-10 8T-22 26Q-30 18-28 6T-40-8Z',
    'M14-34Q36-30 44-14T30 6Q18 6 16-6T14-34Z',
    'M6 22Q18 14 28 20T30 36Q16 42 10 36T6 22Z',
  ];
  const ball =
    circle(0, 0, 48, 'fill="url(#o)"') +
    group(
      `clip-path="url(#e)" fill="#5fbf8a"`,
      group(`transform="rotate(23.400) translate(${turn} 0)"`, land.map((d) => path(d, '')).join('')) +
        group('transform="rotate(23.400)" fill="#f4fbff"', ellipse(0, -48, 26, 9) + ellipse(0, 48, 22, 8)),
    );
  const axis = path(
    'M0-66V-48M0 48V66',
    'transform="rotate(23.400)" stroke="#ffe9b8" stroke-width="4" stroke-linecap="round"',
  );
  // the night half looks away from the Sun
  const night = path(
    'M0-48.500A48.500 48.500 0 0 0 0 48.500Z',
    `transform="rotate(${n(towards)})" fill="#0a0726" opacity=".62"`,
  );
  return group(`transform="translate(${n(x)} ${n(y)}) scale(${n2(r / 48)})"`, axis + ball + night);
}

/** The Earth on its way around the Sun: four seasons from one tilted axis. */
export function orbit() {
  const random = rng(17);
  const stars = range(0, 54).map(() =>
    circle(random() * WIDTH, random() * HEIGHT, 0.7 + random() * 1.6, 'fill="#fff" opacity=".5"'),
  );
  const path1 = (rx: number, ry: number, style: string) => ellipse(CX, CY, rx, ry, `fill="none" ${style}`);
  const arrows = [0.78, 2.36, 3.93, 5.5].map((a) => {
    const [x, y] = [CX + RX * Math.cos(a), CY + RY * Math.sin(a)];
    const heading = (Math.atan2(-RY * Math.cos(a), RX * Math.sin(a)) * 180) / Math.PI;
    return path(
      'M-9-9L7 0L-9 9',
      `transform="translate(${n(x)} ${n(y)}) rotate(${n(heading)})" fill="none" stroke="#ffd98a" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"`,
    );
  });
  const rays = range(0, 15).map((i) =>
    path(
      'M0-67V-80',
      `transform="translate(${CX} ${CY}) rotate(${i * 22.5})" stroke="#ffc65c" stroke-width="5" stroke-linecap="round"`,
    ),
  );
  const sun = circle(CX, CY, 150, 'fill="url(#h)"') + rays.join('') + circle(CX, CY, 54, 'fill="url(#s)"');
  const b =
    stars.join('') +
    path1(RX + 40, RY + 18, 'stroke="#fff" stroke-opacity=".06" stroke-width="30"') +
    path1(
      RX,
      RY,
      'stroke="#ffd98a" stroke-opacity=".75" stroke-width="3" stroke-dasharray="2 11" stroke-linecap="round"',
    ) +
    arrows.join('') +
    earth(-Math.PI / 2, 33, 4) +
    sun +
    earth(Math.PI, 47, -8) +
    earth(0, 47, 10) +
    earth(Math.PI / 2, 54, 0);
  return cover(
    '#191343',
    '#43368c',
    b,
    radial(
      's',
      [
        [0, '#fff3bf'],
        [0.55, '#ffc247'],
        [1, '#ff8a3c'],
      ],
      'cx=".4" cy=".35"',
    ) +
      radial('h', [
        [0.3, '#ffb03c', 0.55],
        [1, '#ffb03c', 0],
      ]) +
      radial(
        'o',
        [
          [0, '#7fd0ff'],
          [1, '#1f6fd0'],
        ],
        'cx=".4" cy=".35"',
      ) +
      '<clipPath id="e"><circle r="48"/></clipPath>',
  );
}

import { circle, group, line, n, type Point, path, radial, range, rect } from '../../drawing.ts';
import { cover } from './cover.ts';

const [AX, BX, Y] = [256, 512, 212];

/** A field line of a dipole: steps along the field from the positive charge until it leaves or arrives. */
function fieldLine(angle: number): Point[] {
  const points: Point[] = [];
  let [x, y] = [AX + 30 * Math.cos(angle), Y + 30 * Math.sin(angle)];
  for (let i = 0; i < 420; i++) {
    const [r1, r2] = [Math.hypot(x - AX, y - Y), Math.hypot(x - BX, y - Y)];
    if (r2 < 30 || x < -160 || x > 930 || y < -220 || y > 650) break;
    if (i % 3 === 0) points.push([x, y]);
    const [ex, ey] = [(x - AX) / r1 ** 3 - (x - BX) / r2 ** 3, (y - Y) / r1 ** 3 - (y - Y) / r2 ** 3];
    const strength = Math.hypot(ex, ey);
    x += (ex / strength) * 6;
    y += (ey / strength) * 6;
  }
  return points;
}

/** An arrow half way along a line. */
function arrow(points: readonly Point[]) {
  const middle = Math.floor(points.length / 2);
  const [a, b] = [points[middle], points[middle + 1]];
  if (!a || !b) return '';
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return path('M-9-8L8 0L-9 8Z', `transform="translate(${n(a[0])} ${n(a[1])}) rotate(${n(turn)})" fill="#ffe9b0"`);
}

/** Two charges and the lines between them. */
export function field() {
  const drawn = range(0, 19).map((i) => fieldLine((i * Math.PI) / 10 + Math.PI / 20));
  // a line that leaves the page comes back to the other charge, as its mirror image
  const all = drawn.flatMap((points) => {
    const [x = 0, y = 0] = points.at(-1) ?? [];
    const arrives = Math.hypot(x - BX, y - Y) < 60;
    return arrives ? [points] : [points, points.toReversed().map(([px, py]): Point => [AX + BX - px, py])];
  });
  const lines = all.map((points, i) =>
    path(line(points), `stroke="${i % 2 ? '#8f7cf0' : '#5fd0e8'}" stroke-opacity="${i % 2 ? 0.75 : 0.9}"`),
  );
  const charge = (x: number, fill: string, sign: string) =>
    circle(x, Y, 74, `fill="url(#${fill}g)"`) +
    circle(x, Y, 40, `fill="url(#${fill})"`) +
    path(sign, `transform="translate(${x} ${Y})" stroke="#fff" stroke-width="8" stroke-linecap="round"`);
  const b =
    group('fill="none" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round"', lines.join('')) +
    all
      .filter((_, i) => i % 2 === 0)
      .map(arrow)
      .join('') +
    rect(0, 0, 768, 432, 'fill="url(#v)"') +
    charge(AX, 'p', 'M-15 0H15M0-15V15') +
    charge(BX, 'm', 'M-15 0H15');
  return cover(
    '#15163a',
    '#2f3276',
    b,
    radial(
      'p',
      [
        [0, '#ff9f7a'],
        [1, '#e8442f'],
      ],
      'cx=".36" cy=".3"',
    ) +
      radial('pg', [
        [0.4, '#ff6a4a', 0.7],
        [1, '#ff6a4a', 0],
      ]) +
      radial(
        'm',
        [
          [0, '#8fd8ff'],
          [1, '#2a7de0'],
        ],
        'cx=".36" cy=".3"',
      ) +
      radial('mg', [
        [0.4, '#3f9bff', 0.7],
        [1, '#3f9bff', 0],
      ]) +
      radial('v', [
        [0.55, '#15163a', 0],
        [1, '#15163a', 0.75],
      ]),
  );
}

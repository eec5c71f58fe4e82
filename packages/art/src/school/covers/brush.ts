import { at, line, n, type Point, path, range, rng, smooth } from '../../drawing.ts';

/** A place on a brush stroke and the width of the brush there. */
export type Touch = readonly [x: number, y: number, width: number];

/** One coordinate of a Catmull-Rom curve between `b` and `c`. */
const between = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

function dense(touches: readonly Touch[]): Touch[] {
  const all: Touch[] = [];
  for (const i of range(0, touches.length - 2)) {
    const [a, b] = [at(touches, Math.max(0, i - 1)), at(touches, i)];
    const [c, d] = [at(touches, i + 1), at(touches, Math.min(touches.length - 1, i + 2))];
    for (let t = 0; t < 1; t += 0.08)
      all.push([
        between(a[0], b[0], c[0], d[0], t),
        between(a[1], b[1], c[1], d[1], t),
        between(a[2], b[2], c[2], d[2], t),
      ]);
  }
  return [...all, at(touches, -1)];
}

/** One stroke of a wet brush: edges a little rough, dry streaks near the end. */
export function brush(touches: readonly Touch[], seed: number) {
  const random = rng(seed * 97);
  const stroke = dense(touches);
  const left: Point[] = [];
  const right: Point[] = [];
  stroke.forEach(([x, y, width], i) => {
    const [a, b] = [at(stroke, Math.max(0, i - 1)), at(stroke, Math.min(stroke.length - 1, i + 1))];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny, half] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length, Math.max(1, width / 2)];
    const rough = () => half + (random() - 0.5) * 2.2;
    left.push([x + nx * rough(), y + ny * rough()]);
    right.push([x - nx * rough(), y - ny * rough()]);
  });
  let drawn = path(smooth([...left, ...right.reverse()], true), '');
  for (let k = 0; k < 4; k++) {
    const from = Math.floor(stroke.length * (0.45 + random() * 0.2));
    const to = Math.floor(stroke.length * (0.72 + random() * 0.2));
    const off = (random() - 0.5) * 0.6;
    const streak = stroke.slice(from, to).map(([x, y, w]): Point => [x + off * w * 0.5, y + off * w * 0.6]);
    if (streak.length > 3) {
      const width = n(0.8 + random());
      drawn += path(
        line(streak),
        `fill="none" stroke="#f6eedd" stroke-opacity=".5" stroke-width="${width}" stroke-linecap="round"`,
      );
    }
  }
  return drawn;
}

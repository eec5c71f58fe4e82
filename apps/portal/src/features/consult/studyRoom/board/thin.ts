import { BOARD_POINTS_MAX } from '@shuyuan/contract';

/** How far a left-out point may lie beside the line, in units of the board. */
const TOLERANCE = 1.2;

/** Fewer, whole points of the same stroke: a point that lies on the line between its neighbours is left out (Ramer, Douglas, Peucker). */
export function thin(points: readonly number[], most = BOARD_POINTS_MAX): number[] {
  const whole = points.map(Math.round);
  if (whole.length < 4) return [...whole, ...whole].slice(0, 4); // a dot is a stroke onto itself
  for (let tolerance = TOLERANCE; ; tolerance *= 2) {
    const thinned = simplify(whole, tolerance);
    if (thinned.length <= most * 2) return thinned;
  }
}

function simplify(points: readonly number[], tolerance: number): number[] {
  const last = points.length / 2 - 1;
  const chosen = new Set([0, last]);
  const open: [number, number][] = [[0, last]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    const far = farthest(points, from, to);
    if (far.distance <= tolerance) continue;
    chosen.add(far.index);
    open.push([from, far.index], [far.index, to]);
  }
  return [...chosen]
    .sort((one, other) => one - other)
    .flatMap((index) => [at(points, index * 2), at(points, index * 2 + 1)]);
}

function farthest(points: readonly number[], from: number, to: number) {
  let best = { index: from, distance: -1 };
  for (let index = from + 1; index < to; index++) {
    const distance = distanceTo(points, index, from, to);
    if (distance > best.distance) best = { index, distance };
  }
  return best;
}

/** Distance of a point from the line between two others. */
function distanceTo(points: readonly number[], index: number, from: number, to: number): number {
  const [x, y] = [at(points, index * 2), at(points, index * 2 + 1)];
  const [ax, ay] = [at(points, from * 2), at(points, from * 2 + 1)];
  const [dx, dy] = [at(points, to * 2) - ax, at(points, to * 2 + 1) - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

const at = (points: readonly number[], index: number) => points[index] ?? 0;

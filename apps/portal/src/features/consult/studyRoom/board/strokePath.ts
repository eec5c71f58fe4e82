import { getStroke } from 'perfect-freehand';

/** How thick a pen is, in units of the board. */
const PEN = 7;

/** The outline of a stroke as the `d` of a path: thin where the hand was fast. */
export function strokePath(points: readonly number[]): string {
  const pairs: [number, number][] = [];
  for (let index = 0; index + 1 < points.length; index += 2) pairs.push([points[index] ?? 0, points[index + 1] ?? 0]);
  const outline = getStroke(pairs, { size: PEN, thinning: 0.35, smoothing: 0.6, streamline: 0.35 });
  const [first, ...others] = outline.map(([x, y]) => [round(x), round(y)] as const);
  if (!first) return '';
  let path = `M${first[0]} ${first[1]}`;
  others.forEach(([x, y], index) => {
    const [nextX, nextY] = others[index + 1] ?? first;
    path += `Q${x} ${y} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  return `${path}Z`;
}

const round = (value: number | undefined) => Math.round((value ?? 0) * 10) / 10;

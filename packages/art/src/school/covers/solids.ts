import { group, path, range } from '../../drawing.ts';
import { cover } from './cover.ts';

/** Half the width and half the depth of a cube on the page, and its height. */
const [A, B, C] = [44, 25, 46];

/** How many cubes stand on each square of the floor, from the far corner to the near one. */
const HEIGHTS = [
  [4, 3, 2, 1],
  [3, 2, 1, 1],
  [2, 1, 1, 0],
  [1, 1, 0, 0],
] as const;

const SHADES = { top: '#fff3e2', left: '#3f6be0', right: '#1f3c9e' } as const;
const ACCENT = { top: '#ffb59f', left: '#f0623f', right: '#b93a1f' } as const;

function cube(x: number, y: number, shades: { top: string; left: string; right: string }) {
  const face = (d: string, fill: string) => path(d, `fill="${fill}"`);
  return (
    face(`M${x} ${y - B}l${A} ${B}l-${A} ${B}l-${A}-${B}Z`, shades.top) +
    face(`M${x - A} ${y}l${A} ${B}v${C}l-${A}-${B}Z`, shades.left) +
    face(`M${x + A} ${y}l-${A} ${B}v${C}l${A}-${B}Z`, shades.right)
  );
}

/** A staircase of cubes with one in the air: counting, volume, views from three sides. */
export function solids() {
  const [cx, floor] = [384, 214];
  const place = (i: number, j: number, k: number) => [cx + (i - j) * A, floor + (i + j) * B - k * C] as const;
  let b = path('M384 172L608 292L384 412L160 292Z', 'fill="#7a2f2a" opacity=".16"');
  HEIGHTS.forEach((row, i) => {
    row.forEach((height, j) => {
      for (const k of range(1, height))
        b += cube(...place(i, j, k), (i + j) % 2 && k === height ? { ...SHADES, top: '#ffe0bd' } : SHADES);
    });
  });
  const [x, y] = place(3, 3, 1.35);
  b +=
    path(`M${x} ${floor + 5 * B}l${A} ${B}l-${A} ${B}l-${A}-${B}Z`, 'fill="#7a2f2a" opacity=".3"') + cube(x, y, ACCENT);
  return cover('#eda995', '#fbd3c4', group('transform="translate(31 24) scale(.92)"', b));
}

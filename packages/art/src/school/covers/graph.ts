import { circle, group, path, rect } from '../../drawing.ts';
import { cover } from './cover.ts';

/** Places of the tree's nodes and whether the search has been there. */
const NODES = [
  [384, 76, 2],
  [236, 168, 2],
  [532, 168, 1],
  [152, 268, 1],
  [312, 268, 2],
  [456, 268, 0],
  [612, 268, 0],
  [104, 362, 0],
  [200, 362, 0],
  [270, 362, 0],
  [354, 362, 3],
  [428, 362, 0],
  [500, 362, 0],
  [572, 362, 0],
  [660, 362, 0],
] as const;

const [FRESH, SEEN, PATH] = [0, 1, 2];

/** A search through a tree: the way that it found shines. */
export function graph() {
  const edges = NODES.slice(1).map(([x, y, state], i) => {
    const parent = NODES[Math.floor(i / 2)] ?? NODES[0];
    const isOnPath = state >= PATH;
    const line = path(
      `M${parent[0]} ${parent[1]}C${parent[0]} ${parent[1] + 50} ${x} ${y - 50} ${x} ${y}`,
      isOnPath
        ? 'stroke="#ffd166" stroke-width="9"'
        : `stroke="#7fb7b0" stroke-width="5" stroke-opacity="${state === SEEN ? 0.9 : 0.45}"`,
    );
    return { isOnPath, line };
  });
  const node = ([x, y, state]: (typeof NODES)[number]) => {
    const r = y > 300 ? 21 : 30;
    if (state === FRESH) return circle(x, y, r, 'fill="#1f5a5f" stroke="#7fb7b0" stroke-width="4"');
    if (state === SEEN) return circle(x, y, r, 'fill="#3f9c94" stroke="#bfeee4" stroke-width="4"');
    const glow = circle(x, y, r + 13, 'fill="#ffd166" opacity=".25"');
    if (state === PATH) return glow + circle(x, y, r, 'fill="#ffd166" stroke="#fff3cf" stroke-width="5"');
    return (
      circle(x, y, 44, 'fill="#ff7f5c" opacity=".3"') +
      circle(x, y, 27, 'fill="#ff7f5c" stroke="#fff3cf" stroke-width="5"') +
      path(
        'M-10 0L-3 8L11-8',
        `transform="translate(${x} ${y})" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`,
      )
    );
  };
  const glyph = (x: number, y: number, d: string) =>
    path(
      d,
      `transform="translate(${x} ${y})" fill="none" stroke="#10393f" stroke-width="5.500" stroke-linecap="round" stroke-linejoin="round"`,
    );
  const b =
    group(
      'stroke="#7fb7b0" stroke-opacity=".13" stroke-width="1.500"',
      path('M0 76H768M0 168H768M0 268H768M0 362H768', ''),
    ) +
    rect(40, 60, 96, 11, 'rx="5.500" fill="#7fb7b0" opacity=".4"') +
    rect(40, 82, 66, 11, 'rx="5.500" fill="#7fb7b0" opacity=".25"') +
    rect(632, 60, 96, 11, 'rx="5.500" fill="#7fb7b0" opacity=".4"') +
    rect(662, 82, 66, 11, 'rx="5.500" fill="#7fb7b0" opacity=".25"') +
    group(
      'fill="none" stroke-linecap="round"',
      edges
        .toSorted((a, c) => Number(a.isOnPath) - Number(c.isOnPath))
        .map(({ line }) => line)
        .join(''),
    ) +
    NODES.map(node).join('') +
    glyph(384, 76, 'M-9-10L-15 0L-9 10M9-10L15 0L9 10') +
    glyph(236, 168, 'M-11 0H11') +
    glyph(312, 268, 'M-11 0H11M0-11V11');
  return cover('#0f3f47', '#1f7078', b);
}

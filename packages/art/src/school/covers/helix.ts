import { circle, line, mix, n, type Point, path, range } from '../../drawing.ts';
import { cover } from './cover.ts';

const PAIRS = [
  ['#f2b13c', '#7a62c9'],
  ['#2f9f8a', '#ef7f5d'],
  ['#ef7f5d', '#2f9f8a'],
  ['#7a62c9', '#f2b13c'],
] as const;

const [TURNS, AMPLITUDE] = [2.3, 96];

/** A double helix across the page: parts far away are paler and drawn first. */
export function helix() {
  const [ux, uy] = [0.952, -0.306];
  const at = (t: number, phase: number) => {
    const angle = t * TURNS * 2 * Math.PI + phase;
    const along = -60 + t * 900;
    const off = AMPLITUDE * Math.sin(angle);
    const p: Point = [-10 + along * ux - off * uy, 348 + along * uy + off * ux];
    return { p, depth: Math.cos(angle) };
  };
  const parts: { depth: number; text: string }[] = [];
  for (const [phase, near, far] of [
    [0, '#d83f4d', '#f0b7b5'],
    [Math.PI, '#27408f', '#a9bbe3'],
  ] as const)
    for (const i of range(0, 79)) {
      const [a, m, c] = [at(i / 80, phase), at((i + 0.5) / 80, phase), at((i + 1.08) / 80, phase)];
      const near01 = (m.depth + 1) / 2;
      parts.push({
        depth: m.depth,
        text: path(line([a.p, m.p, c.p]), `stroke="${mix(far, near, near01)}" stroke-width="${n(10 + 13 * near01)}"`),
      });
    }
  for (const i of range(0, 31)) {
    const t = (i + 0.5) / 32;
    const [a, c] = [at(t, 0), at(t, Math.PI)];
    const middle: Point = [(a.p[0] + c.p[0]) / 2, (a.p[1] + c.p[1]) / 2];
    const [one, two] = PAIRS[i % 4] ?? PAIRS[0];
    parts.push({
      depth: -0.1 - Math.abs(a.depth) * 0.01,
      text:
        path(line([a.p, middle]), `stroke="${one}" stroke-width="9"`) +
        path(line([middle, c.p]), `stroke="${two}" stroke-width="9"`),
    });
  }
  const drawn = parts.toSorted((x, y) => x.depth - y.depth).map(({ text }) => text);
  const b =
    circle(600, 330, 190, 'fill="#fff" opacity=".45"') +
    circle(150, 70, 120, 'fill="#fff" opacity=".4"') +
    `<g fill="none" stroke-linecap="round">${drawn.join('')}</g>` +
    [
      [96, 120, 9],
      [150, 84, 5],
      [640, 356, 11],
      [700, 318, 6],
      [560, 390, 6],
      [228, 60, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'fill="#7a62c9" opacity=".35"'))
      .join('');
  return cover('#bcd3f2', '#edf4ff', b, '', 0.08);
}

import { circle, line, n, type Point, path, radial, range, rng, smooth } from '../../drawing.ts';
import { cover } from './cover.ts';
import { helix } from './helix.ts';
import { river } from './river.ts';

/** Leaf. */
function leaf() {
  const leaf = (rot: number, x: number, y: number, s: number, c1: string, c2: string, vein: string) => {
    const half = (sg: number) => {
      const pts: Point[] = [];
      for (const t of range(0, 1, 0.05)) pts.push([t * 560, sg * 128 * Math.sin(Math.PI * t ** 0.82) ** 0.9]);
      return pts;
    };
    let g = path(`${line(half(1))}Z`, `fill="${c1}"`) + path(`${line(half(-1))}Z`, `fill="${c2}"`);
    for (const t of range(0.08, 0.86, 0.085))
      for (const sg of [1, -1]) {
        const w = 128 * Math.sin(Math.PI * Math.min(0.99, t + 0.132) ** 0.82) ** 0.9;
        g += path(
          `M${n(t * 560)} 0Q${n(t * 560 + 40)} ${n(sg * w * 0.42)} ${n(t * 560 + 74)} ${n(sg * w * 0.8)}`,
          `fill="none" stroke="${vein}" stroke-width="${n(4 - 2 * t)}" stroke-linecap="round" opacity=".8"`,
        );
      }
    g += path('M-70 10Q0 0 556 0', `fill="none" stroke="${vein}" stroke-width="6" stroke-linecap="round"`);
    return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})">${g}</g>`;
  };
  let b = circle(600, 110, 84, 'fill="#fff8d6" opacity=".95"');
  b += leaf(-52, 40, 470, 0.95, '#a9d29a', '#bfe0ad', '#e3f2d8');
  b += leaf(8, 330, 372, 0.85, '#7fbd84', '#93cb94', '#d6efcf');
  b +=
    `<g opacity=".18" transform="translate(8 14)">${leaf(-26, 92, 392, 1.12, '#0c3a24', '#0c3a24', '#0c3a24')}</g>` +
    leaf(-26, 92, 392, 1.12, '#1e6b43', '#2f8a57', '#bfe6bd');
  for (const [x, y, r] of [
    [330, 250, 13],
    [470, 228, 9],
    [248, 330, 8],
  ] as const)
    b +=
      circle(x, y, r, 'fill="#fff" opacity=".75"') +
      circle(x + r / 3, y + r / 3, r * 0.6, 'fill="#7fd09a" opacity=".6"');
  return cover('#d3e6c1', '#eff7e2', b);
}

/** Cells. */
function cells() {
  const r = rng(29);
  let b = '';
  for (let row = -1; row < 5; row++)
    for (let col = 0; col < 7; col++) {
      const cx = col * 128 + (row % 2 ? 64 : 0) - 24 + (r() - 0.5) * 26,
        cy = row * 108 + 44 + (r() - 0.5) * 22;
      const ring = (k: number, jit: number) =>
        range(0, 6).map((i): Point => {
          const a = (i * 2 * Math.PI) / 7,
            q = k * (1 + (r() - 0.5) * jit);
          return [cx + q * Math.cos(a), cy + q * 0.94 * Math.sin(a)];
        });
      const hot = r() < 0.2;
      b += path(
        smooth(ring(60, 0.14), true),
        `fill="url(#${hot ? 'h' : 'c'})" stroke="${hot ? '#ffd7a8' : '#ffb6cc'}" stroke-width="3.5"`,
      );
      const nx = cx + (r() - 0.5) * 26,
        ny = cy + (r() - 0.5) * 22,
        k = 15 + r() * 8;
      b +=
        circle(nx, ny, k, `fill="${hot ? '#c24a1c' : '#8c1d55'}" opacity=".85"`) +
        circle(nx - k * 0.25, ny - k * 0.25, k * 0.36, 'fill="#fff" opacity=".5"');
      for (let i = 0; i < 4; i++) {
        const a = r() * 6.3;
        b += circle(cx + 40 * Math.cos(a), cy + 38 * Math.sin(a), 2 + r() * 3.4, 'fill="#fff" opacity=".55"');
      }
    }
  return cover(
    '#4a1140',
    '#8a2466',
    b,
    radial('c', [
      [0, '#ff9fc0', 0.75],
      [1, '#d24a86', 0.6],
    ]) +
      radial('h', [
        [0, '#ffcf8a', 0.95],
        [1, '#f08a3c', 0.85],
      ]),
  );
}

/** Covers of biology courses. */
export const biologyCovers = [leaf, cells, helix, river];

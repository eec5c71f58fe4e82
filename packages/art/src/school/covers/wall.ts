import { at, circle, line, n, type Point, path, range, rect, rng, smooth } from '../../drawing.ts';
import { cover } from './cover.ts';

/** The wall's upper edge, from the far left ridge to the near right one, and its height there. */
const COURSE = [
  [196, 176, 9],
  [238, 164, 10],
  [276, 176, 11],
  [318, 160, 12],
  [356, 182, 14],
  [398, 206, 16],
  [446, 196, 18],
  [492, 226, 21],
  [540, 262, 25],
  [590, 246, 29],
  [640, 282, 34],
  [700, 330, 42],
  [790, 318, 52],
] as const;

/** Walls with battlements between two points. */
function stretch(i: number) {
  const [[x0, y0, h0], [x1, y1, h1]] = [at(COURSE, i), at(COURSE, i + 1)];
  const size = (h0 + h1) / 2;
  const count = Math.max(3, Math.round((x1 - x0) / (size * 0.5)));
  const teeth = range(0, count - 1)
    .filter((k) => k % 2 === 0)
    .map((k) => {
      const [a, c] = [k / count, (k + 1) / count];
      const [xa, xc] = [x0 + (x1 - x0) * a, x0 + (x1 - x0) * c];
      const [ya, yc] = [y0 + (y1 - y0) * a, y0 + (y1 - y0) * c];
      return `M${n(xa)} ${n(ya + 1)}V${n(ya - size * 0.3)}L${n(xc)} ${n(yc - size * 0.3)}V${n(yc + 1)}Z`;
    })
    .join('');
  const lit = y1 < y0;
  return (
    path(
      `M${x0} ${y0}L${x1} ${y1}V${n(y1 + h1 * 1.5)}L${x0} ${n(y0 + h0 * 1.5)}Z${teeth}`,
      `fill="${lit ? '#f6d3a6' : '#d9a27b'}"`,
    ) +
    path(
      `M${x0} ${n(y0 + h0 * 0.5)}L${x1} ${n(y1 + h1 * 0.5)}M${x0} ${n(y0 + h0)}L${x1} ${n(y1 + h1)}`,
      'stroke="#8a4f4a" stroke-width="1.500" opacity=".45"',
    )
  );
}

function tower(x: number, y: number, s: number) {
  const windows = [-0.5, 0, 0.5].map((k) =>
    path(
      `M${n(x + (k - 0.12) * s)} ${n(y - s * 0.1)}v${n(-s * 0.3)}a${n(s * 0.12)} ${n(s * 0.12)} 0 0 1 ${n(s * 0.24)} 0v${n(s * 0.3)}Z`,
      'fill="#4a1f33"',
    ),
  );
  const teeth = range(0, 4).map((k) =>
    rect(x - s * 0.92 + k * s * 0.4, y - s * 1.22, s * 0.24, s * 0.26, 'fill="#f9dcb4"'),
  );
  return (
    path(
      `M${n(x - s * 0.8)} ${n(y - s)}H${n(x + s * 0.8)}L${n(x + s * 0.92)} ${n(y + s * 1.2)}H${n(x - s * 0.92)}Z`,
      'fill="#f6d3a6"',
    ) +
    path(
      `M${n(x + s * 0.3)} ${n(y - s)}H${n(x + s * 0.8)}L${n(x + s * 0.92)} ${n(y + s * 1.2)}H${n(x + s * 0.36)}Z`,
      'fill="#c98a6a" opacity=".75"',
    ) +
    rect(x - s * 0.96, y - s * 1.02, s * 1.92, s * 0.2, 'fill="#e9bd8f"') +
    teeth.join('') +
    windows.join('')
  );
}

/** The Great Wall over ridge after ridge at dawn. */
export function wall() {
  const random = rng(31);
  const ridge = (base: number, height: number, phase: number, width: number) =>
    range(-40, 820, 43).map(
      (x): Point => [x, base - height * Math.abs(Math.sin(x / width + phase)) ** 1.3 - random() * height * 0.18],
    );
  const slope = (points: readonly Point[], colour: string) =>
    path(`${smooth(points)}L820 450L-40 450Z`, `fill="${colour}"`);
  const under = COURSE.map(([x, y, h]): Point => [x, y + h * 1.1]);
  const near: Point[] = [[-60, 330], [60, 262], [130, 208], ...under, [860, 380]];
  const b =
    circle(206, 108, 62, 'fill="#fff1d2"') +
    circle(206, 108, 96, 'fill="#fff1d2" opacity=".3"') +
    slope(ridge(200, 62, 0.4, 120), '#e3a1a0') +
    slope(ridge(236, 58, 2.1, 96), '#bd6f84') +
    path('M0 236Q190 210 384 240T768 226V290H0Z', 'fill="#fde0d0" opacity=".28"') +
    path(`${line(near)}L860 450L-60 450Z`, 'fill="#8a3f66"') +
    path(`${line(near.map(([x, y]): Point => [x - 26, y + 42]))}L860 460L-90 460Z`, 'fill="#6f2f58"') +
    range(0, COURSE.length - 2)
      .map(stretch)
      .join('') +
    tower(238, 158, 15) +
    tower(398, 196, 23) +
    tower(590, 232, 37) +
    path('M-20 388Q120 310 250 352T470 378Q600 350 800 412V450H-20Z', 'fill="#4a1f49"') +
    path('M-20 414Q160 380 330 408T800 400V450H-20Z', 'fill="#331237"') +
    [
      [96, 88, 1],
      [120, 104, 0.8],
      [70, 110, 0.7],
    ]
      .map(([x = 0, y = 0, s = 1]) =>
        path(
          `M${x + 300 - 14 * s} ${y - 4 * s}q${8 * s}-${6 * s} ${14 * s} ${4 * s}q${6 * s}-${10 * s} ${14 * s}-${4 * s}`,
          `fill="none" stroke="#7a3556" stroke-width="${n(3 * s)}" stroke-linecap="round"`,
        ),
      )
      .join('');
  return cover('#f2a99a', '#ffe3c8', b);
}

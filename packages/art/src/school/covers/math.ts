import { circle, line, linear, mix, n, type Point, path, range, rect } from '../../drawing.ts';
import { cover, HEIGHT, WIDTH } from './cover.ts';
import { lines } from './lines.ts';
import { solids } from './solids.ts';

/** Riemann strips under a curve, with the tangent. */
function riemann() {
  const f = (x: number) => 236 - 92 * Math.sin((x - 60) / 118) - 46 * Math.sin((x - 20) / 61);
  const base = 352;
  let b = '';
  for (const x of range(0, WIDTH, 48)) b += path(`M${x} 0V432`, 'stroke="#fff" stroke-opacity=".06"');
  for (const y of range(16, HEIGHT, 48)) b += path(`M0 ${y}H768`, 'stroke="#fff" stroke-opacity=".06"');
  for (const x of range(96, 648, 24)) {
    const y = f(x + 12);
    b += rect(x + 1.5, y, 21, base - y, `fill="url(#s)" opacity="${n(0.5 + (0.5 * (x - 96)) / 560)}" rx="1.5"`);
  }
  b += path(
    `M40 ${base}H736M96 40V400`,
    'stroke="#f3e6cf" stroke-width="2.5" stroke-opacity=".8" fill="none" stroke-linecap="round"',
  );
  b += path(
    line(range(-10, 780, 8).map((x) => [x, f(x) + 10])),
    'fill="none" stroke="#0a1230" stroke-opacity=".35" stroke-width="10"',
  );
  b += path(
    line(range(-10, 780, 8).map((x) => [x, f(x)])),
    'fill="none" stroke="#fff3dc" stroke-width="7" stroke-linejoin="round"',
  );
  const x0 = 452,
    k = (f(x0 + 1) - f(x0 - 1)) / 2;
  b += path(
    line([
      [x0 - 190, f(x0) - 190 * k],
      [x0 + 210, f(x0) + 210 * k],
    ]),
    'stroke="#ff8a5c" stroke-width="4" stroke-linecap="round" fill="none"',
  );
  b +=
    circle(x0, f(x0), 22, 'fill="#ff8a5c" opacity=".28"') +
    circle(x0, f(x0), 11, 'fill="#ff8a5c" stroke="#fff3dc" stroke-width="4"');
  return cover(
    '#182350',
    '#34489a',
    b,
    linear('s', [
      [0, '#a9b9ff'],
      [1, '#5b72e6', 0.35],
    ]),
  );
}

/** Conics which share one focus, eccentricity 0 to 1.35. */
function conics() {
  const [fx, fy] = [300, 236];
  let b = circle(fx + 92, fy, 150, 'fill="#f0653a" opacity=".14"');
  range(0, 1.35, 0.09)
    .reverse()
    .forEach((e, i, all) => {
      const p = 62 + 78 * e;
      const pts: [number, number, number][] = [];
      for (const t of range(-Math.PI, Math.PI, 0.05)) {
        const d = 1 - e * Math.cos(t);
        if (d > 0.11) {
          const r = p / d;
          if (r < 1100) pts.push([t, fx + r * Math.cos(t), fy - r * Math.sin(t) * 0.92]);
        }
      }
      pts.sort((a, c) => ((a[0] + 2 * Math.PI) % (2 * Math.PI)) - ((c[0] + 2 * Math.PI) % (2 * Math.PI)));
      const u = i / (all.length - 1);
      b += path(
        line(pts.map(([, x, y]): Point => [x, y])) + (e < 0.9 ? 'Z' : ''),
        `fill="#e4572e" fill-opacity="${e < 0.75 ? 0.06 : 0}" stroke="${mix('#e8a07c', '#8f2413', u)}" stroke-width="${n(2 + 2.4 * u)}"`,
      );
    });
  b += path(`M20 ${fy}H748`, 'stroke="#5a2417" stroke-width="2" stroke-dasharray="2 9" stroke-linecap="round"');
  b += circle(fx, fy, 15, 'fill="#3b140d"') + circle(fx - 4, fy - 5, 4, 'fill="#fff" opacity=".5"');
  b += circle(fx + 168, fy - 118, 10, 'fill="#e4572e" stroke="#fbeedd" stroke-width="4"');
  return cover('#f2dfc6', '#fdf3e3', b);
}

/** Covers of math courses. */
export const mathCovers = [riemann, conics, lines, solids];

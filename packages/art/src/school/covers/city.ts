import { circle, path, range, rng } from '../../drawing.ts';
import { cover } from './cover.ts';

const [A, B] = [31, 18];
const ROOFS = ['#f2c14e', '#ef7f5d', '#f6e7cf', '#7fc4b5', '#d96a6a', '#9db4e0'] as const;

/** A building on its lot, seen from the sky. */
function tower(x: number, y: number, h: number, roof: string, lit: number) {
  const rows = (wanted: number) =>
    range(1, Math.floor(h / 16) - 1)
      .filter((k) => (k + lit) % 3 === wanted)
      .map((k) => `M${x - 21} ${y + 8 - h + k * 16}l14 8M${x + 8} ${y + 15 - h + k * 16}l14-8`)
      .join('');
  const windows = rows(1) + rows(2);
  return (
    path(`M${x - A} ${y - h}l${A} ${B}v${h}l-${A}-${B}Z`, 'fill="#4a5a8f"') +
    path(`M${x + A} ${y - h}l-${A} ${B}v${h}l${A}-${B}Z`, 'fill="#2f3b6b"') +
    path(`M${x} ${y - B - h}l${A} ${B}l-${A} ${B}l-${A}-${B}Z`, `fill="${roof}"`) +
    (windows && path(windows, 'stroke="#ffe9b0" stroke-opacity=".75" stroke-width="4"'))
  );
}

const park = (x: number, y: number) =>
  path(`M${x} ${y - B}L${x + A} ${y}L${x} ${y + B}L${x - A} ${y}Z`, 'fill="#9ccf8a"') +
  circle(x - 8, y - 8, 8, 'fill="#4f9a63"') +
  circle(x + 8, y - 5, 9, 'fill="#3f8757"') +
  circle(x - 1, y + 4, 7, 'fill="#5fae72"');

/** How a city grows: low lots at the edge, towers in the middle, a river through it. */
export function city() {
  const random = rng(88);
  let b =
    path('M-20 120Q160 190 300 170T520 250T800 300V362Q640 352 500 314T300 236T-20 190Z', 'fill="#6fc3d8"') +
    path(
      'M-20 140Q160 206 300 188T520 268T800 322',
      'fill="none" stroke="#d6f3f7" stroke-width="4" stroke-dasharray="26 22" stroke-linecap="round" opacity=".8"',
    );
  const river = (x: number) => 170 + (x - 120) * 0.19;
  for (const row of range(-6, 16))
    for (const col of range(-6, 6)) {
      const [x, y] = [384 + (col * 2 + (row % 2)) * 39, 30 + row * 22];
      const far = Math.hypot((x - 384) / 1.5, y - 250);
      const roll = random();
      const isWet = Math.abs(y - river(x) - 24) < 44;
      if (isWet || x < -30 || x > 798 || y < -10) continue;
      const height = Math.max(10, (150 - far * 0.72) * (0.55 + roll * 0.75));
      b +=
        roll < 0.16
          ? park(x, y)
          : tower(x, y, Math.round(height), ROOFS[Math.floor(random() * 6)] ?? ROOFS[0], row + col);
    }
  return cover('#c9d3ea', '#f3ecdf', b);
}

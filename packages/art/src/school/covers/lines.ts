import { circle, n, path, range } from '../../drawing.ts';
import { cover } from './cover.ts';

/** Slopes and colours of the lines through one point. */
const LINES = [
  [-1.5, '#f25f4c'],
  [-0.62, '#ff9f45'],
  [0, '#ffd166'],
  [0.62, '#3dbf9a'],
  [1.5, '#3f7be0'],
] as const;

/** Straight lines through one point: each slope has its colour. */
export function lines() {
  const [x, y] = [384, 216];
  const grid =
    range(0, 16)
      .map((i) => `M${i * 48}  0V432`)
      .join('') +
    range(0, 9)
      .map((i) => `M0 ${i * 48 + 24}H768`)
      .join('');
  const arm = (slope: number, reach: number) => {
    const length = reach / Math.hypot(1, slope);
    return `M${n(x - length)} ${n(y + length * slope)}L${n(x + length)} ${n(y - length * slope)}`;
  };
  const bands = LINES.map(([slope, colour]) =>
    path(arm(slope, 520), `stroke="${colour}" stroke-width="26" style="mix-blend-mode:multiply"`),
  ).join('');
  const axes =
    path('M40 216H724M384 408V26', 'stroke="#1d2b53" stroke-width="4" stroke-linecap="round"') +
    path(
      'M712 206L728 216L712 226M374 40L384 22L394 40',
      'fill="none" stroke="#1d2b53" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"',
    ) +
    path(
      range(1, 6)
        .map((i) => `M${384 + i * 48} 210v12M${384 - i * 48} 210v12`)
        .join('') +
        range(1, 3)
          .map((i) => `M378 ${216 - i * 48}h12M378 ${216 + i * 48}h12`)
          .join(''),
      'stroke="#1d2b53" stroke-width="3"',
    );
  const b =
    path(grid, 'stroke="#1d2b53" stroke-opacity=".09" stroke-width="1.500"') +
    `<g style="isolation:isolate" stroke-linecap="round">${bands}</g>` +
    axes +
    circle(x, y, 24, 'fill="#fffaf0"') +
    circle(x, y, 13, 'fill="#1d2b53"');
  return cover('#f1ead8', '#fffcf3', b, '', 0.1);
}

import { circle, type Point, path, range, rng, smooth } from '../../drawing.ts';
import { cover } from './cover.ts';

const [CX, CY] = [400, 212];

/** One arm of the storm: a logarithmic spiral that widens outward. */
function arm(turn: number, from: number, to: number): Point[] {
  return range(0, 22).map((i) => {
    const t = from + ((to - from) * i) / 22;
    const [angle, r] = [turn + t * 3.6, 26 * Math.exp(t * 1.32)];
    return [CX + r * Math.cos(angle), CY + r * 0.78 * Math.sin(angle)];
  });
}

/** A typhoon seen from above, with the arrows of its air: where wind comes from. */
export function wind() {
  const random = rng(14);
  const bands = range(0, 5)
    .map((i) => {
      const turn = (i * Math.PI) / 3;
      const from = 0.15 + random() * 0.1;
      const style = (width: number, colour: string, opacity: number) =>
        `fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"`;
      return (
        path(smooth(arm(turn, from, 2.05)), style(30, '#ffffff', 0.2)) +
        path(smooth(arm(turn + 0.08, from, 1.9)), style(17, '#ffffff', 0.55)) +
        path(smooth(arm(turn + 0.2, from + 0.1, 1.62)), style(9, '#ffffff', 0.9))
      );
    })
    .join('');
  const arrows = [0.5, 2.6, 4.7]
    .map((turn) => {
      const points = arm(turn, 1.25, 1.85).toReversed();
      const [a, b] = [points[21], points[22]];
      if (!a || !b) return '';
      const heading = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      return (
        path(smooth(points), 'fill="none" stroke="#ff8f5a" stroke-width="7" stroke-linecap="round"') +
        path(
          'M-14-12L6 0L-14 12',
          `transform="translate(${Math.round(b[0])} ${Math.round(b[1])}) rotate(${Math.round(heading)})" fill="none" stroke="#ff8f5a" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"`,
        )
      );
    })
    .join('');
  const graticule =
    range(0, 6)
      .map((i) => `M${i * 150 - 60} 0Q${i * 150 - 20} 216 ${i * 150 - 90} 432`)
      .join('') +
    range(0, 3)
      .map((i) => `M0 ${40 + i * 120}Q384 ${96 + i * 120} 768 ${40 + i * 120}`)
      .join('');
  const land = 'M0 0H228Q214 42 176 58T150 116Q120 140 128 178T84 232Q92 270 60 300T0 344Z';
  const b =
    path(graticule, 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.600"') +
    path(land, 'fill="#0d3f63" opacity=".35" transform="translate(8 10)"') +
    path(land, 'fill="#8fc08a"') +
    path('M0 60Q80 70 110 40T190 0H0ZM0 250Q40 220 34 180T0 130Z', 'fill="#b5d49a"') +
    path('M640 432Q650 400 690 392T768 340V432Z', 'fill="#8fc08a"') +
    circle(CX, CY, 160, 'fill="#fff" opacity=".14"') +
    bands +
    circle(CX, CY, 44, 'fill="#fff" opacity=".95"') +
    circle(CX, CY, 23, 'fill="#1c6da0"') +
    circle(CX, CY, 23, 'fill="none" stroke="#bfe2f2" stroke-width="6"') +
    arrows;
  return cover('#17608f', '#3f9ccb', b);
}

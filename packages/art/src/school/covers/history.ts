import { circle, type Point, path, range, rect, rng, smooth } from '../../drawing.ts';
import { cover, WIDTH } from './cover.ts';
import { ding } from './ding.ts';
import { ship } from './ship.ts';
import { train } from './train.ts';
import { wall } from './wall.ts';

/** Strata with coins, pagoda above. */
function strata() {
  const r = rng(5);
  let b = circle(250, 150, 92, 'fill="#fff0cd"') + circle(250, 150, 130, 'fill="#fff0cd" opacity=".25"');
  const px = 528,
    tiers = 5;
  b += path(`M${px} 30L${px + 4} 62H${px - 4}Z`, 'fill="#4a1c15"') + circle(px, 58, 6, 'fill="#4a1c15"');
  for (let i = 0; i < tiers; i++) {
    const y = 66 + i * 44,
      w = 50 + i * 15;
    b += path(
      `M${px - w - 16} ${y + 14}Q${px - w * 0.5} ${y + 14} ${px - 12} ${y - 6}H${px + 12}Q${px + w * 0.5} ${y + 14} ${px + w + 16} ${y + 14}L${px + w} ${y + 25}H${px - w}Z`,
      'fill="#4a1c15"',
    );
    b += rect(px - w * 0.62, y + 24, w * 1.24, 22, 'fill="#8f3a22"');
    for (const k of [-0.36, 0, 0.36]) b += rect(px + k * w - 5, y + 29, 10, 15, 'rx="4" fill="#ffd487"');
  }
  ['#c8692f', '#a94c25', '#84351d', '#5f2417', '#3e1610'].forEach((c, i) => {
    const pts: Point[] = [];
    for (const x of range(-40, 820, 86)) pts.push([x, 284 + i * 34 + 9 * Math.sin(x / 90 + i * 1.3) + r() * 8]);
    b += path(`${smooth(pts)}L820 450L-40 450Z`, `fill="${c}"`);
    for (let k = 0; k < 16; k++)
      b += circle(r() * WIDTH, 304 + i * 34 + r() * 12, 1.2 + r() * 2, 'fill="#ffd9a0" opacity=".35"');
  });
  for (const [x, y, s] of [
    [148, 330, 22],
    [318, 388, 17],
    [654, 352, 25],
    [466, 404, 14],
  ] as const)
    b +=
      circle(x, y, s, 'fill="#e8b54d"') +
      circle(x, y, s * 0.8, 'fill="none" stroke="#8a5a14" stroke-width="2"') +
      rect(x - s * 0.28, y - s * 0.28, s * 0.56, s * 0.56, 'fill="#5f2417"');
  return cover('#e9a55c', '#fbd9a0', b);
}

/** Covers of history courses. */
export const historyCovers = [strata, ship, train, ding, wall];

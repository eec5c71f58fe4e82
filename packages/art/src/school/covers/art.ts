import { circle, n, type Point, path, range, rect, smooth } from '../../drawing.ts';
import { calligraphy } from './calligraphy.ts';
import { cover } from './cover.ts';
import { palette } from './palette.ts';
import { stillLife } from './stillLife.ts';

/** Cut paper. */
function cutPaper() {
  const leafy = (x: number, y: number, s: number, rot: number, c: string) => {
    let d = '';
    for (const i of range(0, 4))
      for (const sg of [-1, 1])
        d += `M0 ${-i * 34}C${sg * 30} ${-i * 34 - 4} ${sg * 66} ${-i * 34 - 26} ${sg * (78 - i * 9)} ${-i * 34 - 62}C${sg * 42} ${-i * 34 - 60} ${sg * 14} ${-i * 34 - 44} 0 ${-i * 34 - 24}Z`;
    d += 'M-9 40L-7-180Q0-236 7-180L9 40Z';
    return path(
      d,
      `transform="translate(${x} ${y}) rotate(${rot}) scale(${s})" fill="${c}" stroke="${c}" stroke-width="12" stroke-linejoin="round"`,
    );
  };
  let b =
    rect(0, 0, 256, 232, 'fill="#f4b63f"') +
    rect(256, 0, 262, 262, 'fill="#f7e8dc"') +
    rect(518, 0, 250, 206, 'fill="#e85a3f"') +
    rect(0, 232, 256, 200, 'fill="#2747b5"') +
    rect(256, 262, 262, 170, 'fill="#f2a0a8"') +
    rect(518, 206, 250, 226, 'fill="#1f7f6a"');
  b +=
    leafy(128, 180, 0.78, 4, '#2747b5') +
    leafy(386, 206, 0.86, -8, '#d8402f') +
    leafy(644, 168, 0.68, 12, '#fbe9d4') +
    leafy(644, 392, 0.8, -6, '#f4b63f') +
    leafy(126, 408, 0.68, 8, '#f7e8dc');
  b +=
    path(
      smooth(
        [
          [300, 344],
          [340, 298],
          [392, 330],
          [446, 290],
          [482, 340],
          [448, 396],
          [384, 372],
          [330, 404],
        ],
        true,
      ),
      'fill="#2747b5"',
    ) + circle(392, 346, 17, 'fill="#f7e8dc"');
  return cover('#f7e8dc', '#f7e8dc', b, '', 0.16);
}

/** Record and staff. */
function record() {
  let b = `<g>${circle(590, 236, 214, 'fill="#1c0b30"')}`;
  for (const r of range(86, 206, 9))
    b += circle(590, 236, r, `fill="none" stroke="#fff" stroke-opacity="${r % 2 ? 0.1 : 0.16}" stroke-width="2"`);
  b +=
    path('M590 236L500 30A214 214 0 0 1 640 28Z', 'fill="#fff" opacity=".12"') +
    path('M590 236L676 442A214 214 0 0 1 548 446Z', 'fill="#fff" opacity=".08"') +
    circle(590, 236, 72, 'fill="#ff8f6b"') +
    circle(590, 236, 50, 'fill="#ffd2a8"') +
    circle(590, 236, 9, 'fill="#1c0b30"') +
    '</g>';
  const y = (x: number, k: number) => 190 + k * 27 + 38 * Math.sin(x / 130 + 0.5) - x * 0.05;
  for (const k of range(0, 4))
    b += path(
      smooth(range(-30, 810, 40).map((x): Point => [x, y(x, k)])),
      `fill="none" stroke="#ffe3f1" stroke-width="3.4" opacity="${k % 2 ? 0.75 : 0.95}"`,
    );
  const note = (x: number, k: number, up = 1) => {
    const yy = y(x, k);
    return `<g fill="#ffd166">${path(`M${n(x + up * 14)} ${n(yy)}v${-up * 92}`, 'stroke="#ffd166" stroke-width="6" stroke-linecap="round"')}<ellipse cx="${x}" cy="${n(yy)}" rx="18" ry="13.5" transform="rotate(-22 ${x} ${n(yy)})"/></g>`;
  };
  b +=
    note(120, 3) +
    note(216, 2) +
    path(`M134 ${n(y(120, 3) - 92)}L230 ${n(y(216, 2) - 92)}v20L134 ${n(y(120, 3) - 72)}Z`, 'fill="#ffd166"') +
    note(330, 1.5) +
    note(436, 3.5) +
    note(690, 2.5);
  return cover('#3a1560', '#6d2fa0', b);
}

/** Covers of art courses. */
export const artCovers = [cutPaper, record, calligraphy, stillLife, palette];

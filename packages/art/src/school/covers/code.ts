import { at, circle, linear, n, path, radial, rect, rng } from '../../drawing.ts';
import { cover, HEIGHT, WIDTH } from './cover.ts';
import { graph } from './graph.ts';
import { pixels } from './pixels.ts';
import { webPage } from './webPage.ts';

/** Glyph grid. */
function glyphs() {
  const r = rng(41),
    G = [
      'M8-10L-4 0L8 10',
      'M-8-10L4 0L-8 10',
      'M5-12L-5 12',
      'M-8-4H8M-8 4H8',
      'M-8 0H8M0-8V8',
      'M5-12Q-2-12-2-6T-7 0Q-2 0-2 6T5 12',
      'M-5-12Q2-12 2-6T7 0Q2 0 2 6T-5 12',
      'M-6-6L6 6M6-6L-6 6',
      'M-7 8H7',
      'M0-3V-2M0 6V7',
    ];
  const cols = ['#7cf0c5', '#8ea2ff', '#ffb86b', '#ff7aa8'];
  let b = '';
  for (let y = 18; y < HEIGHT; y += 36)
    for (let x = 18; x < WIDTH; x += 34) {
      const near = Math.max(0, 1 - Math.hypot((x - 384) * 0.62, y - 216) / 250),
        hot = r() < 0.2;
      b += path(
        at(G, Math.floor(r() * G.length)),
        `transform="translate(${x} ${y})" stroke="${hot ? at(cols, Math.floor(r() * 4)) : '#6b74b8'}" opacity="${n(hot ? 0.85 : 0.32 - near * 0.1)}"`,
      );
    }
  b = `<g fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${b}</g>`;
  b += circle(384, 216, 250, 'fill="url(#h)"');
  const big = 'M288 128L188 216L288 304M480 128L580 216L480 304M430 96L338 336';
  b +=
    path(
      big,
      'transform="translate(0 10)" fill="none" stroke="#05060f" stroke-opacity=".5" stroke-width="36" stroke-linecap="round" stroke-linejoin="round"',
    ) + path(big, 'fill="none" stroke="url(#k)" stroke-width="32" stroke-linecap="round" stroke-linejoin="round"');
  return cover(
    '#12142c',
    '#262b5e',
    b,
    linear(
      'k',
      [
        [0, '#7cf0c5'],
        [0.55, '#7fb6ff'],
        [1, '#a58bff'],
      ],
      'gradientUnits="userSpaceOnUse" x1="190" x2="580" y1="110" y2="320"',
    ) +
      radial('h', [
        [0.3, '#12142c', 0.92],
        [1, '#12142c', 0],
      ]),
  );
}

/** Blocks of a first program. */
function blocks() {
  const bl = (x: number, y: number, w: number, c: string, ind = 0) =>
    `<g transform="translate(${x + ind} ${y})">${path(`M12 0H28q4 0 6 4l4 6h24l4-6q2-4 6-4H${w - 12}q12 0 12 12v36q0 12-12 12H72q-4 0-6 4l-4 6H38l-4-6q-2-4-6-4H12q-12 0-12-12V12Q0 0 12 0Z`, `fill="${c}"`)}${rect(20, 22, w * 0.3, 16, 'rx="8" fill="#fff" opacity=".9"')}${rect(32 + w * 0.3, 18, w * 0.2, 24, 'rx="12" fill="#fff" opacity=".35"')}</g>`;
  let b = circle(612, 120, 170, 'fill="#fff" opacity=".3"') + rect(0, 380, WIDTH, 60, 'fill="#1aa08b" opacity=".35"');
  b += `<g opacity=".16" transform="translate(8 12)">${bl(110, 52, 330, '#063b3a')}${bl(110, 116, 390, '#063b3a', 0)}${bl(110, 180, 300, '#063b3a', 46)}${bl(110, 244, 350, '#063b3a', 46)}${bl(110, 308, 260, '#063b3a')}</g>`;
  b +=
    bl(110, 308, 260, '#e0503a') +
    bl(110, 244, 350, '#2f6fd6', 46) +
    bl(110, 180, 300, '#6c54d8', 46) +
    bl(110, 116, 390, '#f2912c') +
    rect(110, 150, 34, 176, 'fill="#f2912c"') +
    bl(110, 52, 330, '#f5b82e');
  b += `<g transform="translate(606 250)">${rect(-64, -62, 128, 108, 'rx="34" fill="#0f3f46"')}${rect(-48, -44, 96, 66, 'rx="24" fill="#bff7e8"')}${circle(-20, -12, 9, 'fill="#0f3f46"')}${circle(20, -12, 9, 'fill="#0f3f46"')}${path('M-12 4Q0 14 12 4', 'stroke="#0f3f46" stroke-width="5" fill="none" stroke-linecap="round"')}${path('M0-62V-92', 'stroke="#0f3f46" stroke-width="7"')}${circle(0, -98, 12, 'fill="#ff8a5c"')}${rect(-44, 52, 88, 66, 'rx="22" fill="#0f3f46"')}${path('M-44 76Q-80 76-84 112M44 76Q84 70 92 30', 'stroke="#0f3f46" stroke-width="14" fill="none" stroke-linecap="round"')}</g>`;
  return cover('#8fe0cf', '#d4f6ec', b);
}

/** Covers of code courses. */
export const codeCovers = [glyphs, blocks, webPage, graph, pixels];

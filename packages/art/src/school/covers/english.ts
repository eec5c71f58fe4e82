import { circle, path, rect } from '../../drawing.ts';
import { airmail } from './airmail.ts';
import { alphabet } from './alphabet.ts';
import { cover } from './cover.ts';
import { routeMap } from './routeMap.ts';

/** A, b, c from circles and bars. */
function letters() {
  const m = 'style="mix-blend-mode:multiply"';
  const ring = (x: number, y: number, r: number, w: number, c: string) =>
    circle(x, y, r, `fill="none" stroke="${c}" stroke-width="${w}" ${m}`);
  let b = ring(186, 240, 92, 58, '#1f3fb0') + rect(249, 119, 58, 242, `fill="#1f3fb0" ${m} rx="3"`);
  b += rect(318, 36, 58, 325, `fill="#f0492f" ${m} rx="3"`) + ring(438, 240, 92, 58, '#f0492f');
  b += path('M705 176A92 92 0 1 0 705 304', `fill="none" stroke="#0f8a6b" stroke-width="58" ${m}`);
  b +=
    circle(716, 72, 26, 'fill="#f0492f"') +
    path('M40 396H728', 'stroke="#3a2a00" stroke-width="2.5" stroke-dasharray="1 10" stroke-linecap="round"') +
    path(
      'M40 118H300M396 118H680',
      'stroke="#3a2a00" stroke-width="2.5" stroke-dasharray="1 10" stroke-linecap="round"',
    );
  return cover('#ffc93a', '#ffe07a', `<g style="isolation:isolate">${b}</g>`, '', 0.09);
}

/** Quotation marks in conversation. */
function quotes() {
  const q = (x: number, y: number, s: number, c: string, rot = 0) =>
    `<g transform="translate(${x} ${y}) scale(${s}) rotate(${rot})" fill="${c}"><path d="M0 62a62 62 0 1 1 124 0c0 70-38 118-96 138l-16-30c34-14 52-36 56-62A62 62 0 0 1 0 62Z"/><path d="M150 62a62 62 0 1 1 124 0c0 70-38 118-96 138l-16-30c34-14 52-36 56-62A62 62 0 0 1 150 62Z"/></g>`;
  let b = circle(640, 372, 190, 'fill="#2c57c9" opacity=".6"') + circle(84, 40, 150, 'fill="#16327f" opacity=".5"');
  b += q(92, 96, 0.98, '#fff1d6') + q(690, 366, 0.78, '#ff8f6b', 180);
  for (const [x, y, w, o] of [
    [412, 110, 250, 0.9],
    [412, 146, 300, 0.55],
    [412, 182, 196, 0.55],
    [96, 316, 220, 0.55],
    [96, 352, 284, 0.35],
  ] as const)
    b += rect(x, y, w, 13, `rx="6.5" fill="#fff1d6" opacity="${o}"`);
  return cover('#1c3d99', '#3c6be0', b);
}

/** Covers of english courses. */
export const englishCovers = [letters, quotes, routeMap, alphabet, airmail];

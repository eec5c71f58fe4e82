import { circle, group, n, path, rect, type Stop, svg } from '../drawing.ts';

const W = 520;
const H = 180;
/** Light behind the prism, from red to violet. */
const BANDS = ['#e5483c', '#ef8a2c', '#f3c63f', '#5fb36a', '#3f8fd0', '#7a5cc0'];

const across = (id: string, stops: readonly Stop[]) =>
  `<linearGradient id="${id}">${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;

/** A ray from the left, the prism, and the light that it opens; it fades before the cup. */
function prism() {
  const bands = BANDS.map((colour, i) =>
    path(
      `M176 ${n(123 + i * 2.6)}L${W} ${n(96 + i * 20)}V${n(96 + (i + 1) * 20)}L176 ${n(123 + (i + 1) * 2.6)}Z`,
      `fill="${colour}" opacity=".5"`,
    ),
  ).join('');
  return (
    path('M0 92L150 124', 'stroke="#fff" stroke-width="5" opacity=".9"') +
    group('mask="url(#m)"', bands) +
    path('M166 76L222 180H110Z', 'fill="url(#g)" stroke="#8fb2c6" stroke-width="2" stroke-linejoin="round"') +
    path('M166 76L182 180', 'stroke="#8fb2c6" stroke-width="1.5" opacity=".7"')
  );
}

/** A pile of papers with a book in it. */
const papers = () =>
  rect(252, 164, 176, 16, 'rx="2" fill="#efe7d8"') +
  path('M252 168h176M252 172h176M252 176h176', 'stroke="#d8cbb3"') +
  rect(262, 152, 158, 12, 'rx="2" fill="#31557e"') +
  rect(262, 152, 12, 12, 'fill="#e8b64c"') +
  rect(258, 144, 150, 8, 'rx="1" fill="#fff"') +
  path('M258 147h150M258 150h150', 'stroke="#dcdcdc"');

/** An alarm clock on the papers. */
const clock = () =>
  group(
    'transform="translate(318 100)"',
    path('M-24 36l-8 10M24 36l8 10', 'stroke="#5b3a2a" stroke-width="6" stroke-linecap="round"') +
      circle(0, 0, 40, 'fill="#d65a43"') +
      circle(0, 0, 32, 'fill="#fffaf2"') +
      path('M0 -26v5M0 21v5M-26 0h5M21 0h5', 'stroke="#5b3a2a" stroke-width="2.5" stroke-linecap="round"') +
      path('M0 0V-18M0 0L14 8', 'stroke="#33302e" stroke-width="3.5" stroke-linecap="round"') +
      circle(0, 0, 3.5, 'fill="#33302e"') +
      path(
        'M-32 -34a14 14 0 0 1 20 -8M32 -34a14 14 0 0 0 -20 -8',
        'fill="none" stroke="#5b3a2a" stroke-width="7" stroke-linecap="round"',
      ),
  );

/** A cup of sharpened pencils. */
const cup = () =>
  path('M452 118L446 62M462 118L466 50M472 118L484 66', 'stroke="#e8b64c" stroke-width="7"') +
  path('M446 62l-2-10 7 9M466 50l1-11 6 11M484 66l5-10 2 11', 'fill="#3b3431"') +
  rect(440, 112, 46, 68, 'rx="6" fill="#4d7f74"') +
  path('M440 132h46', 'stroke="#86b3a6" stroke-width="4"');

/** What stands on the admission ticket of an assessment: a prism, papers, a clock, pencils; 520 × 180. */
export function drawStillLife() {
  const glass =
    '<linearGradient id="g" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#bcd7e6" stop-opacity=".85"/></linearGradient>';
  const fade = across('k', [
    [0, '#fff'],
    [0.55, '#fff'],
    [1, '#fff', 0],
  ]);
  const mask = `<mask id="m">${rect(160, 0, 360, 220, 'fill="url(#k)"')}</mask>`;
  return svg(W, H, `<defs>${glass}${fade}${mask}</defs>${prism()}${papers()}${clock()}${cup()}`);
}

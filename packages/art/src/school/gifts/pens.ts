import { group, path, range, rect } from '../../drawing.ts';
import { gift, shadow } from './gift.ts';

const COLOURS = [
  ['#d9533f', '#a83a2a'],
  ['#f0b84a', '#c48a22'],
  ['#48a06a', '#2f7a4f'],
  ['#3f6fa8', '#2b5182'],
  ['#7d5aa6', '#5c3f82'],
] as const;

/** A pen standing on its end, tip up. */
const pen = (x: number, lift: number, [light, dark]: readonly [string, string]) =>
  group(
    `transform="translate(${x} ${128 - lift})"`,
    path('M0-62L15-14H-15Z', 'fill="#f0d3a8"') +
      path('M0-62L5.500-44H-5.500Z', `fill="${dark}"`) +
      rect(-17, -14, 34, 250, `rx="4" fill="${light}"`) +
      rect(5, -14, 12, 250, `rx="4" fill="${dark}" opacity=".55"`) +
      rect(-12, -6, 6, 220, 'rx="3" fill="#fff" opacity=".45"') +
      rect(-17, 20, 34, 9, `fill="${dark}"`),
  );

/** Five pens in an open box of tin. */
export function drawPens() {
  const dots = path(
    range(0, 5)
      .map((i) => `M${224 + i * 38} 376h.1`)
      .join(''),
    'stroke="#fff" stroke-opacity=".8" stroke-width="9" stroke-linecap="round"',
  );
  const thing =
    shadow(320, 428, 180) +
    path('M184 212H456V240H184Z', 'fill="#243a52"') +
    COLOURS.map((colours, i) => pen(220 + i * 50, [4, 26, 10, 34, 16][i] ?? 0, colours)).join('') +
    path('M172 232Q172 224 180 224H460Q468 224 468 232V408Q468 428 448 428H192Q172 428 172 408Z', 'fill="#eaf1f6"') +
    path('M432 224H460Q468 224 468 232V408Q468 428 448 428H424Q436 330 432 224Z', 'fill="#7f9bb3" opacity=".28"') +
    rect(172, 224, 296, 14, 'rx="6" fill="#fff"') +
    path('M172 300H468V352H172Z', 'fill="#d9533f"') +
    path('M172 300H468V308H172ZM172 344H468V352H172Z', 'fill="#a83a2a" opacity=".5"') +
    path('M236 326H404', 'stroke="#fff6e6" stroke-width="8" stroke-linecap="round"') +
    path('M196 252V292', 'stroke="#fff" stroke-width="8" stroke-linecap="round"') +
    dots;
  return gift('#f7e6b8', '#e6cb85', thing);
}

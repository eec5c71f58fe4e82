import { circle, group, path, range, rect } from '../../drawing.ts';
import { gift, shadow } from './gift.ts';

/** A notebook in cloth with a band, another one below it. */
export function drawNotebook() {
  const threads = path(
    range(0, 13)
      .map((i) => `M184 ${92 + i * 22}h272`)
      .join(''),
    'stroke="#fff" stroke-opacity=".07" stroke-width="2"',
  );
  const pages = path(
    range(0, 3)
      .map((i) => `M462 ${86 + i}l8 ${6 + i}V394l-8-6`)
      .join(''),
    'fill="none" stroke="#d9cdb6" stroke-width="1.500"',
  );
  const under = group(
    'transform="rotate(9 320 250)"',
    rect(182, 86, 292, 318, 'rx="14" fill="#c98a3e"') + rect(182, 86, 26, 318, 'rx="12" fill="#a86f2c"'),
  );
  const upper = group(
    'transform="rotate(-4 320 240)"',
    rect(182, 84, 292, 318, 'rx="12" fill="#fbf5e8"') +
      pages +
      rect(168, 74, 296, 318, 'rx="14" fill="#2f6f73"') +
      threads +
      rect(168, 74, 30, 318, 'rx="14" fill="#24585c"') +
      path('M198 76V390', 'stroke="#fff" stroke-opacity=".18" stroke-width="2"') +
      rect(244, 128, 170, 92, 'rx="6" fill="#fdf6e4"') +
      rect(252, 136, 154, 76, 'rx="3" fill="none" stroke="#2f6f73" stroke-width="2"') +
      path('M276 162H382M276 186H348', 'stroke="#2f6f73" stroke-width="5" stroke-linecap="round" opacity=".7"') +
      rect(430, 72, 12, 322, 'fill="#f0b84a"') +
      path('M300 390v54l11-12 11 12V390Z', 'fill="#d9533f"') +
      circle(329, 304, 34, 'fill="none" stroke="#fdf6e4" stroke-opacity=".5" stroke-width="3"') +
      path(
        'M329 284V324M309 304H349M315 290l28 28M343 290l-28 28',
        'stroke="#fdf6e4" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"',
      ),
  );
  return gift('#dfe9df', '#c3d3c5', shadow(326, 420, 188) + under + upper);
}

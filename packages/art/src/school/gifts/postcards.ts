import { circle, group, path, range, rect } from '../../drawing.ts';
import { gift, shadow } from './gift.ts';

/** A card with a white edge, turned about its middle. */
const card = (x: number, y: number, turn: number, picture: string) =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    rect(-146, -100, 292, 200, 'rx="6" fill="#3a2b20" opacity=".2" transform="translate(6 10)"') +
      rect(-146, -100, 292, 200, 'rx="6" fill="#fffdf6"') +
      picture,
  );

/** A set of postcards: a bridge at dusk, a page to write on, a stamp. */
export function drawPostcards() {
  const back =
    path('M10-72V74', 'stroke="#d5c7ac" stroke-width="2"') +
    path(
      range(0, 3)
        .map((i) => `M30 ${-4 + i * 26}H126`)
        .join(''),
      'stroke="#d5c7ac" stroke-width="3"',
    ) +
    rect(88, -82, 42, 52, 'fill="#d9533f" stroke="#fff" stroke-width="3" stroke-dasharray="4 3"') +
    path('M96-42l12-22 8 12 5-7 4 17Z', 'fill="#fff6e6"') +
    path(
      'M-126-60q14-10 28 0t28 0 28 0M-126-34h84M-126-8h100M-126 18h72',
      'fill="none" stroke="#5f7fb8" stroke-width="4" stroke-linecap="round"',
    );
  const dusk =
    rect(-134, -88, 268, 176, 'fill="#f4a36c"') +
    rect(-134, -88, 268, 70, 'fill="#f7c98a"') +
    circle(46, -16, 34, 'fill="#fff0c8"') +
    path('M-134 6L-86-34L-40 0L-2-22L40 10L92-26L134 4V40H-134Z', 'fill="#b5607a"') +
    path('M-134 26H134V88H-134Z', 'fill="#3d5a86"') +
    path('M-134 52q18-9 36 0t36 0 36 0 36 0 36 0 36 0 36 0', 'fill="none" stroke="#8fb0d8" stroke-width="3"') +
    path(
      'M-134 74q18-9 36 0t36 0 36 0 36 0 36 0 36 0 36 0',
      'fill="none" stroke="#f7c98a" stroke-opacity=".6" stroke-width="3"',
    ) +
    path('M-134 34Q0-42 134 34V48Q0-26-134 48Z', 'fill="#5a2f3f"') +
    path('M-96 26V66M-52 10V66M0 2V66M52 10V66M96 26V66', 'stroke="#5a2f3f" stroke-width="9"') +
    path('M-134 24Q0-54 134 24', 'fill="none" stroke="#5a2f3f" stroke-width="4"');
  const field =
    rect(-134, -88, 268, 176, 'fill="#bfe0d6"') +
    path('M-134 10Q-40-40 40 0T134-14V88H-134Z', 'fill="#5aa57a"') +
    path('M-134 44Q-20 6 60 34T134 30V88H-134Z', 'fill="#f0b84a"') +
    circle(-84, -48, 22, 'fill="#fff6e6"');
  return gift(
    '#d6e4f2',
    '#b3c9e2',
    shadow(322, 428, 210) + card(300, 176, -12, field) + card(366, 222, 10, back) + card(300, 296, -3, dusk),
  );
}

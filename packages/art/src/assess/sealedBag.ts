import { circle, ellipse, group, path, rect, svg } from '../drawing.ts';

const FLAP = 'M34 51q0-5 5-5h162q5 0 5 5L124 96q-4 3-8 0Z';

/** The sealed bag of a paper that is on its way to the lecturer; 240 × 168. */
export const drawSealedBag = () =>
  svg(
    240,
    168,
    ellipse(122, 156, 98, 8, 'opacity=".08"') +
      group(
        'transform="rotate(-3 120 84)"',
        path('M62 22h106l8 12v30H54V30Z', 'fill="#fff" stroke="#d9d2c6" stroke-width="1.5" stroke-linejoin="round"') +
          path('M74 34h82M74 44h64', 'stroke="#c9c4bb" stroke-width="3" stroke-linecap="round"') +
          rect(34, 46, 172, 104, 'rx="5" fill="#dcb98a"') +
          path(FLAP, 'fill="#c99f6b"') +
          path(FLAP, 'fill="none" stroke="#b3894f" stroke-width="1.5"') +
          circle(120, 84, 9, 'fill="#c8372a"') +
          circle(120, 84, 4, 'fill="#e9d4b4"') +
          circle(120, 120, 9, 'fill="#c8372a"') +
          circle(120, 120, 4, 'fill="#e9d4b4"') +
          path('M120 84c10 8 10 28 0 36s-10-28 0-36', 'fill="none" stroke="#fff6e6" stroke-width="2.5"') +
          path('M150 118h40M150 128h28', 'stroke="#a97f48" stroke-width="3" stroke-linecap="round"'),
      ),
  );

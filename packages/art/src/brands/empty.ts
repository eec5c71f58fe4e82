import { circle, ellipse, path, svg } from '../drawing.ts';
import type { Palette } from './palette.ts';

/** An open book and a paper plane: the picture of an empty list, 200 × 160. */
export const drawEmpty = (c: Palette) =>
  svg(
    200,
    160,
    ellipse(100, 138, 78, 10, `fill="${c.p100}"`) +
      circle(104, 76, 56, `fill="${c.p50}"`) +
      circle(150, 38, 12, `fill="${c.a200}"`) +
      path(
        'M22 108Q44 60 88 64T146 30',
        `fill="none" stroke="${c.p300}" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round"`,
      ) +
      path('M44 118Q72 102 100 116Q128 102 156 118V132Q128 118 100 132Q72 118 44 132Z', `fill="${c.p600}"`) +
      path('M48 76Q74 60 100 76V124Q74 108 48 124Z', 'fill="#fff"') +
      path('M152 76Q126 60 100 76V124Q126 108 152 124Z', `fill="${c.p100}"`) +
      path(
        'M48 76Q74 60 100 76Q126 60 152 76V124Q126 108 100 124Q74 108 48 124Z',
        `fill="none" stroke="${c.p700}" stroke-width="2.500" stroke-linejoin="round"`,
      ) +
      path('M100 76V124', `stroke="${c.p700}" stroke-width="2.500"`) +
      path(
        'M60 84Q76 76 90 82M60 96Q76 88 90 94M110 82Q124 76 140 84',
        `fill="none" stroke="${c.p300}" stroke-width="2.500" stroke-linecap="round"`,
      ) +
      path('M28 40L66 24L54 58L46 46Z', `fill="${c.p500}"`) +
      path('M66 24L46 46L44 56L54 58Z', `fill="${c.p700}"`) +
      circle(24, 84, 3, `fill="${c.a400}"`) +
      circle(172, 82, 4, `fill="${c.p300}"`) +
      circle(84, 20, 2.5, `fill="${c.a400}"`),
  );

import { circle, rect } from '../../drawing.ts';
import { drawing, INK, letters, RED, red } from './paper.ts';

/** Houses of the town with their names. */
const HOUSES = [
  [40, 22, 'SCHOOL'],
  [300, 22, 'STATION'],
  [40, 104, 'MARKET'],
  [300, 104, 'LIBRARY'],
  [40, 186, 'CHURCH'],
  [300, 186, 'BANK'],
] as const;

/** A town: one road north, three that cross it. */
export const drawTownMap = () =>
  drawing(
    320,
    rect(0, 0, 480, 320, 'fill="#eef3e6"') +
      rect(214, 0, 52, 320, 'fill="#fff"') +
      [74, 156, 238].map((y) => rect(0, y, 480, 30, 'fill="#fff"')).join('') +
      HOUSES.map(([x, y]) => rect(x, y, 140, 46, `rx="4" fill="#fff" stroke="${INK}" stroke-width="2"`)).join('') +
      letters(
        HOUSES.map(([x, y, text]) => [x + 70, y + 30, text]),
        'text-anchor="middle" font-size="17"',
      ) +
      circle(240, 290, 7, `fill="${RED}"`) +
      red('M240 276V254M234 262l6-8 6 8') +
      letters([[256, 297, 'START']], 'font-size="16"') +
      letters([[446, 290, 'N']], 'text-anchor="middle"') +
      red('M446 310V298'),
  );

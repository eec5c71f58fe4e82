import { circle, rect } from '../../drawing.ts';
import { drawing, INK, ink, letters, RED } from './paper.ts';

/** Numbers of a search tree with their places. */
const NODES = [
  [240, 46, '8'],
  [150, 126, '3'],
  [330, 126, '10'],
  [100, 206, '1'],
  [200, 206, '6'],
  [380, 206, '14'],
] as const;

/** A binary search tree. */
export const drawTree = () =>
  drawing(
    252,
    ink('M240 46L150 126L100 206M150 126L200 206M240 46L330 126L380 206') +
      NODES.map(([x, y]) => circle(x, y, 24, `fill="#e4effb" stroke="${INK}" stroke-width="2"`)).join('') +
      letters(
        NODES.map(([x, y, text]) => [x, y + 6, text]),
        'text-anchor="middle"',
      ),
  );

/** The chart of the algorithm of Euclid. */
export const drawFlow = () =>
  drawing(
    320,
    rect(150, 16, 180, 44, `rx="22" fill="#e4effb" stroke="${INK}" stroke-width="2"`) +
      ink('M240 60V88M234 80l6 8 6-8M240 88L340 132L240 176L140 132ZM240 176V204M234 196l6 8 6-8') +
      rect(150, 204, 180, 92, `rx="6" fill="#fff" stroke="${INK}" stroke-width="2"`) +
      ink('M150 250H64V132H140M132 126l8 6-8 6M340 132H400V180M394 172l6 8 6-8') +
      rect(350, 180, 100, 44, `rx="22" fill="#fdeee9" stroke="${RED}" stroke-width="2"`) +
      letters(
        [
          [240, 44, 'a = 36, b = 24'],
          [240, 138, 'b &gt; 0 ?'],
          [240, 232, 'r = a % b'],
          [240, 256, 'a = b'],
          [240, 280, 'b = r'],
          [400, 208, 'print a'],
          [262, 196, 'Y'],
          [362, 124, 'N'],
        ],
        'text-anchor="middle"',
      ),
  );

import { circle, ellipse, group, rect } from '../../drawing.ts';
import { drawing, INK, ink, letters, red } from './paper.ts';

const GREEN = 'fill="#6fae5b" stroke="#3f7a34" stroke-width="2"';

/** A chloroplast with its layers. */
const chloroplast = (x: number, y: number, turn: number) =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    ellipse(0, 0, 30, 16, GREEN) + ink('M-18-4H18M-22 3H22', { stroke: '#3f7a34', width: 3 }),
  );

/** A cell of a leaf; the arrow points at a chloroplast. */
export const drawCell = () =>
  drawing(
    300,
    rect(40, 24, 340, 252, 'rx="26" fill="#cfe3b4" stroke="#5d8a3d" stroke-width="8"') +
      rect(52, 36, 316, 228, 'rx="20" fill="#eef6df" stroke="#8bb06a" stroke-width="2"') +
      ellipse(220, 150, 96, 66, 'fill="#dcecf8" stroke="#7fa8c9" stroke-width="2"') +
      circle(104, 150, 34, 'fill="#e7d3ea" stroke="#8a5f92" stroke-width="2"') +
      circle(104, 150, 11, 'fill="#8a5f92"') +
      chloroplast(322, 92, 60) +
      chloroplast(150, 66, -8) +
      chloroplast(310, 232, -30) +
      chloroplast(160, 236, 12) +
      ellipse(248, 60, 20, 10, 'fill="#f3c9a5" stroke="#b06f3a" stroke-width="2"') +
      red('M456 60L352 86M364 76l-12 10 15 4'),
  );

/** Who eats whom in a pond, from the ground up. */
const EATEN = [
  [120, 262, '水草 weeds'],
  [360, 262, '藻类 algae'],
  [120, 176, '虾 shrimps'],
  [360, 176, '小鱼 small fish'],
  [190, 94, '大鱼 big fish'],
  [350, 34, '白鹭 egret'],
] as const;

/** The food web of a pond; arrows lead to the one that eats. */
export const drawFoodWeb = () =>
  drawing(
    300,
    ink(
      'M120 244V196M360 244V196M150 244L326 196M330 244L154 196M130 158L176 114M330 158L216 114M244 76L287 55M366 158L354 54',
    ) +
      ink('M115 205l5-9 5 9M355 205l5-9 5 9M168 116l8-2-1 8M225 113l-9 1 4 8M277 55l10 0-5 8M350 63l4-9 6 8') +
      EATEN.map(([x, y]) =>
        rect(x - 68, y - 19, 136, 38, `rx="19" fill="#e9f3f8" stroke="${INK}" stroke-width="2"`),
      ).join('') +
      letters(
        EATEN.map(([x, y, text]) => [x, y + 6, text]),
        'text-anchor="middle" font-size="16"',
      ),
  );

import { circle, path, range, rect } from '../../drawing.ts';
import { cover } from './cover.ts';

const PX = 12;

/** Colours of the sprites' letters. */
const INKS: Readonly<Record<string, string>> = {
  k: '#2a2140',
  r: '#f0624f',
  w: '#ffffff',
  y: '#ffd23f',
  o: '#f0932b',
  g: '#3fb568',
  d: '#1f8a55',
  c: '#bff7ec',
  t: '#23a394',
  v: '#7b5bd6',
  p: '#b49bf5',
};

/** A cat in a space suit, in the middle of a leap. */
const HERO = [
  '..k......k....',
  '.kkk....kkk...',
  '.kkkkkkkkkk...',
  'wwwwwwwwwwww..',
  'wcccccccccccw.',
  'wcckkccckkccw.',
  'wcckkccckkccw.',
  'wccccrrcccccw.',
  '.wwwwwwwwwww..',
  '..ovvvvvvo..k.',
  '.vvvvyyvvvvkk.',
  'vv.vvvvvv.vv..',
  '...vv..vvv....',
  '..ww.....ww...',
];
const COIN = ['.oyyo.', 'oyywyo', 'oywyyo', 'oyyyyo', 'oyyyyo', '.oooo.'];
const SLIME = ['...tttt...', '..tccctt..', '.tctttttt.', 'tttwtttwtt', 'tttkttttkt', 'tttttttttt'];
const FLAG = ['krr....', 'krrrr..', 'krrrrrr', 'krrrr..', 'krr....', 'k......', 'k......', 'k......', 'k......'];
const CLOUD = ['...wwww.....', '.wwwwwwww...', 'wwwwwwwwwwww', '.wwwwwwwwww.'];

/** Rows of letters as squares; equal neighbours in a row are one rectangle. */
function sprite(x: number, y: number, rows: readonly string[], size = PX) {
  return rows
    .flatMap((row, j) =>
      [...row.matchAll(/([a-z])\1*/g)].map((run) =>
        rect(
          x + run.index * size,
          y + j * size,
          run[0].length * size + 0.4,
          size + 0.4,
          `fill="${INKS[run[0].charAt(0)]}"`,
        ),
      ),
    )
    .join('');
}

const soil = (x: number, i: number) =>
  rect(x, 372, 48.4, 60, 'fill="#8a5a8f"') +
  rect(x + 8 + (i % 3) * 8, 392, 12, 8, 'fill="#a877ab"') +
  rect(x + 28 - (i % 2) * 14, 412, 14, 8, 'fill="#6d4376"') +
  rect(x, 360, 48.4, 16, 'fill="#3fb568"') +
  rect(x + (i % 3) * 14, 376, 14, 8, 'fill="#3fb568"') +
  rect(x, 360, 48.4, 5, 'fill="#8fe08f"');

/** A floating block; the middle one holds a pair of braces. */
const block = (x: number, y: number) =>
  rect(x, y, 48, 48, 'fill="#5b3fb0"') +
  rect(x + 4, y + 4, 40, 40, 'fill="#7b5bd6"') +
  rect(x + 4, y + 4, 40, 7, 'fill="#b49bf5"');

const BRACES = ['..rr..rr..', '.r......r.', '.r......r.', 'r........r', '.r......r.', '.r......r.', '..rr..rr..'];

const braces = (x: number, y: number) =>
  rect(x, y, 48, 48, 'fill="#f0932b"') +
  rect(x + 4, y + 4, 40, 40, 'fill="#ffd23f"') +
  sprite(x + 9, y + 13, BRACES, 3);

/** The first game of one's own: jump, coins, a flag. */
export function pixels() {
  const step = (d: readonly number[], base: number, colour: string) =>
    path(`M0 ${base}${d.map((h) => `V${base - h * 24}h48`).join('')}V${base}Z`, `fill="${colour}"`);
  const ground = range(0, 15).map((i) => (i === 10 || i === 11 ? '' : soil(i * 48, i)));
  const b =
    circle(620, 92, 60, 'fill="#fff3b8"') +
    sprite(84, 56, CLOUD) +
    sprite(500, 126, CLOUD, 9) +
    sprite(300, 26, CLOUD, 7) +
    step([3, 4, 5, 5, 4, 3, 2, 2, 3, 4, 4, 3, 2, 3, 4, 5], 372, '#8fd3c0') +
    step([2, 2, 3, 2, 1, 1, 2, 3, 2, 1, 1, 2, 3, 3, 2, 2], 372, '#5fb98f') +
    ground.join('') +
    rect(480, 372, 96, 60, 'fill="#2f7fd0"') +
    rect(480, 372, 96, 8, 'fill="#9ad4ff"') +
    block(420, 208) +
    braces(468, 208) +
    block(516, 208) +
    sprite(474, 154, COIN, 6) +
    sprite(548, 276, COIN, 6) +
    sprite(604, 276, COIN, 6) +
    sprite(270, 112, HERO, 10) +
    sprite(176, 314, SLIME, 8) +
    sprite(672, 252, FLAG);
  return cover('#5aaee8', '#a9dcfa', b, '', 0.07);
}

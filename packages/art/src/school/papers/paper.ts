import { group, path, rect, svg } from '../../drawing.ts';

/** Width of a picture in a stem; all are as wide, so that they sit alike beside the words. */
export const W = 480;
/** Blue ink of lines and letters, red of what the question asks about. */
export const INK = '#27406f';
export const RED = '#c2331f';

/** A picture of a question: white paper, blue ink. */
export const drawing = (height: number, body: string) =>
  svg(W, height, rect(0, 0, W, height, 'fill="#fff"') + body, ' font-family="serif" font-size="18"');

/** A line of ink without filling. */
export const ink = (d: string, attributes = '') =>
  path(d, `fill="none" stroke="${INK}" stroke-width="2" ${attributes}`);

/** A line of what the question asks about. */
export const red = (d: string, attributes = '') =>
  path(d, `fill="none" stroke="${RED}" stroke-width="2.5" ${attributes}`);

/** Letters; a fraction of them is cursive, as names of quantities are. */
export const letters = (all: readonly (readonly [x: number, y: number, text: string])[], attributes = '') =>
  group(`fill="${INK}" ${attributes}`, all.map(([x, y, text]) => `<text x="${x}" y="${y}">${text}</text>`).join(''));

import { group, path, rect, svg } from '../../drawing.ts';

/** Width of a picture in a stem; all are as wide, so that they sit alike beside the words. */
const W = 480;
/** Blue ink of lines and letters, red of what the question asks about. */
export const INK = '#27406f';
export const RED = '#c2331f';

/** A picture of a question: white paper, blue ink. */
export const drawing = (height: number, body: string) =>
  svg(W, height, rect(0, 0, W, height, 'fill="#fff"') + body, ' font-family="serif" font-size="18"');

/** Colour and width of a line where they are not the usual ones. */
interface Line {
  stroke?: string;
  width?: number;
  /** Other attributes. */
  more?: string;
}

/** A line without filling; each attribute stands once, or the picture is no XML and shows nowhere. */
const drawn = (d: string, { stroke = INK, width = 2, more = '' }: Line) =>
  path(d, `fill="none" stroke="${stroke}" stroke-width="${width}" ${more}`);

/** A line of ink. */
export const ink = (d: string, line: Line = {}) => drawn(d, line);

/** A line of what the question asks about. */
export const red = (d: string) => drawn(d, { stroke: RED, width: 2.5 });

/** Letters; a fraction of them is cursive, as names of quantities are. */
export const letters = (all: readonly (readonly [x: number, y: number, text: string])[], attributes = '') =>
  group(`fill="${INK}" ${attributes}`, all.map(([x, y, text]) => `<text x="${x}" y="${y}">${text}</text>`).join(''));

import { describe, expect, it } from 'vitest';
import {
  CURVE_LEVELS,
  CURVE_PIXELS,
  commonestColours,
  compare,
  EDGE_LEVELS,
  EDGE_PIXELS,
  FAINT_PIXELS,
} from './compare.ts';
import { difference, type Picture } from './pixels.ts';

const [WIDTH, HEIGHT] = [200, 120];
const rgb = (red: number, green = red, blue = red) => 0xff_00_00_00 + blue * 0x1_00_00 + green * 0x1_00 + red;

const [PAGE, CARD, LINE, BRAND] = [rgb(247), rgb(255), rgb(224, 226, 225), rgb(0, 130, 76)];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function fill({ data, width }: Picture, { x, y, width: wide, height }: Box, colour: number) {
  for (let row = y; row < y + height; row += 1) data.fill(colour, row * width + x, row * width + x + wide);
}

/** A card with a border on a ground, and a button whose left side is anti-aliased. */
function draw({ page = PAGE, card = CARD, line = LINE, brand = BRAND, left = 20, edge = 128 } = {}): Picture {
  const picture = { width: WIDTH, height: HEIGHT, data: new Uint32Array(WIDTH * HEIGHT).fill(page) };
  fill(picture, { x: left, y: 20, width: 120, height: 80 }, line);
  fill(picture, { x: left + 1, y: 21, width: 118, height: 78 }, card);
  fill(picture, { x: 40, y: 40, width: 60, height: 30 }, brand);
  // Every pixel of the edge has a colour of its own, as on a curve.
  for (let row = 0; row < 30; row += 1) picture.data[(40 + row) * WIDTH + 39] = rgb(edge + (row % 7) * 12);
  return picture;
}

const lighter = (colour: number, levels: number) => colour - levels * 0x01_01_01;

describe('a picture against its baseline (docs/decisions/0026)', () => {
  it('is the same as itself', () => {
    expect(compare(draw(), draw())).toEqual({ isSame: true, reasons: [], shifts: [] });
  });

  it.each([
    ['1 level on the ground', { page: lighter(PAGE, 1) }, '#f7f7f7 → #f6f6f6'],
    ['1 level on a card', { card: lighter(CARD, 1) }, '#ffffff → #fefefe'],
    ['2 levels on a colour of the brand', { brand: BRAND + 0x02_02_02 }, '#00824c → #02844e'],
    ['1 level on a border of 1 px', { line: lighter(LINE, 1) }, '#e0e2e1 → #dfe1e0'],
    ['a lost border', { line: PAGE }, '#e0e2e1 → #f7f7f7'],
    ['an edge moved by 1 px', { left: 21 }, '#e0e2e1 → #f7f7f7'],
  ])('differs by %s, and says which colour became which', (_, change, expected) => {
    const { isSame, reasons } = compare(draw(), draw(change));
    expect(isSame).toBe(false);
    expect(reasons.join(' ')).toContain(expected);
  });

  it('differs by an edge moved between colours that are nearly the same', () => {
    const near = { page: rgb(252), card: rgb(255), line: rgb(252) };
    expect(compare(draw(near), draw({ ...near, left: 21 })).isSame).toBe(false);
  });

  it('forgives few levels on few anti-aliased pixels, which vary between runs of one browser', () => {
    expect(compare(draw(), draw({ edge: 128 + EDGE_LEVELS }))).toEqual({ isSame: true, reasons: [], shifts: [] });
  });

  it('does not forgive more levels on an anti-aliased edge', () => {
    const { reasons } = compare(draw(), draw({ edge: 128 + EDGE_LEVELS + 1 }));
    expect(reasons).toEqual([`30 px of edges changed by more than ${EDGE_LEVELS} levels; ${CURVE_PIXELS} may.`]);
  });

  it('does not forgive more pixels than vary, at any number of levels', () => {
    const noise = (by: number, levels: number): Picture => {
      const data = Uint32Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
        rgb(40 + ((at * 37) % 180) + (at < by ? levels : 0)),
      );
      return { width: WIDTH, height: HEIGHT, data };
    };
    const reasonsOf = (by: number, levels: number) => compare(noise(0, 0), noise(by, levels)).reasons;
    expect(reasonsOf(CURVE_PIXELS, CURVE_LEVELS)).toEqual([]);
    expect(reasonsOf(CURVE_PIXELS + 1, CURVE_LEVELS)).toEqual([
      `${CURVE_PIXELS + 1} px of edges changed by more than ${EDGE_LEVELS} levels; ${CURVE_PIXELS} may.`,
    ]);
    expect(reasonsOf(1, CURVE_LEVELS + 1)).toEqual([`1 px of edges changed by more than ${CURVE_LEVELS} levels.`]);
    expect(reasonsOf(EDGE_PIXELS, 2)).toEqual([]);
    expect(reasonsOf(EDGE_PIXELS + 1, 2)).toEqual([
      `${EDGE_PIXELS + 1} px of edges changed a little; ${EDGE_PIXELS} may.`,
    ]);
    expect(reasonsOf(FAINT_PIXELS, 1)).toEqual([]);
    expect(reasonsOf(FAINT_PIXELS + 1, 1)).toEqual([
      `${FAINT_PIXELS + 1} px of edges changed by a level; ${FAINT_PIXELS} may.`,
    ]);
  });

  it('differs in size, and then names the common colours that are gone', () => {
    const smaller = { ...draw({ brand: rgb(1, 130, 76) }), height: HEIGHT - 1 };
    expect(compare(draw(), { ...smaller, data: smaller.data.slice(0, WIDTH * (HEIGHT - 1)) }).reasons).toEqual([
      'The size was 200 × 120 and is 200 × 119.',
      'Colours that are gone: #00824c.',
    ]);
  });

  it('counts the commonest colours of flat areas, whatever stands at the edges', () => {
    const colours = commonestColours(draw(), 3);
    expect(colours.map(({ colour }) => colour)).toEqual(['#f7f7f7', '#ffffff', '#00824c']);
    expect(colours[2]?.pixels).toBe(58 * 28);
  });

  it('is drawn pale in the report, with flat changes in red and those of edges in orange', () => {
    const { data } = difference(draw(), draw({ brand: rgb(1, 130, 76), edge: 130 }));
    expect(data[50 * WIDTH + 60]).toBe(rgb(255, 0, 0));
    expect(data[50 * WIDTH + 39]).toBe(rgb(255, 157, 0));
    expect(data[5 * WIDTH + 5]).toBe(rgb(208 + Math.round(247 * 0.184)));
  });
});

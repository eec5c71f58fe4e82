// Helpers for pictures written as SVG text. Everything is a pure function of its arguments, so a picture drawn
// twice has the same bytes; the generators of brand art and of the demo's covers share them.

/** A place in the picture, in user units. */
export type Point = readonly [x: number, y: number];

/** A gradient stop: place from 0 to 1, colour, and opacity where it is not solid. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/** Number with at most one decimal: a tenth of a pixel is finer than any screen shows. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

/** Number with at most two decimals, for scales. */
export const n2 = (value: number) => String(Math.round(value * 100) / 100);

/** Seeded random numbers from 0 to 1 (mulberry32): the same seed draws the same picture. */
export function rng(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Numbers from `from` to `to`, both included. */
export function range(from: number, to: number, step = 1) {
  const all: number[] = [];
  for (let value = from; value <= to + 1e-9; value += step) all.push(value);
  return all;
}

/** The item at a place that must exist. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list.at(index);
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}.`);
  return item;
}

/** Straight lines through points, as path data. */
export const line = (points: readonly Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

/** A smooth curve through points (Catmull-Rom), as path data in whole pixels. */
export function smooth(points: readonly Point[], isClosed = false) {
  const point = (i: number) =>
    isClosed
      ? at(points, (i + points.length) % points.length)
      : at(points, Math.max(0, Math.min(points.length - 1, i)));
  const r = Math.round;
  let d = `M${r(point(0)[0])} ${r(point(0)[1])}`;
  for (let i = 0; i < (isClosed ? points.length : points.length - 1); i++) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const [x1, y1] = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const [x2, y2] = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${r(x1)} ${r(y1)} ${r(x2)} ${r(y2)} ${r(c[0])} ${r(c[1])}`;
  }
  return d + (isClosed ? 'Z' : '');
}

/** Corners of a regular polygon. */
export const poly = (cx: number, cy: number, radius: number, corners: number, turn = 0): Point[] =>
  range(0, corners - 1).map((i) => {
    const angle = turn + (i * 2 * Math.PI) / corners;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });

export const circle = (x: number, y: number, radius: number, attributes = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" ${attributes}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, attributes = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${attributes}/>`;

export const rect = (x: number, y: number, w: number, h: number, attributes = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${attributes}/>`;

export const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`;

/** A group moved, turned or scaled by its attributes. */
export const group = (attributes: string, body: string) => `<g ${attributes}>${body}</g>`;

const stops = (all: readonly Stop[]) =>
  all
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');

/** Linear gradient, from top to bottom unless the attributes say otherwise. */
export const linear = (id: string, all: readonly Stop[], attributes = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${attributes}>${stops(all)}</linearGradient>`;

/** Radial gradient. */
export const radial = (id: string, all: readonly Stop[], attributes = '') =>
  `<radialGradient id="${id}" ${attributes}>${stops(all)}</radialGradient>`;

/** Between two colours `#rrggbb`: 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number) =>
  `#${[1, 3, 5]
    .map((i) => {
      const [a, b] = [Number.parseInt(from.slice(i, i + 2), 16), Number.parseInt(to.slice(i, i + 2), 16)];
      return Math.round(a * (1 - share) + b * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** A whole picture. */
export const svg = (w: number, h: number, body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"${attributes}>${body}</svg>\n`;

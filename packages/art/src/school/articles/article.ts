import { path, rng, svg } from '../../drawing.ts';

/** A cover of an article, 640 × 460 unless told: the shape that rows and cards cut to (320:230), at twice the pixels. */
export const article = (body: string, defs = '', width = 640, height = 460) =>
  svg(width, height, defs ? `<defs>${defs}</defs>${body}` : body);

/** Draws `count` things side by side; each is told its place from 0. */
export const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A line with round ends and corners. */
export const stroke = (d: string, colour: string, width = 4, attributes = '') =>
  path(
    d,
    `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${attributes}`,
  );

/** Numbers between two bounds with one decimal, the same on every run. */
export function scatter(seed: number) {
  const random = rng(seed);
  return (from: number, to: number) => Math.round((from + (to - from) * random()) * 10) / 10;
}

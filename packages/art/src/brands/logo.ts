import { circle, path, rect, svg } from '../drawing.ts';
import type { BrandArt } from './brands.ts';
import glyphs from './glyphs.json' with { type: 'json' };
import type { Palette } from './palette.ts';

/** The symbols, 40 × 40. */
const marks: Record<BrandArt['mark'], (c: Palette) => string> = {
  // Two peaks and the sun.
  peak: (c) =>
    rect(0, 0, 40, 40, `rx="11" fill="${c.p600}"`) +
    circle(27.5, 12.5, 4.6, `fill="${c.a300}"`) +
    path(
      'M6.500 30.500L15.600 15.400Q16.500 14 17.400 15.400L22 23L24.800 19.300Q25.700 18.200 26.500 19.300L33.500 30.500Z',
      'fill="#fff"',
    ),
  // A drawn 6 with a degree sign.
  six: (c) =>
    rect(0, 0, 40, 40, `rx="20" fill="${c.p600}"`) +
    circle(19, 24, 7.6, 'fill="none" stroke="#fff" stroke-width="5.200"') +
    path(
      'M11.400 24C11.400 15.500 15.500 10 22.500 7.800',
      'fill="none" stroke="#fff" stroke-width="5.200" stroke-linecap="round"',
    ) +
    circle(29.6, 12.6, 2.9, `fill="none" stroke="${c.a300}" stroke-width="2.600"`),
  // Three courses that meet in one sun.
  ferry: (c) =>
    rect(0, 0, 40, 40, `rx="14" fill="${c.p600}"`) +
    path(
      'M8.500 11.500C17 11.500 20.500 16 27 20M8.500 20H26M8.500 28.500C17 28.500 20.500 24 27 20',
      'fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"',
    ) +
    circle(28.5, 20, 5, `fill="${c.a300}"`),
  // A bar and a dial.
  dial: (c) =>
    rect(0, 0, 40, 40, `rx="8" fill="${c.p600}"`) +
    rect(8.5, 10, 6, 20, 'rx="3" fill="#fff"') +
    circle(25, 20, 7.2, 'fill="none" stroke="#fff" stroke-width="5.600"') +
    circle(25, 20, 2.6, `fill="${c.a300}"`),
  // Eaves over an open book.
  eaves: (c) =>
    rect(0, 0, 40, 40, `rx="11" fill="${c.p600}"`) +
    path(
      'M7.500 16.200Q15 14.500 20 8Q25 14.500 32.500 16.200',
      'fill="none" stroke="#fff" stroke-width="3.400" stroke-linecap="round" stroke-linejoin="round"',
    ) +
    path(
      'M19 21.800C15.500 19.600 12 19.400 9 20.200V30.400C12 29.600 15.500 29.800 19 32ZM21 21.800C24.500 19.600 28 19.400 31 20.200V30.400C28 29.600 24.500 29.800 21 32Z',
      'fill="#fff"',
    ) +
    circle(20, 16.6, 1.9, `fill="${c.a300}"`),
};

/** The tab icon (§3). */
export const drawIcon = (brand: BrandArt) => svg(40, 40, marks[brand.mark](brand.palette));

/** Symbol and name; at 36 high between 120 and 200 wide, free space on the right. `ink` colours the name. */
export function drawLogo(brand: BrandArt, ink: string) {
  const outlines: Readonly<Record<string, string>> = glyphs;
  const letters = [...brand.name].map((letter, i) => {
    const outline = outlines[letter];
    if (!outline) throw new Error(`glyphs.json has no outline of ${letter}, which the logo of ${brand.id} needs.`);
    return `<path transform="translate(${51 + i * 27} 7.400) scale(.026)" d="${outline}"/>`;
  });
  const w = Math.max(140, 60 + letters.length * 30);
  const body = `${marks[brand.mark](brand.palette)}<g fill="${ink}">${letters.join('')}</g>`;
  const size = `viewBox="0 0 ${w} 40" width="${w * 0.9}" height="36"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${brand.name}">${body}</svg>\n`;
}

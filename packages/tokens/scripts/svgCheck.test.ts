import { describe, expect, it } from 'vitest';
import { HOSTILE_DRAWINGS } from './hostileDrawings.fixture.ts';
import { checkImage } from './imageFit.ts';
import { drawingSize } from './imageSize.ts';
import { readDrawing } from './svgCheck.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const svg = (attributes: string, inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const hostile = (text: string) =>
  text.includes('\ud800') ? Uint8Array.from([...bytes(text.replace('\ud800', '')), 0xff, 0xfe]) : bytes(text);

describe('a drawing that could do more than be seen', () => {
  it('is tested in at least 40 variants (ui-kit 4.7 rule 8)', () => {
    expect(new Set(HOSTILE_DRAWINGS.map(([, text]) => text)).size).toBeGreaterThanOrEqual(40);
  });

  it.each(HOSTILE_DRAWINGS)('is refused: %s (ui-kit 4.7 rule 4)', (_, text) => {
    expect(checkImage('hero', 'a/hero.svg', hostile(text)).flaws.join()).not.toBe('');
    expect(readDrawing(hostile(text)).flaws.length).toBeGreaterThan(0);
  });
});

describe('a drawing of a design tool', () => {
  it.each([
    [
      'Figma',
      svg(
        'width="160" height="36" viewBox="0 0 160 36" fill="none"',
        '<g clip-path="url(#clip0_1_2)"><path fill-rule="evenodd" clip-rule="evenodd" d="M0 0h9v9z" fill="#FFD400"/></g><defs><clipPath id="clip0_1_2"><rect width="160" height="36" fill="white"/></clipPath></defs>',
      ),
    ],
    [
      'Figma, with a mask',
      svg(
        'width="160" height="36"',
        '<mask id="m" style="mask-type:luminance" maskUnits="userSpaceOnUse"><path d="M0 0"/></mask><g mask="url(#m)" opacity="0.5"/>',
      ),
    ],
    [
      'Illustrator',
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator -->\n${svg('id="Layer_1" data-name="Layer 1" version="1.1" viewBox="0 0 320 72" xml:space="preserve"', '<title>logo</title><path style="fill:#fff;stroke-width:2" d="M0 0"/>')}`,
    ],
    [
      'Illustrator, saved as SVG',
      `<?xml version="1.0" encoding="utf-8"?>\n${svg('version="1.1" x="0px" y="0px" viewBox="0 0 320 72" style="enable-background:new 0 0 320 72;" xml:space="preserve"', '<path fill="#fff" d="M0 0"/>')}`,
    ],
    [
      'Inkscape, plain',
      svg(
        'width="42.333mm" height="9.525mm" viewBox="0 0 42.333 9.525"',
        '<linearGradient id="a"/><use href="#b" x="3"/><rect style="fill:url(#a)"/>',
      ),
    ],
    ['an editor that writes a byte-order mark', `\ufeff${svg('viewBox="0 0 160 36"', '<text>A &amp; B</text>')}`],
  ])('is accepted as a logo: %s (ui-kit 4.8)', (_, text) => {
    expect(checkImage('logo', 'a/logo.svg', bytes(text)).flaws).toEqual([]);
  });

  it.each([
    ['viewBox="0 0 320 72"', { width: 320, height: 72 }],
    ['width="1in" height="72pt"', { width: 96, height: 96 }],
    ['width="10cm" viewBox="0 0 20 10"', { width: 377.95, height: 188.98 }],
    ['width="100%" height="100%" viewBox="0,0,30,40"', { width: 30, height: 40 }],
    ['height="36" viewBox="0 0 10 5"', { width: 72, height: 36 }],
  ])('has the size that its root says: %s', (root, size) => {
    const measured = drawingSize(readDrawing(bytes(svg(root))).root);
    expect(measured.width).toBeCloseTo(size.width, 1);
    expect(measured.height).toBeCloseTo(size.height, 1);
  });

  it.each([
    [
      '<style>.a{fill:red}</style>',
      "holds <style>, which a brand's drawing may not; export it with presentation attributes",
    ],
    ['<image href="#a"/>', 'a photo is a picture of its own'],
    ['<g xmlns:inkscape="http://x.test/"/>', 'holds parts of an editor (xmlns:inkscape); export it as plain SVG'],
  ])('is refused with what to do about it: %s (ui-kit 4.8)', (inside, flaw) => {
    expect(readDrawing(bytes(svg('viewBox="0 0 160 36"', inside))).flaws.join()).toContain(flaw);
  });

  it('without a size and a view box is told so', () => {
    expect(checkImage('logo', 'a/logo.svg', bytes(svg(''))).flaws).toEqual(['has neither a size nor a view box']);
  });
});

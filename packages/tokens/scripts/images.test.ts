import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBrand, readBrands } from './brandFile.ts';
import { FOLDERS } from './generate.ts';
import { checkImage } from './imageFit.ts';
import { imageFlaws } from './images.ts';
import { copyFolders } from './testFolders.ts';

it.each(readBrands(FOLDERS.brands).map((brand) => [brand.id, brand] as const))(
  'the seven pictures of %s are there and fit their places (ui-kit 4.8)',
  (_, brand) => {
    expect(imageFlaws(brand, FOLDERS.brands)).toEqual([]);
  },
);

describe('a picture that does not fit', () => {
  let copy: ReturnType<typeof copyFolders>;
  beforeEach(() => {
    copy = copyFolders();
  });
  afterEach(() => copy.remove());

  const svg = (width: number, height: number, inside = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
  const flawsWith = (name: string, text: string) => {
    writeFileSync(join(copy.brands, 'shengya', name), text);
    return imageFlaws(readBrand(copy.brands, 'shengya.brand.json'), copy.brands);
  };

  it('is reported when it is missing (ui-kit 4.9)', () => {
    rmSync(join(copy.brands, 'shengya', 'hero.svg'));
    expect(imageFlaws(readBrand(copy.brands, 'shengya.brand.json'), copy.brands)).toEqual([
      'shengya/hero.svg is not there',
    ]);
  });

  it.each([
    ['logo.svg', svg(201, 36), 'shengya/logo.svg is 201 by 36, must be 120 to 200 by 36'],
    ['login.svg', svg(1920, 1000), 'shengya/login.svg is 1920 by 1000, must be at least 1920 by 1080'],
    ['coupon.svg', svg(96, 95), 'shengya/coupon.svg is 96 by 95, must be 96 by 96'],
    ['icon.svg', svg(40, 40, `<!--${'x'.repeat(10_240)}-->`), 'shengya/icon.svg is larger than 10 KB'],
    ['icon.svg', svg(40, 40, '<script>1</script>'), "shengya/icon.svg holds <script>, which a brand's drawing may not"],
    [
      'icon.svg',
      svg(40, 40, '<image href="https://x.test/a.png"/>'),
      "shengya/icon.svg holds <image>, which a brand's drawing may not; a photo is a picture of its own",
    ],
    [
      'icon.svg',
      svg(40, 40, '<rect fill="url(//x.test/a)"/>'),
      'shengya/icon.svg points outside itself in the attribute fill of <rect>',
    ],
  ])('is reported with what it should be: %s (ui-kit 4.8)', (name, text, flaw) => {
    expect(flawsWith(name, text)).toEqual([flaw]);
  });
});

/** A PNG in its three parts; `parts` are the names of those after the first. */
function png(width: number, height: number, parts: readonly string[] = ['IDAT', 'IEND']) {
  const file = new Uint8Array(33 + 12 * parts.length);
  const view = new DataView(file.buffer);
  file.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  view.setUint32(8, 13);
  view.setUint32(16, width);
  view.setUint32(20, height);
  for (const [place, name] of ['IHDR', ...parts].entries())
    file.set(new TextEncoder().encode(name), place === 0 ? 12 : 25 + 12 * place);
  return file;
}

describe('a photo', () => {
  const bytes = (length: number, ...parts: [at: number, values: number[] | string][]) => {
    const file = new Uint8Array(length);
    for (const [at, values] of parts)
      file.set(typeof values === 'string' ? new TextEncoder().encode(values) : values, at);
    return file;
  };
  it.each<[string, Uint8Array]>([
    ['png', png(1920, 1080)],
    ['jpg', bytes(40, [0, [0xff, 0xd8, 0xff, 0xe0, 0, 8]], [12, [0xff, 0xc2, 0, 17, 8, 4, 56, 7, 128]])],
    ['webp', bytes(40, [0, 'RIFF'], [8, 'WEBPVP8 '], [26, [128, 7, 56, 4]])],
    ['webp', bytes(40, [0, 'RIFF'], [8, 'WEBPVP8L'], [21, [127, 199, 13, 1]])],
    ['webp', bytes(40, [0, 'RIFF'], [8, 'WEBPVP8X'], [24, [127, 7, 0, 55, 4, 0]])],
    ['avif', bytes(80, [4, 'ftypavif'], [40, 'ispe'], [48, [0, 0, 7, 128, 0, 0, 4, 56]])],
  ])('is measured by its file header: %s (ui-kit 4.8)', (kind, file) => {
    expect(checkImage('login', `a/login.${kind}`, file)).toEqual({
      size: { width: 1920, height: 1080 },
      kb: file.length / 1024,
      flaws: [],
    });
  });

  it('is refused when it is too small, or no photo at all (ui-kit 4.8)', () => {
    expect(checkImage('icon', 'a/icon.png', png(64, 32)).flaws).toEqual(['is 64 by 32, must be a square']);
    expect(checkImage('login', 'a/login.webp', bytes(40)).flaws).toEqual(['is not a picture that can be read']);
    expect(checkImage('login', 'a/login.jpg', bytes(4, [0, [0xff, 0xd8]])).flaws).toHaveLength(1);
  });

  it.each([
    ['is cut off', png(1920, 1080, ['IDAT'])],
    ['has a header and nothing else', png(1920, 1080, [])],
    ['has no pixels', png(1920, 1080, ['tEXt', 'IEND'])],
    ['is a page with the word PNG', bytes(200, [1, 'PNG'], [40, '<script>alert(1)</script>'])],
  ])('is refused when a PNG %s, whatever its header says (ui-kit 4.8)', (_, file) => {
    expect(checkImage('login', 'a/login.png', file).flaws).toEqual(['is not a picture that can be read']);
  });
});

describe('a photo of another density', () => {
  it.each([
    ['logo', 160, 36],
    ['logo', 320, 72],
    ['logoEn', 480, 108],
    ['empty', 400, 320],
    ['coupon', 192, 192],
  ] as const)('fits its place: %s of %i by %i (ui-kit 4.8)', (name, width, height) => {
    expect(checkImage(name, 'a/a.png', png(width, height)).flaws).toEqual([]);
  });

  it.each([
    ['logo', 640, 144],
    ['logo', 180, 40],
  ] as const)('that is none of them is refused: %s of %i by %i (ui-kit 4.8)', (name, width, height) => {
    expect(checkImage(name, 'a/a.png', png(width, height)).flaws.join()).toContain('or two or three times that');
  });

  it.each([
    [30_000, 30_000],
    [8193, 10],
    [0xffffffff, 0xffffffff],
  ])('with more pixels than any screen shows is refused, whatever its file size: %i by %i', (width, height) => {
    expect(checkImage('icon', 'a/icon.png', png(width, height)).flaws.join()).toContain('more pixels than any screen');
  });
});

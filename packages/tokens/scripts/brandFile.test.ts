import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBrand, readBrands } from './brandFile.ts';
import { FOLDERS, generate } from './generate.ts';
import { copyFolders } from './testFolders.ts';

describe('the brand files', () => {
  it('hold the five brands of the specification with their chat platform and showIm (§1)', () => {
    const brands = readBrands(FOLDERS.brands).map(({ id, im, tenants }) => [id, im.platformId, im.show, ...tenants]);
    expect(brands).toEqual(
      expect.arrayContaining([
        ['default', 1, false, 'default'],
        ['shengya', 6, true, 'shengya'],
        ['6c', 6, true, '6c'],
        ['jinyouhui', 1, false, 'jinyouhui'],
        ['chindleten', 1, false, 'chindleten'],
      ]),
    );
  });
});

describe('a brand file that is wrong', () => {
  let copy: ReturnType<typeof copyFolders>;
  beforeEach(() => {
    copy = copyFolders();
  });
  afterEach(() => copy.remove());

  const change = (edit: (text: string) => string) => {
    const file = join(copy.brands, 'shengya.brand.json');
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  };
  const read = () => readBrand(copy.brands, 'shengya.brand.json');

  it.each([
    ['a hue beyond the circle', '"hue": 31', '"hue": 361', 'seed.primary.hue must be at most 360'],
    ['a hex of four digits', /"primary": \{[^}]*\}/, '"primary": "#1234"', 'seed.primary must match'],
    ['a seed that is a list', /"primary": \{[^}]*\}/, '"primary": []', 'seed.primary must be of type object'],
    ['a chroma that is text', '"chroma": 0.2', '"chroma": "0.2"', 'seed.primary.chroma must be of type number'],
    ['a shift that is no whole number', '"lightHueShift": 6', '"lightHueShift": 6.5', 'must be of type integer'],
    ['an unknown price policy', '"price": "primary"', '"price": "gold"', 'policy.price must be one of'],
    ['a key that nobody knows', '"override": {}', '"override": {}, "css": "x"', 'css is not known here'],
    ['a name of two lines', '"en": "Shengya"', '"en": "Sheng\\nya"', 'name.en must match'],
    ['a name that turns direction', '"en": "Shengya"', '"en": "\u202eShengya"', 'name.en must match'],
    ['a missing picture', '"hero": "shengya/hero.svg",', '', 'images "hero" is missing'],
    ['a picture outside the folder', 'shengya/hero.svg', '../../hero.svg', 'images.hero must match'],
    ['a tenant twice', '["shengya"]', '["shengya", "shengya"]', 'tenants must not repeat an entry'],
    ['a hostname with a dot', '["shengya"]', '["shengya.com"]', 'tenants[0] must match'],
    ['an id that is not the file name', '"id": "shengya"', '"id": "shengye"', 'id must be the name of the file'],
    [
      'an override that is CSS',
      '"override": {}',
      '"override": {"primary.600": "red;}"}',
      'override.primary.600 must match',
    ],
  ])('is refused with its place: %s (ui-kit 4.1)', (_, from, to, message) => {
    change((text) => text.replace(from, to));
    expect(read).toThrow(message);
  });

  it('names every flaw at once (ui-kit 4.1)', () => {
    change((text) => text.replace('"hue": 31', '"hue": 361').replace('"price": "primary"', '"price": "gold"'));
    expect(read).toThrow(/seed\.primary\.hue[\s\S]*policy\.price/);
  });

  it('is refused when its tenant belongs to another brand (§1)', () => {
    change((text) => text.replace('["shengya"]', '["6c"]'));
    expect(() => readBrands(copy.brands)).toThrow('The tenant "6c" stands in two brand files.');
  });

  it('is refused when an override names no token, or points at none (ui-kit 4.1)', () => {
    change((text) => text.replace('"override": {}', '"override": {"color.action.bgg": "#000000"}'));
    expect(() => generate(copy)).toThrow('shengya: the override "color.action.bgg" names no colour of a brand.');
    change((text) => text.replace('"color.action.bgg"', '"shadow.1"'));
    expect(() => generate(copy)).toThrow('shengya: the override "shadow.1" names no colour of a brand.');
    change((text) => text.replace('"shadow.1": "#000000"', '"color.action.bg": "{primary.650}"'));
    expect(() => generate(copy)).toThrow('shengya: the override "color.action.bg" points at nothing.');
  });
});

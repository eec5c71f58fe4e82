import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRANDS_FOLDER } from '../folders.ts';
import { BRANDS, type BrandArt } from './brands.ts';
import { paletteOf } from './palette.ts';
import { drawBrand, drawBrands } from './pictures.ts';

const committed = (file: string) => readFileSync(join(BRANDS_FOLDER, file), 'utf8');
const pictures = drawBrands();

function brand(id: string): BrandArt {
  const found = BRANDS.find((one) => one.id === id);
  if (!found) throw new Error(`No brand ${id}.`);
  return found;
}

const sizeOf = (text: string) => /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(text)?.slice(1).map(Number);

describe('the pictures of the brands', () => {
  it('are seven for each of the five brands (§3)', () => {
    expect(pictures.size).toBe(35);
    expect(new Set([...pictures.keys()].map((file) => file.split('/')[0])).size).toBe(5);
  });

  it.each([...pictures.keys()])('%s is committed as it is drawn, the same bytes on every run', (file) => {
    expect(drawBrands().get(file)).toBe(pictures.get(file));
    expect(committed(file)).toBe(pictures.get(file));
  });

  it.each([...pictures])('%s holds no script, no foreign content and no outside address', (_, text) => {
    const inside = text.replace('xmlns="http://www.w3.org/2000/svg"', '');
    expect(inside).not.toMatch(/<script|<foreignObject|<image|<style|\son\w+=|https?:|data:|javascript:/i);
    expect(inside).not.toMatch(/href="(?!#)/);
  });

  it.each(BRANDS)('$id has pictures in the sizes that the kit expects', ({ id }) => {
    const size = (file: string) => sizeOf(committed(`${id}/${file}.svg`));
    for (const logo of ['logo', 'logo-inverse']) {
      const [w = 0, h] = size(logo) ?? [];
      expect(h).toBe(36);
      expect(w).toBeGreaterThanOrEqual(120);
      expect(w).toBeLessThanOrEqual(200);
    }
    expect(size('login')).toEqual([1920, 1080]);
    expect(size('hero')).toEqual([566, 360]);
    expect(size('empty')).toEqual([200, 160]);
    expect(size('coupon')).toEqual([96, 96]);
    expect(size('icon')).toEqual([40, 40]);
  });

  it('are light: a logo up to 40 KB, an empty picture up to 6 KB, any other up to 30 KB', () => {
    for (const [file, text] of pictures) {
      const limitKb = file.includes('logo') ? 40 : file.endsWith('empty.svg') ? 6 : 30;
      expect(Buffer.byteLength(text), file).toBeLessThanOrEqual(limitKb * 1024);
    }
  });

  it('take every brand colour from the seed, so a new brand is drawn from its own', () => {
    const [green, red] = [brand('default'), brand('shengya')];
    const inGreen = new Set(Object.values(green.palette));
    const text = Object.values(drawBrand({ ...red, palette: green.palette })).join('');
    for (const colour of Object.values(red.palette))
      expect(inGreen.has(colour) || !text.includes(colour), colour).toBe(true);
    expect(text).toContain(green.palette.p600);
  });

  it('follow an overridden step of a ramp', () => {
    const seed = { hue: 31, chroma: 0.2 };
    const file = { seed: { primary: seed, accent: seed, neutral: seed }, override: { 'primary.600': '#123456' } };
    expect(paletteOf(file).p600).toBe('#123456');
    expect(paletteOf({ ...file, override: {} }).p600).not.toBe('#123456');
  });

  it('refuse a name whose letters have no outline', () => {
    expect(() => drawBrand({ ...brand('default'), name: '远山' })).toThrow(/远/);
  });
});

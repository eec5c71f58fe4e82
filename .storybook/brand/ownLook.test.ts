import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { toOklch } from '../../packages/tokens/src/colour.ts';
import { BRANDS } from './brandText.ts';
import { type Draft, withExactColour } from './draft.ts';
import { ART, inStepsOf, withOwnAccent, withOwnArt } from './ownLook.ts';

const shengya = BRANDS.get('shengya');
if (!shengya) throw new Error('There is no brand shengya.');
const draft = (primary: string): Draft => withExactColour({ brand: shengya, pictures: {}, source: 'shengya' }, primary);
const drawingOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../packages/tokens/brands/shengya/${name}.svg`, import.meta.url)), 'utf8');
const BLUE = '#003c78';

/** Hues of the strong colours of a drawing, in tens of degrees. */
const huesOf = (drawing: string) =>
  new Set(
    [...drawing.matchAll(/#[0-9a-f]{6}\b/g)]
      .map(([hex]) => toOklch(hex))
      .filter(({ C }) => C > 0.1)
      .map(({ H }) => Math.round(H / 10) * 10),
  );

describe('what the Lab offers to a pasted colour', () => {
  it.each([
    [BLUE, 68],
    ['#ffd400', 352],
    ['#e8833a', 352],
    ['#0a0a0a', 68],
    ['#d4341f', 68],
  ])('gives %s an accent that is not its own hue', (primary, hue) => {
    expect(withOwnAccent(draft(primary)).brand.seed.accent).toMatchObject({ hue });
  });

  it('draws the art of the start brand in the steps of the new one, and leaves every other colour', () => {
    const login = drawingOf('login');
    const blue = withOwnAccent(draft(BLUE)).brand;
    const drawn = inStepsOf(login, shengya.seed, blue.seed);
    expect(huesOf(login)).toContain(30);
    expect(huesOf(drawn)).not.toContain(30);
    expect(huesOf(drawn)).toContain(250);
    expect(drawn.replace(/#[0-9a-f]{6}/g, '')).toBe(login.replace(/#[0-9a-f]{6}/g, ''));
    const empty = drawingOf('empty');
    const blueEmpty = inStepsOf(empty, shengya.seed, blue.seed);
    expect(blueEmpty).not.toBe(empty);
    expect(inStepsOf(blueEmpty, blue.seed, shengya.seed)).toBe(empty);
  });

  it('puts the drawings into the draft as pictures that fit, and no school’s name among them', () => {
    const drawings = Object.fromEntries(ART.map((name) => [name, drawingOf(name)]));
    const { brand, pictures } = withOwnArt(draft(BLUE), shengya, drawings);
    expect(Object.keys(pictures).sort()).toEqual(['coupon', 'empty', 'hero', 'login']);
    expect(Object.values(pictures).flatMap((picture) => picture?.report.flaws)).toEqual([]);
    expect(brand.images.login).toBe('shengya/login.svg');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, distance, toOklch } from '../src/colour.ts';
import { failingPairs } from '../src/contrastPairs.ts';
import { readBrand, readBrands } from './brandFile.ts';
import type { BrandFile } from './brandShape.ts';
import { readPairs } from './contrastFile.ts';
import { allValues, expandBrand, themeColorOf } from './expandBrand.ts';
import { FOLDERS } from './generate.ts';
import { readTokens } from './readTokens.ts';

const tokens = readTokens(FOLDERS.tokens);
const pairs = readPairs(FOLDERS.tokens);
const model = readBrand(FOLDERS.brands, 'default.brand.json');

/** A brand with a colour of a brand book; prices and corners are those of the default brand. */
function expand(primary: string, policy: Partial<BrandFile['policy']> = {}) {
  const file: BrandFile = {
    ...model,
    id: 'book',
    seed: { ...model.seed, primary },
    policy: { ...model.policy, ...policy },
  };
  const brand = expandBrand(file, tokens, (path) => path);
  const { scoped } = brand;
  const action = ['bg', 'bg-hover', 'bg-active', 'fg'].map((name) => scoped.get(`--sy-color-action-${name}`) ?? '');
  const [rest = '', hover = '', pressed = '', ink = ''] = action;
  return { brand, scoped, rest, hover, pressed, ink, failing: failingPairs(allValues(brand, tokens), pairs) };
}
const lightness = (hex: string) => toOklch(hex).L;

/** Colours of real brand books: name, colour, ink, and the way that hover and pressed go. */
const BOOKS = [
  ['a yellow', '#FFD400', 'dark', 'darker'],
  ['a near-black', '#0a0a0a', 'light', 'lighter'],
  ['a neon green', '#39ff14', 'dark', 'darker'],
  ['a pastel', '#f4c2d7', 'dark', 'darker'],
  ['white', '#ffffff', 'dark', 'darker'],
  ['black', '#000000', 'light', 'lighter'],
  ['a deep red', '#b3001b', 'light', 'darker'],
  ['a navy', '#001f3f', 'light', 'lighter'],
  ['a middle grey', '#808080', 'dark', 'lighter'],
] as const;

describe('a colour of a brand book', () => {
  it.each(BOOKS)(
    'stands on the action as it is, readable, and moves the right way: %s %s (ui-kit 4.3, 5.2)',
    (_, primary, ink, way) => {
      const exact = expand(primary);
      expect(exact.rest).toBe(primary.toLowerCase());
      expect(themeColorOf(exact.brand)).toBe(exact.rest);
      expect(exact.failing).toEqual([]);
      expect(lightness(exact.ink) < 0.5).toBe(ink === 'dark');
      const [first, second] = [exact.hover, exact.pressed].map((hex) => lightness(hex) - lightness(exact.rest));
      expect(Math.sign(first ?? 0)).toBe(way === 'darker' ? -1 : 1);
      expect(Math.abs(second ?? 0)).toBeGreaterThan(Math.abs(first ?? 0));
    },
  );

  it('is not what a brand of hue and chroma has: its action stands at the steps of its ramp, white on 600, 700 and 800 (ui-kit 4.4)', () => {
    const brands = readBrands(FOLDERS.brands).filter(({ seed }) => typeof seed.primary !== 'string');
    expect(brands.length).toBeGreaterThanOrEqual(5);
    for (const file of brands) {
      const { scoped } = expandBrand(file, tokens, (path) => path);
      expect(
        ['bg', 'bg-hover', 'bg-active', 'fg', 'edge'].map((name) => scoped.get(`--sy-color-action-${name}`)),
      ).toEqual([
        'var(--sy-primary-600)',
        'var(--sy-primary-700)',
        'var(--sy-primary-800)',
        '#ffffff',
        'rgb(0 0 0 / 0)',
      ]);
    }
  });

  it('gives links, lines and marks their colour too where it is as readable as their step (ui-kit 4.4)', () => {
    const black = expand('#0a0a0a').scoped;
    expect(black.get('--sy-color-text-link')).toBe('#0a0a0a');
    expect(black.get('--sy-color-border-selected')).toBe('#0a0a0a');
    expect(black.get('--sy-color-text-link-hover')).not.toBe('#0a0a0a');
    const yellow = expand('#ffd400').scoped;
    expect(yellow.get('--sy-color-text-link')).toBe('var(--sy-primary-700)');
    expect(yellow.get('--sy-coupon-active-from')).toBe('#ffd400');
  });

  it('has a line around its buttons when it is as pale as the card (ui-kit 5.2)', () => {
    expect(expand('#ffffff').scoped.get('--sy-color-action-edge')).toBe('var(--sy-color-border-control)');
    for (const visible of ['#ffd400', '#0a0a0a', '#f4c2d7']) {
      expect(expand(visible).scoped.get('--sy-color-action-edge')).toBe('rgb(0 0 0 / 0)');
    }
  });

  it.each([
    ['#ffd400', 'light', false],
    ['#ffd400', 'dark', true],
    ['#b3001b', 'light', true],
    ['#b3001b', 'dark', false],
  ] as const)(
    'on %s takes the ink of the policy, %s, and the pairs say whether it can be read',
    (primary, ink, passes) => {
      const exact = expand(primary, { ink });
      expect(lightness(exact.ink) < 0.5).toBe(ink === 'dark');
      expect(exact.failing.length === 0).toBe(passes);
    },
  );

  it('moves a status colour that looks like it, at its step or on the action (ui-kit 4.2)', () => {
    expect(expand('#e0281a').scoped.get('--sy-color-status-danger-solid')).toBe('var(--sy-danger-800)');
    expect(expand('#ffd400').scoped.get('--sy-color-status-danger-solid')).toBe('var(--sy-danger-600)');
  });
});

// Each case solves two ramps and measures 54 pairs.
describe('any colour at all', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

  it('stays as it is, passes the 54 pairs in every price policy, and is seen to move (ui-kit 4.4, 5.2)', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom('primary', 'danger', 'accent'), (primary, price) => {
        const { rest, hover, pressed, ink, failing } = expand(primary, { price });
        expect(rest).toBe(primary);
        expect(failing).toEqual([]);
        for (const hex of [rest, hover, pressed]) expect(contrast(hex, ink)).toBeGreaterThanOrEqual(4.5);
        expect(distance(rest, hover)).toBeGreaterThan(0.04);
        expect(distance(hover, pressed)).toBeGreaterThan(0.04);
        expect(distance(rest, pressed)).toBeGreaterThan(distance(rest, hover));
      }),
      { numRuns: 400 },
    );
  });
});

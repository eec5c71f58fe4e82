import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { contrast } from '../src/colour.ts';
import { colourOf, failingPairs } from '../src/contrastPairs.ts';
import { inDark } from '../src/darkMode.ts';
import { readBrand, readBrands } from './brandFile.ts';
import type { BrandFile } from './brandShape.ts';
import { readPairs } from './contrastFile.ts';
import { contrastReport } from './contrastReport.ts';
import { allDarkValues, allValues, expandBrand } from './expandBrand.ts';
import { FOLDERS, generate } from './generate.ts';
import { readTokens } from './readTokens.ts';

const tokens = readTokens(FOLDERS.tokens);
const pairs = readPairs(FOLDERS.tokens);
const hardFolder = fileURLToPath(new URL('../../../tests/brands', import.meta.url));
const hard = ['light-yellow', 'near-black'].map((id) => readBrand(hardFolder, `${id}.brand.json`));
const files = readBrands(FOLDERS.brands);
const dark = (file: BrandFile) =>
  allDarkValues(
    expandBrand(file, tokens, (path) => path),
    tokens,
  );
const named = (id: string) => {
  const file = [...files, ...hard].find((one) => one.id === id);
  if (!file) throw new Error(`There is no brand ${id}.`);
  return file;
};

let sheet = '';
let lightSheet = '';
beforeAll(() => {
  generate(FOLDERS);
  [sheet = '', lightSheet = ''] = ['dark.css', 'tokens.css'].map((name) =>
    readFileSync(join(FOLDERS.out, name), 'utf8'),
  );
});

const declaredIn = (text: string) =>
  new Set([...text.matchAll(/^\s+(--sy-[a-z0-9-]+):/gm)].map(([, name = '']) => name));

describe('dark mode', () => {
  it.each([...files, ...hard].map((file) => [file.id, file] as const))(
    'is readable in all 54 pairs: %s (ui-kit 4.4, WCAG 2.2 AA)',
    (id, file) => {
      expect(contrastReport(id, dark(file), pairs)).toEqual([]);
    },
  );

  it('is readable in any colour of a brand book (decision 0029)', () => {
    const model = named('default');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 0xffffff }),
        fc.constantFrom('neutral', 'white', 'tint'),
        (value, ground) => {
          const primary = `#${value.toString(16).padStart(6, '0')}`;
          const file: BrandFile = { ...model, seed: { ...model.seed, primary }, policy: { ...model.policy, ground } };
          expect(failingPairs(dark(file), pairs), primary).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps the colour of the brand on the action, and turns grounds and texts around', () => {
    const [light, night] = [named('shengya')].flatMap((file) => [
      allValues(
        expandBrand(file, tokens, (path) => path),
        tokens,
      ),
      dark(file),
    ]);
    const both = (name: string) => [light, night].map((values) => values && colourOf(values, name));
    expect(new Set(both('--sy-color-action-bg')).size).toBe(1);
    expect(new Set(both('--sy-coupon-active-from')).size).toBe(1);
    for (const ground of ['page', 'card', 'sunken']) {
      const [day = '', dusk = ''] = both(`--sy-color-surface-${ground}`);
      expect(contrast(day, '#ffffff')).toBeLessThan(1.2);
      expect(contrast(dusk, '#ffffff')).toBeGreaterThan(16);
    }
    const [page = '', card = ''] = ['page', 'card'].map((name) => both(`--sy-color-surface-${name}`)[1]);
    expect(contrast(page, '#ffffff')).toBeGreaterThan(contrast(card, '#ffffff')); // what is nearer is lighter
  });

  it('shows a colour of a brand book where it is light enough, and a line around a button as dark as the card (decision 0029)', () => {
    const [yellow, black] = ['light-yellow', 'near-black'].map((id) => dark(named(id)));
    const primary = named('light-yellow').seed.primary;
    expect(yellow && colourOf(yellow, '--sy-color-text-link')).toBe(String(primary).toLowerCase());
    expect(yellow?.get('--sy-color-action-edge')).toBe('rgb(0 0 0 / 0)');
    expect(black?.get('--sy-color-action-edge')).toBe('var(--sy-color-border-control)');
    expect(black?.get('--sy-color-text-link')).toBe('var(--sy-primary-400)');
  });

  it('takes an override of a job as one of light mode: an alias has a counterpart, a colour has none', () => {
    const override = {
      'color.text.link': '{primary.800}',
      'color.surface.sunken': '#ffffff',
      'color.action.bg': '{primary.700}',
    };
    const values = dark({ ...named('default'), override });
    expect(values.get('--sy-color-text-link')).toBe('var(--sy-primary-300)');
    expect(values.get('--sy-color-surface-sunken')).toBe('var(--sy-neutral-950)');
    expect(values.get('--sy-color-action-bg')).toBe('var(--sy-primary-700)');
  });

  it.each([...files, ...hard].map((file) => [file.id, file] as const))(
    'leaves paper white and its ink dark, as a card and its text are in light mode: %s (decision 0033)',
    (_, file) => {
      const light = allValues(
        expandBrand(file, tokens, (path) => path),
        tokens,
      );
      for (const values of [light, dark(file)]) {
        const [ground, ink] = ['bg', 'fg'].map((name) => colourOf(values, `--sy-color-paper-${name}`));
        expect(ground).toBe('#ffffff');
        expect(ink).toBe(colourOf(light, '--sy-color-text-primary'));
        expect(contrast(ink ?? '', ground ?? '')).toBeGreaterThan(7);
      }
    },
  );

  it('mirrors the steps of the ramps and leaves everything else (decision 0033)', () => {
    expect(['var(--sy-neutral-700)', 'var(--sy-neutral-500)', 'var(--sy-accent-500)'].map(inDark)).toEqual([
      'var(--sy-neutral-400)',
      'var(--sy-neutral-600)',
      'var(--sy-accent-500)',
    ]);
    expect(['#ffffff', '8px', 'var(--sy-radius-card)', 'var(--sy-space-50)'].map(inDark)).toEqual([
      '#ffffff',
      '8px',
      'var(--sy-radius-card)',
      'var(--sy-space-50)',
    ]);
  });
});

describe('the sheet of dark mode', () => {
  it('is one of its own, so that who never needs it never loads it (performance.md row 1)', () => {
    expect(lightSheet).not.toMatch(/data-mode|color-scheme|-975|-1000/);
    expect(sheet).toContain('[data-mode="dark"][data-mode] {\n      color-scheme: dark;');
    expect(sheet).not.toContain('url(');
  });

  it('says the same for the visitor whose system is dark as for a school that always is', () => {
    const [always = '', system = ''] = sheet.split('@media screen and (prefers-color-scheme: dark) {');
    const body = (text: string) => text.replace(/^ +/gm, '').replaceAll('"auto"', '"dark"');
    const [, blocks = ''] = body(always).split('@media screen {');
    expect(body(system)).toContain(blocks.trim());
    expect(blocks.length).toBeGreaterThan(4_000);
  });

  it('is of the screen alone: what is printed is light', () => {
    const [outside = '', ...screens] = sheet.split('@media ');
    expect(outside).not.toContain('--sy-');
    expect(screens.map((each) => each.slice(0, each.indexOf(' {')))).toEqual([
      'screen',
      'screen and (prefers-color-scheme: dark)',
    ]);
  });

  it('reads no variable that neither sheet declares', () => {
    const declared = new Set([...declaredIn(sheet), ...declaredIn(lightSheet)]);
    for (const [, used = ''] of sheet.matchAll(/var\((--[\w-]+)\)/g)) expect(declared, used).toContain(used);
  });

  it('declares the steps that only it has for every brand', () => {
    const [always = ''] = sheet.split('@media screen and');
    for (const { id } of files) {
      const start = always.indexOf(`[data-brand="${id}"][data-mode="dark"]`);
      const block = declaredIn(always.slice(start, always.indexOf('}', start)));
      const steps = [
        '--sy-neutral-975',
        '--sy-neutral-1000',
        '--sy-primary-1000',
        '--sy-primary-400',
        '--sy-primary-950',
      ];
      for (const step of steps) expect(block.has(step) || lightSheet.includes(`${step}:`), `${id} ${step}`).toBe(true);
    }
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colourOf, contrastOf } from '../src/contrastPairs.ts';
import { readBrands } from './brandFile.ts';
import { readPairs } from './contrastFile.ts';
import { contrastReport } from './contrastReport.ts';
import { allValues, expandBrand } from './expandBrand.ts';
import { FOLDERS } from './generate.ts';
import { readTokens } from './readTokens.ts';
import { copyFolders } from './testFolders.ts';

const tokens = readTokens(FOLDERS.tokens);
const pairs = readPairs(FOLDERS.tokens);
const brands = readBrands(FOLDERS.brands).map((file) => expandBrand(file, tokens, (path) => path));
const valuesOf = (id: string) => {
  const brand = brands.find(({ file }) => file.id === id);
  return brand ? allValues(brand, tokens) : new Map<string, string>();
};

describe('contrast', () => {
  it('is required of 54 pairs, none twice (ui-kit 4.4)', () => {
    expect(new Set(pairs.map((pair) => `${pair.foreground} ${pair.background}`)).size).toBe(54);
    expect(pairs).toHaveLength(54);
  });

  it.each(brands.map((brand) => [brand.file.id, brand] as const))(
    'of every pair holds in %s (ui-kit 4.4, WCAG 2.2 AA)',
    (id, brand) => {
      expect(contrastReport(id, allValues(brand, tokens), pairs)).toEqual([]);
    },
  );

  it.each([
    ['--sy-color-text-primary', '--sy-color-surface-page', [15.1, 15.1, 15.2, 15.2, 15.2]],
    ['--sy-color-action-fg', '--sy-color-action-bg', [4.87, 4.88, 4.86, 4.86, 4.89]],
    ['--sy-color-accent-fg', '--sy-color-accent-bg', [6.86, 6.86, 6.87, 6.89, 6.93]],
    ['--sy-color-price-fg', '--sy-color-surface-card', [4.87, 4.88, 4.87, 4.87, 6.94]],
    ['--sy-color-status-danger-solid-fg', '--sy-color-status-danger-solid', [9.45, 9.45, 4.87, 4.87, 4.87]],
    ['--sy-coupon-used-fg', '--sy-coupon-used-bg', [5.31, 5.3, 5.31, 5.33, 5.34]],
  ])('of %s on %s is what the designers measured (ui-kit 4.4)', (foreground, background, expected) => {
    const measured = ['shengya', '6c', 'jinyouhui', 'chindleten', 'default'].map((id) =>
      contrastOf(valuesOf(id), { foreground, background, minimum: 0 }),
    );
    for (const [index, value] of measured.entries()) expect(value).toBeCloseTo(expected[index] ?? 0, 1);
  });

  it('that is too low is reported with brand, pair, value and the nearest step that passes (ui-kit 4.9)', () => {
    const copy = copyFolders();
    const file = join(copy.brands, 'shengya.brand.json');
    const faint = readFileSync(file, 'utf8').replace(
      '"override": {}',
      '"override": {"color.text.link": "{primary.400}"}',
    );
    writeFileSync(file, faint);
    const brand = readBrands(copy.brands).find(({ id }) => id === 'shengya');
    copy.remove();
    const values = brand
      ? allValues(
          expandBrand(brand, tokens, (path) => path),
          tokens,
        )
      : new Map<string, string>();
    expect(contrastReport('shengya', values, pairs)).toEqual([
      'shengya: --sy-color-text-link on --sy-color-surface-card is 2.36, needs 4.5; primary.600 would pass',
      'shengya: --sy-color-text-link on --sy-color-surface-page is 2.20, needs 4.5; primary.600 would pass',
    ]);
  });
});

describe('status colours', () => {
  it.each([
    ['shengya', 'danger', '#8e0f0a'],
    ['6c', 'danger', '#8e0f0a'],
    ['default', 'success', '#005222'],
    ['chindleten', 'info', '#00487f'],
  ])('of %s move to their dark step if they look like the primary: %s (ui-kit 4.2)', (id, status, colour) => {
    const kinds = ['danger', 'success', 'warning', 'info'];
    const solid = (kind: string) => colourOf(valuesOf(id), `--sy-color-status-${kind}-solid`);
    expect(solid(status)).toBe(colour);
    for (const other of kinds.filter((kind) => kind !== status)) {
      expect(solid(other)).toBe(colourOf(valuesOf(id), `--sy-${other}-600`));
    }
  });

  it('of jinyouhui all stay where they are (ui-kit 4.2)', () => {
    expect(colourOf(valuesOf('jinyouhui'), '--sy-color-status-danger-solid')).toBe('#d53227');
    expect(colourOf(valuesOf('jinyouhui'), '--sy-color-status-info-solid')).toBe('#0074c7');
  });
});

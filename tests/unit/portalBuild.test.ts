import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newest } from '../../scripts/portalBuild.mjs';

let folder = '';
const brand = () => join(folder, 'brands', 'lanting.brand.json');
const aside = () => join(folder, 'dist', 'lanting.brand.json');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  for (const name of ['brands', 'dist']) mkdirSync(join(folder, name));
  writeFileSync(brand(), '{}');
  writeFileSync(aside(), '{"id":"lanting"}');
  utimesSync(aside(), 0, 0);
  await later();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Longer than the clock of any file system is coarse. */
const later = () => new Promise((resolve) => setTimeout(resolve, 50));

test.each([
  ['a brand file is removed', () => rmSync(brand())],
  ['a brand file is renamed', () => renameSync(brand(), join(folder, 'brands', 'huangshan.brand.json'))],
  [
    'a brand file is replaced by one with an old time, as from an archive',
    () => cpSync(aside(), brand(), { preserveTimestamps: true }),
  ],
  ['a brand file is written', () => writeFileSync(brand(), '{ }')],
])('the portal is built again when %s (ui-kit 4.1)', (_, change) => {
  const built = Date.now() - 25;
  expect(newest(folder)).toBeLessThan(built);
  change();
  expect(newest(folder)).toBeGreaterThan(built);
});

test('what is built is no reason to build again', () => {
  const before = newest(folder);
  writeFileSync(join(folder, 'dist', 'index.html'), '');
  expect(newest(folder)).toBe(before);
});

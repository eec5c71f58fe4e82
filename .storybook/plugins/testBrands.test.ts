import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readBrands } from '../../packages/tokens/scripts/brandFile.ts';
import { MATRIX_BRANDS } from '../../packages/ui/src/foundations/Matrix/matrixBrands.ts';
import { testBrandSheet } from './testBrands.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const sheet = testBrandSheet(folder('tests/brands'), folder('packages/tokens/tokens'));

describe('the hard brands of pictures (docs/decisions/0026)', () => {
  it('keep their colour on the action, light yellow and near-black', () => {
    const blockOf = (selector: string) => sheet.split(`\n${selector} {`)[1]?.split('}')[0];
    const [yellow, black] = ['light-yellow', 'near-black'].map((id) => blockOf(`[data-brand="${id}"]`));
    expect(yellow).toContain('--sy-color-action-bg: #ffd400;');
    expect(black).toContain('--sy-color-action-bg: #0a0a0a;');
  });

  it('have dark mode, as every brand has (decision 0033)', () => {
    expect(sheet).toContain('[data-brand="near-black"][data-mode="dark"][data-mode] {\n  --sy-primary-1000');
  });

  it('have no pictures of their own', () => {
    expect(sheet).not.toContain('--sy-img-');
  });

  it('are those of the Matrix that no school has', () => {
    const schools = readBrands(folder('packages/tokens/brands')).map(({ id }) => id);
    const hard = MATRIX_BRANDS.filter((id) => !schools.includes(id));
    expect(hard).toEqual(['light-yellow', 'near-black']);
    for (const id of hard) expect(sheet).toContain(`[data-brand="${id}"] {`);
  });
});

import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { brandFolderFlaws } from '../../packages/tokens/scripts/checkBrands.ts';
import { generate } from '../../packages/tokens/scripts/generate.ts';
import { copyFolders } from '../../packages/tokens/scripts/testFolders.ts';
import { serveFolder } from '../../scripts/serve-folder.mjs';
import { buildWorkbench } from '../../scripts/stories/build.mjs';

/** Colours of five brand books as people paste them: id, text, the colour, and the ink on it. */
const BOOKS = [
  { id: 'huangshan', pasted: '#FFD400FF', rest: '#ffd400', ink: 'dark', extra: 'Kai' },
  { id: 'moyun', pasted: '0A0A0A', rest: '#0a0a0a', ink: 'light', extra: 'Sharp' },
  { id: 'qingzhu', pasted: 'rgb(57, 255, 20)', rest: '#39ff14', ink: 'dark', extra: 'Tint' },
  { id: 'taohua', pasted: 'hsl(335, 70%, 86%)', rest: '#f4c2d7', ink: 'dark', extra: 'Mirrored' },
  { id: 'baiyun', pasted: '#ffffff', rest: '#ffffff', ink: 'dark', extra: 'Dash' },
] as const;

const PICTURES = fileURLToPath(new URL('../../packages/tokens/brands/jinyouhui', import.meta.url));
/** Labels of the file fields of the Lab, and the pictures that a designer gives to each. */
const FILES = {
  Logo: 'logo',
  'Logo on dark': 'logo-inverse',
  Login: 'login',
  Hero: 'hero',
  'Nothing here': 'empty',
  'Coupon tile': 'coupon',
  'Tab icon': 'icon',
} as const;

/** Makes a brand by what a designer can click, type, paste and drop, and exports its file; returns the text of the file. */
async function makeBrand(page: Page, { id, pasted, extra }: (typeof BOOKS)[number]): Promise<string> {
  await page.getByRole('textbox', { name: /^Primary colour/ }).fill(pasted);
  await page.getByRole('radio', { name: extra, exact: true }).click({ force: true });
  await page.getByRole('textbox', { name: /^Id/ }).fill(id);
  await page.getByRole('textbox', { name: /^Name, Chinese/ }).fill('新书院');
  await page.getByRole('textbox', { name: /^Name, English/ }).fill('New School');
  await page.getByRole('textbox', { name: /^Tenants/ }).fill(id);
  for (const [title, file] of Object.entries(FILES)) {
    await page
      .getByLabel(`Choose the picture: ${title}`, { exact: true })
      .setInputFiles(path.join(PICTURES, `${file}.svg`));
  }
  await expect(page.getByText('54 of 54 pairs')).toBeVisible();
  await expect(page.getByText('7 of 7 pictures')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export brand JSON' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${id}.brand.json`);
  return readFileSync(await download.path(), 'utf8');
}

test('five brands are made in Brand Lab by clicks alone, and pass the check (ui-kit 4.8, 4.9)', async ({ page }) => {
  test.setTimeout(900_000); // the workbench is built where no step before has done it
  const workbench = await serveFolder(await buildWorkbench());
  const copy = copyFolders();
  try {
    for (const book of BOOKS) {
      await page.goto(`${workbench.url}iframe.html?id=brand-brand-lab--brand-lab&viewMode=story`);
      await expect(page.getByRole('heading', { level: 1, name: 'Brand Lab' })).toBeVisible({ timeout: 60_000 });
      writeFileSync(path.join(copy.brands, `${book.id}.brand.json`), await makeBrand(page, book));
      cpSync(PICTURES, path.join(copy.brands, book.id), { recursive: true });
    }
    expect(brandFolderFlaws(copy)).toEqual([]);
    generate(copy);
    expect(readdirSync(path.join(copy.out, 'dtcg', 'brand')).length).toBeGreaterThanOrEqual(10);
    const sheet = readFileSync(path.join(copy.out, 'tokens.css'), 'utf8');
    for (const { id, rest, ink } of BOOKS) {
      const [, block = ''] = new RegExp(`\\[data-brand="${id}"\\] \\{([^}]*)\\}`).exec(sheet) ?? [];
      expect(block).toContain(`--sy-color-action-bg: ${rest};`);
      expect(block.includes('--sy-color-action-fg: #'), id).toBe(ink === 'dark');
    }
  } finally {
    copy.remove();
    await workbench.close();
  }
});

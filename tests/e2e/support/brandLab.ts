import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** What a designer has of a school: the colour as it stands in the brand book, a choice of the Lab, and pictures. */
export interface BrandBook {
  readonly id: string;
  readonly name: { readonly cn: string; readonly en: string };
  readonly pasted: string;
  /** Visible word of a policy's choice. */
  readonly choice: string;
  /** Brand of the folder whose pictures stand for those of the school. */
  readonly pictures: string;
  /** Photos in place of drawings, at twice the size where a place has one, and wordmarks of English pages: width and height. */
  readonly photos?: Readonly<Partial<Record<Slot, readonly [width: number, height: number]>>>;
}

const BRANDS = fileURLToPath(new URL('../../../packages/tokens/brands', import.meta.url));

/** Labels of the file fields of the Lab, and the pictures that a designer gives to each. */
const FIELDS = {
  Logo: 'logo',
  'Logo on dark': 'logo-inverse',
  Login: 'login',
  Hero: 'hero',
  'Nothing here': 'empty',
  'Coupon tile': 'coupon',
  'Tab icon': 'icon',
  'Logo, English pages': 'logo-en',
  'Logo on dark, English pages': 'logo-inverse-en',
} as const;
type Slot = (typeof FIELDS)[keyof typeof FIELDS];

/** A photo of one colour. */
const photo = ([width, height]: readonly [number, number]) =>
  sharp({ create: { width, height, channels: 4, background: '#806040' } })
    .png()
    .toBuffer();

/** Opens the Lab in a built workbench. */
export async function openLab(page: Page, workbench: string) {
  await page.goto(`${workbench}iframe.html?id=brand-brand-lab--brand-lab&viewMode=story`);
  await expect(page.getByRole('heading', { level: 1, name: 'Brand Lab' })).toBeVisible();
  // What was made before is still there.
  await page.getByRole('button', { name: 'Back to the start' }).click();
}

async function save(page: Page, button: string, folder: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await download.saveAs(path.join(folder, download.suggestedFilename()));
}

/** Makes a brand by what a designer can click, type, paste and choose, and downloads it into a folder of brands. */
export async function makeBrand(page: Page, book: BrandBook, folder: string) {
  const { id, name, pasted, choice, pictures, photos = {} } = book;
  await page.getByRole('textbox', { name: /^Primary colour/ }).fill(pasted);
  await page.getByRole('radio', { name: choice, exact: true }).click({ force: true });
  await page.getByRole('textbox', { name: /^Id/ }).fill(id);
  await page.getByRole('textbox', { name: /^Name, Chinese/ }).fill(name.cn);
  await page.getByRole('textbox', { name: /^Name, English/ }).fill(name.en);
  await page.getByRole('textbox', { name: /^Tenants/ }).fill(id);
  const files: string[] = [];
  for (const [title, slot] of Object.entries(FIELDS)) {
    const size = photos[slot];
    if (!size && slot.endsWith('-en')) continue; // most schools have one wordmark for all languages
    const file = size
      ? { name: 'photo.png', mimeType: 'image/png', buffer: await photo(size) }
      : path.join(BRANDS, pictures, `${slot}.svg`);
    await page.getByLabel(`Choose the picture: ${title}`, { exact: true }).setInputFiles(file);
    files.push(`${slot}.${size ? 'png' : 'svg'}`);
  }
  await expect(page.getByText(/^(\d+) of \1 pairs$/)).toBeVisible();
  await expect(page.getByText('7 of 7 pictures')).toBeVisible();
  await save(page, 'Export brand JSON', folder);
  mkdirSync(path.join(folder, id), { recursive: true });
  for (const file of files) await save(page, `Save ${id}/${file}`, path.join(folder, id));
}

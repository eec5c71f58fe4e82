// All pictures of one brand, or of one component in all brands, as whole stories: baselines leave out what another brand or another state says.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { clipOfSheet, cutMatrix } from '../../.storybook/runner/cut.ts';
import { expectPrepared, placeOverlays, withRoom } from '../../.storybook/runner/prepared.ts';
import { clipOfPage, LEFT_OUT, MOST_PX, quiet, settle } from '../../.storybook/runner/sheet.ts';
import { WAIT_MS } from '../bounds.ts';

/** A story of the index. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** A story with its pictures, by their file names. */
interface Drawn {
  readonly entry: Entry;
  readonly files: readonly string[];
}

/** What is asked for: a brand, or the part of a story's title. */
interface Asked {
  readonly what: string;
  readonly brands: readonly string[];
}

const isPage = ({ tags }: Entry) => tags.includes('page') || tags.includes('page-one');

/** The stories that are drawn: of a brand every Matrix and every page, of a component its Matrix. */
export function storiesOf(entries: readonly Entry[], { what, brands }: Asked): Entry[] {
  if (brands.includes(what)) return entries.filter((entry) => entry.name === 'Matrix' || isPage(entry));
  const part = what.toLowerCase();
  return entries.filter(({ title, name }) => name === 'Matrix' && title.toLowerCase().includes(part));
}

/** Leaves the cells of one brand; where a Matrix has none of it, those of its first brand in that brand. */
async function keepBrand(page: Page, brand: string) {
  await page.evaluate((wanted) => {
    for (const group of document.querySelectorAll('[data-matrix] > [data-state]')) {
      const cells = [...group.querySelectorAll<HTMLElement>(':scope > [data-cell]')];
      const own = cells.find((cell) => cell.dataset['cell'] === wanted) ?? cells[0];
      for (const cell of cells) cell.style.display = cell === own ? '' : 'none';
      for (const scope of own?.querySelectorAll<HTMLElement>('[data-brand]') ?? []) scope.dataset['brand'] = wanted;
    }
  }, brand);
}

async function drawMatrix(page: Page, brand: string | undefined, save: (png: Uint8Array) => void) {
  await expectPrepared(page);
  await withRoom(page, async () => {
    if (brand !== undefined) await keepBrand(page, brand);
    await settle(page);
    const sheets = await cutMatrix(page);
    for (let sheet = 1; sheet <= sheets; sheet += 1) {
      const clip = await clipOfSheet(page, sheet);
      await placeOverlays(page);
      save(await page.screenshot({ fullPage: true, clip, animations: 'disabled' }));
    }
  });
}

async function drawPage(page: Page, save: (png: Uint8Array) => void) {
  await quiet(page);
  await settle(page);
  const clip = await clipOfPage(page);
  save(await page.screenshot({ fullPage: true, clip: { ...clip, height: Math.min(clip.height, 2 * MOST_PX) } }));
}

async function drawStory(page: Page, url: string, folder: string, entry: Entry, brand: string | undefined) {
  const globals = ['a11y.manual:!true', ...(brand === undefined ? [] : [`brand:${brand}`])].join(';');
  await page.goto(new URL(`iframe.html?id=${entry.id}&viewMode=story&globals=${globals}`, url).href);
  await page.waitForFunction(
    () => /^(completed|finished|errored)$/.test(Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase),
    null,
    { timeout: WAIT_MS },
  );
  await page.addStyleTag({ content: `* { content-visibility: visible !important } ${LEFT_OUT}` });
  const files: string[] = [];
  const save = (png: Uint8Array) => {
    const file = `${entry.id}${files.length === 0 ? '' : `--${files.length + 1}`}.png`;
    writeFileSync(path.join(folder, file), png);
    files.push(file);
  };
  await (entry.name === 'Matrix' ? drawMatrix(page, brand, save) : drawPage(page, save));
  return { entry, files };
}

const STYLE =
  ':root { color-scheme: light dark } body { margin: 32px; font: 14px/22px system-ui, sans-serif } h2 { margin: 48px 0 12px } img { display: block; max-width: 100%; margin-bottom: 16px; outline: 1px solid GrayText } nav { columns: 5 }';

function htmlOf(what: string, drawn: readonly Drawn[]): string {
  const links = drawn.map(({ entry }) => `<a href="#${entry.id}">${entry.title}</a><br>`);
  const parts = drawn.map(({ entry, files }) => {
    const images = files.map((file) => `<img src="${file}" alt="${entry.title}" loading="lazy">`);
    return `<h2 id="${entry.id}">${entry.title.split('/').join(' / ')}</h2>${images.join('')}`;
  });
  const head = `<meta charset="utf-8"><title>${what}</title><style>${STYLE}</style>`;
  return `<!doctype html>${head}<h1>${what}</h1><nav>${links.join('')}</nav>${parts.join('\n')}\n`;
}

/**
 * Draws what is asked for into a folder, with a page that shows it; returns the path of the page.
 * @throws when no story has that title.
 */
export async function drawGallery(
  page: Page,
  { url, built, folder, ...asked }: Asked & { url: string; built: string; folder: string },
): Promise<string> {
  const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'));
  const stories = storiesOf(Object.values(index.entries), asked);
  if (stories.length === 0) throw new Error(`No brand and no component is called ${asked.what}.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const brand = asked.brands.includes(asked.what) ? asked.what : undefined;
  const drawn: Drawn[] = [];
  for (const entry of stories) drawn.push(await drawStory(page, url, folder, entry, brand));
  const html = path.join(folder, 'index.html');
  writeFileSync(html, htmlOf(asked.what, drawn));
  return html;
}

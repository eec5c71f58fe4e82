// The folder of baselines: which pictures belong to a story, and the computed variables beside them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { changedLines, readVariables, toLines } from '../../.storybook/runner/variables.ts';
import { hasSheets, shotsOf } from '../../.storybook/shots.ts';
import { browser } from '../chromium.mjs';

const brands = fileURLToPath(new URL('../../packages/tokens/brands', import.meta.url));
const ENDING = '.brand.json';

/** Ids of the brands of the folder. */
export const brandIds = () =>
  readdirSync(brands)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length));

const filesOf = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Pictures whose story or brand was removed or renamed, and those of the former kind. @param {string} built */
export function orphans(folder, built) {
  const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'));
  const shots = Object.values(entries).flatMap((story) => shotsOf(story, brandIds()));
  const wanted = new Set(shots.map(({ name }) => `${name}.webp`));
  const cut = new Set(shots.filter(hasSheets).map(({ name }) => `${name}.webp`));
  const isWanted = (file) => wanted.has(file) || cut.has(file.replace(/--[2-9]\.webp$/, '.webp'));
  return filesOf(folder).filter((file) => /\.(webp|png)$/.test(file) && !isWanted(file));
}

/** A folder in which nobody has made baselines of this kind yet; its pictures cannot be compared. */
export const isOfFormerKind = (folder) =>
  filesOf(folder).some((file) => file.endsWith('.png')) && !filesOf(folder).some((file) => file.endsWith('.webp'));

/**
 * Compares the computed variables of every brand with `variables/<brand>.txt`, or writes them; resolves to what differs, a line each.
 * @returns {Promise<string[]>}
 */
export async function checkVariables(folder, url, isUpdate) {
  const home = path.join(folder, 'variables');
  const now = await computedVariables(url);
  if (isUpdate) mkdirSync(home, { recursive: true });
  const gone = filesOf(home).filter((file) => !(path.basename(file, '.txt') in now));
  if (isUpdate) for (const file of gone) rmSync(path.join(home, file));
  const findings = isUpdate ? [] : gone.map((file) => `${file}: there is no such brand any more`);
  for (const [brand, values] of Object.entries(now)) {
    const file = path.join(home, `${brand}.txt`);
    const text = toLines(values);
    if (isUpdate) writeFileSync(file, text);
    else if (!existsSync(file)) findings.push(`${brand}: no variables are recorded for it yet`);
    else findings.push(...changedLines(readFileSync(file, 'utf8'), text).map((line) => `${brand}: ${line}`));
  }
  return findings;
}

/** What the pinned browser computes on the built workbench. */
async function computedVariables(url) {
  const open = await chromium.launch({ ...(await browser()), headless: true });
  try {
    const page = await open.newPage();
    await page.goto(new URL('iframe.html', url).href, { waitUntil: 'load' });
    return await readVariables(page);
  } finally {
    await open.close();
  }
}

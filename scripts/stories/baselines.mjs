// The folder of baselines: which pictures belong to a story, how much they weigh, and the computed variables beside them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { changedLines, readVariables, toLines } from '../../.storybook/runner/variables.ts';
import { shotsOf } from '../../.storybook/shots.ts';
import { browser } from '../chromium.mjs';

const brands = fileURLToPath(new URL('../../packages/tokens/brands', import.meta.url));
const ENDING = '.brand.json';

/** The goal for all pictures together; they are part of every clone. A missed goal is printed on every visit (decision 0026). */
export const GOAL_BYTES = 25_000_000;

/** Ids of the brands of the folder. */
const brandIds = () =>
  readdirSync(brands)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length));

const filesOf = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Pictures whose story or brand was removed or renamed, and those of the former kind. @param {string} built */
export function orphans(folder, built) {
  const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'));
  const wanted = new Set(
    Object.values(entries).flatMap((story) => shotsOf(story, brandIds()).map(({ name }) => `${name}.webp`)),
  );
  const isWanted = (file) => wanted.has(file.replace(/--matrix(--en|--forced)?--[2-9]\.webp$/, '--matrix$1.webp'));
  return filesOf(folder).filter((file) => /\.(webp|png)$/.test(file) && !isWanted(file));
}

/** A folder in which nobody has made baselines of this kind yet; its pictures cannot be compared. */
export const isOfFormerKind = (folder) =>
  filesOf(folder).some((file) => file.endsWith('.png')) && !filesOf(folder).some((file) => file.endsWith('.webp'));

/** How many pictures there are, and their bytes. */
export function weigh(folder) {
  const sizes = filesOf(folder)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => statSync(path.join(folder, file)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { pictures: sizes.length, bytes, isMissed: bytes > GOAL_BYTES };
}

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

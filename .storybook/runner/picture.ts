import type { Page } from 'playwright-core';
import { hasSheets, type Shot } from '../shots.ts';
import { show } from './brands.ts';
import { clipOfSheet, cutMatrix, showAllSheets } from './cut.ts';
import type { Answer } from './pictures/service.ts';
import type { Look } from './pictures/takes.ts';
import { expectPrepared, placeOverlays, showAllCells } from './prepared.ts';
import { leaveOutRepeats, showRepeats } from './repeats.ts';
import { type Clip, clipOfPage, keepFirstBrand, MOST_PX, quiet, settle, showParts } from './sheet.ts';

/** Address of the service that holds the baselines; absent where the pinned browser does not run, because they belong to one build of it. */
const service = process.env['SHUYUAN_PICTURES'];

export const picturesAreCompared = service !== undefined && service !== '';

/** Sheets of a page; what is further down repeats, e.g. the rows of a list. */
const PAGE_SHEETS = 2;

/** What is less than this below a sheet is empty ground. */
const LEAST_REST_PX = 40;

/** Looks at a picture that differs; a second one decides, unless the two do not agree. */
const MOST_LOOKS = 4;

/** Takes a picture of a part of the page. */
export const takePicture = (page: Page, clip: Clip) =>
  page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });

/**
 * Sends a picture to the service. `first` and `again` say which look it is, `sheets=2` how many pictures of the name there are; `held` compares
 * with the first of that name in this run instead of a file.
 */
export async function compareAtService(name: string, png: Uint8Array, option: string): Promise<Answer> {
  const body = new Uint8Array(png);
  const response = await fetch(`${service}?name=${name}&${option}`, { method: 'POST', body });
  if (!response.ok) throw new Error(`The picture ${name} could not be compared: ${await response.text()}`);
  return response.json();
}

/** Takes the sheets of a picture: one, or as many as it needs, because a picture has a highest height. */
async function compareSheets(
  page: Page,
  { name, look, sheets }: { name: string; look: Look; sheets: number },
  clipOf: (sheet: number) => Promise<Clip>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let sheet = 1; sheet <= sheets; sheet += 1) {
    const png = await takePicture(page, await clipOf(sheet));
    const extra = sheet === 1 ? `&sheets=${sheets}` : '';
    answers.push(await compareAtService(sheet === 1 ? name : `${name}--${sheet}`, png, `${look}${extra}`));
  }
  return answers;
}

async function compareMatrix(page: Page, { name, isOneBrand, art }: Shot, look: Look): Promise<Answer[]> {
  await showAllCells(page);
  await (isOneBrand ? keepFirstBrand(page) : leaveOutRepeats(page, art === 'each'));
  const sheets = await cutMatrix(page);
  const answers = await compareSheets(page, { name, look, sheets }, async (sheet) => {
    const clip = await clipOfSheet(page, sheet);
    await placeOverlays(page);
    return clip;
  });
  // What a cell has to show may be lost while other cells are looked at.
  await expectPrepared(page);
  await showAllSheets(page);
  await showRepeats(page);
  return answers;
}

async function comparePage(page: Page, shot: Shot, look: Look): Promise<Answer[]> {
  const whole = await clipOfPage(page);
  const needed = Math.ceil((whole.height - LEAST_REST_PX) / MOST_PX);
  const sheets = hasSheets(shot) ? Math.max(1, Math.min(PAGE_SHEETS, needed)) : 1;
  return compareSheets(page, { name: shot.name, look, sheets }, async (sheet) => {
    const y = (sheet - 1) * MOST_PX;
    return { ...whole, y, height: Math.min(MOST_PX, whole.height - y) };
  });
}

/** Lets the browser draw the page anew: a layer that it kept may have other edges than one that is drawn at once. */
async function redraw(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    const { style } = document.body;
    style.transform = 'translateZ(0)';
    await frame();
    style.transform = '';
    await frame();
    await frame();
  });
}

/**
 * Takes a page that is drawn anew, as baselines are; what differs once more: a change is there again, an edge of a kept layer is not. Where two
 * looks do not agree with each other either, another one decides.
 */
async function takeSteady(page: Page, take: (look: Look) => Promise<Answer[]>): Promise<Answer[]> {
  await redraw(page);
  let answers = await take('first');
  for (let looks = 1; looks < MOST_LOOKS && answers.some(({ isSame }) => !isSame); looks += 1) {
    if (looks > 1 && !answers.some(({ isUnsteady }) => isUnsteady)) break;
    await redraw(page);
    answers = await take('again');
  }
  return answers;
}

/** For the report: the whole story of a changed picture, with what the picture leaves out because it is said elsewhere. */
async function keepWhole(page: Page, name: string) {
  await showParts(page, { photos: true, art: true, footer: true });
  await settle(page);
  await compareAtService(name, await takePicture(page, await clipOfPage(page)), 'whole');
}

async function takeShot(page: Page, shot: Shot, isMatrix: boolean): Promise<Answer[]> {
  await show(page, { brand: shot.brand, locale: shot.locale ?? 'cn' });
  if (shot.isForced) await page.emulateMedia({ forcedColors: 'active' });
  try {
    if (isMatrix) await expectPrepared(page);
    else await quiet(page);
    await showParts(page, {
      photos: shot.hasPhotos !== false,
      art: shot.art !== 'none',
      footer: shot.hasFooter !== false,
    });
    await settle(page);
    const answers = await takeSteady(page, (look) =>
      isMatrix ? compareMatrix(page, shot, look) : comparePage(page, shot, look),
    );
    if (answers.some(({ isSame }) => !isSame)) await keepWhole(page, shot.name);
    return answers;
  } finally {
    if (shot.isForced) await page.emulateMedia({ forcedColors: 'none' });
    await showParts(page, { photos: true, art: true, footer: true });
  }
}

/** Takes and compares pictures of the open story; all of them, whichever differ. The page keeps the brand and the language of the last. */
export async function expectPictures(page: Page, shots: readonly Shot[], isMatrix: boolean) {
  const messages: string[] = [];
  for (const shot of shots) {
    const answers = await takeShot(page, shot, isMatrix);
    messages.push(...answers.filter(({ isSame }) => !isSame).map(({ message }) => message));
  }
  if (messages.length > 0) throw new Error(messages.join('\n'));
}

import type { Page } from 'playwright-core';
import type { Shot } from '../shots.ts';
import { brandOf, speak, wearBrand } from './brands.ts';
import { clipOfSheet, cutMatrix, showAllSheets } from './cut.ts';
import type { Answer } from './pictures/service.ts';
import { leaveOutRepeats, showRepeats } from './repeats.ts';
import { type Clip, clipOfPage, keepFirstBrand, quiet, settle, showParts } from './sheet.ts';

/** Address of the service that holds the baselines; absent where the pinned browser does not run, because they belong to one build of it. */
const service = process.env['SHUYUAN_PICTURES'];

export const picturesAreCompared = service !== undefined && service !== '';

/** Takes a picture of a part of the page. */
export const takePicture = (page: Page, clip: Clip) =>
  page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });

/**
 * Sends a picture to the service. `sheets=2` says how many pictures of the name there are; `held` compares with the first of that name in
 * this run instead of a file.
 */
export async function compareAtService(name: string, png: Uint8Array, option = ''): Promise<Answer> {
  const body = new Uint8Array(png);
  const response = await fetch(`${service}?name=${name}&${option}`, { method: 'POST', body });
  if (!response.ok) throw new Error(`The picture ${name} could not be compared: ${await response.text()}`);
  return response.json();
}

/** Takes the sheets of a Matrix: one, or as many as it needs, because a picture has a highest height. */
async function compareMatrix(page: Page, { name, isOneBrand, art }: Shot): Promise<Answer[]> {
  await (isOneBrand ? keepFirstBrand(page) : leaveOutRepeats(page, art === 'each'));
  const sheets = await cutMatrix(page);
  const answers: Answer[] = [];
  for (let sheet = 1; sheet <= sheets; sheet += 1) {
    const png = await takePicture(page, await clipOfSheet(page, sheet));
    answers.push(
      await compareAtService(sheet === 1 ? name : `${name}--${sheet}`, png, sheet === 1 ? `sheets=${sheets}` : ''),
    );
  }
  await showAllSheets(page);
  await showRepeats(page);
  return answers;
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

/** Takes what differs a second time, drawn anew: a change is there again, an edge of a kept layer is not. */
async function takeSteady(page: Page, take: () => Promise<Answer[]>): Promise<Answer[]> {
  const answers = await take();
  if (answers.every(({ isSame }) => isSame)) return answers;
  await redraw(page);
  return take();
}

async function takeShot(page: Page, shot: Shot, isMatrix: boolean): Promise<Answer[]> {
  if (shot.brand) await wearBrand(page, shot.brand);
  if (shot.locale) await speak(page, shot.locale);
  if (shot.isForced) await page.emulateMedia({ forcedColors: 'active' });
  try {
    if (!isMatrix) await quiet(page);
    await showParts(page, {
      photos: shot.hasPhotos !== false,
      art: shot.art !== 'none',
      footer: shot.hasFooter !== false,
    });
    await settle(page);
    return await takeSteady(page, async () => {
      if (isMatrix) return compareMatrix(page, shot);
      return [await compareAtService(shot.name, await takePicture(page, await clipOfPage(page)))];
    });
  } finally {
    if (shot.isForced) await page.emulateMedia({ forcedColors: 'none' });
    await showParts(page, { photos: true, art: true, footer: true });
  }
}

/** Takes and compares the pictures of the open story; all of them, whichever differ. It ends in the brand and language it began with. */
export async function expectPictures(page: Page, shots: readonly Shot[], isMatrix: boolean) {
  const before = await brandOf(page);
  const messages: string[] = [];
  try {
    for (const shot of shots) {
      const answers = await takeShot(page, shot, isMatrix);
      messages.push(...answers.filter(({ isSame }) => !isSame).map(({ message }) => message));
    }
  } finally {
    await wearBrand(page, before);
    if (shots.some(({ locale }) => locale === 'en')) await speak(page, 'cn');
  }
  if (messages.length > 0) throw new Error(messages.join('\n'));
}

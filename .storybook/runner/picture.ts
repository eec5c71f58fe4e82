import type { Page } from 'playwright-core';
import { brandOf, speak, wearBrand } from './brands.ts';
import type { Shot } from './pictures/plan.ts';
import type { Answer } from './pictures/service.ts';
import { type Clip, clipOfMatrix, clipOfPage, keepFirstBrand, leaveOutRepeats, quiet, settle } from './sheet.ts';

/** Address of the service that holds the baselines; absent where the pinned browser does not run, because they belong to one build of it. */
const service = process.env['SHUYUAN_PICTURES'];

export const picturesAreCompared = service !== undefined && service !== '';

/** Takes a picture of a part of the page. */
export const takePicture = (page: Page, clip: Clip) =>
  page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });

/** Sends a picture to the service; `held` compares it with the first of that name in this run instead of a file. */
export async function compareAtService(name: string, png: Uint8Array, held = false): Promise<Answer> {
  const response = await fetch(`${service}?name=${name}${held ? '&held' : ''}`, {
    method: 'POST',
    body: new Uint8Array(png),
  });
  if (!response.ok) throw new Error(`The picture ${name} could not be compared: ${await response.text()}`);
  return response.json();
}

async function clipFor(page: Page, { isOneBrand }: Shot, isMatrix: boolean): Promise<Clip> {
  await settle(page);
  if (!isMatrix) return clipOfPage(page);
  await (isOneBrand ? keepFirstBrand(page) : leaveOutRepeats(page));
  return clipOfMatrix(page);
}

async function takeShot(page: Page, shot: Shot, isMatrix: boolean): Promise<Answer> {
  if (shot.brand) await wearBrand(page, shot.brand);
  if (shot.locale) await speak(page, shot.locale);
  if (shot.isForced) await page.emulateMedia({ forcedColors: 'active' });
  try {
    if (!isMatrix) await quiet(page);
    return await compareAtService(shot.name, await takePicture(page, await clipFor(page, shot, isMatrix)));
  } finally {
    if (shot.isForced) await page.emulateMedia({ forcedColors: 'none' });
  }
}

/** Takes and compares the pictures of the open story; all of them, whichever differ. It ends in the brand and language it began with. */
export async function expectPictures(page: Page, shots: readonly Shot[], isMatrix: boolean) {
  const before = await brandOf(page);
  const messages: string[] = [];
  try {
    for (const shot of shots) {
      const { isSame, message } = await takeShot(page, shot, isMatrix);
      if (!isSame) messages.push(message);
    }
  } finally {
    await wearBrand(page, before);
    if (shots.some(({ locale }) => locale === 'en')) await speak(page, 'cn');
  }
  if (messages.length > 0) throw new Error(messages.join('\n'));
}

import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { wearBrand } from './brands.ts';

const BASELINES = path.resolve('tests/visual');
const REPORT = path.join(BASELINES, 'report');

/** Baselines belong to one browser build; where it is not available, `scripts/test-stories.mjs` reports it and turns this off. */
export const picturesAreCompared = process.env['SHUYUAN_PICTURES'] === 'on';

/** One picture of the page in each brand, `tests/visual/<story id>--<brand>.png`; ends with the initial brand. */
export async function expectSamePictures(page: Page, id: string, brandIds: string[]) {
  const [first = ''] = brandIds;
  const before = await wearBrand(page, first);
  try {
    for (const brand of brandIds) {
      await wearBrand(page, brand);
      await expectSamePicture(page, `${id}--${brand}`);
    }
  } finally {
    await wearBrand(page, before);
  }
}

/** Compares the whole Matrix, or the whole page, with `tests/visual/<id>.png`, pixel by pixel; a change leaves three pictures in the report. */
export async function expectSamePicture(page: Page, id: string) {
  const clip = await settle(page);
  const picture = await page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
  const baseline = path.join(BASELINES, `${id}.png`);
  if (existsSync(baseline) && readFileSync(baseline).equals(picture)) return;
  // Most pictures are equal to the byte, so most files never need it; each file would load it anew.
  const { toMatchImageSnapshot } = await import('jest-image-snapshot');
  expect.extend({ toMatchImageSnapshot });
  try {
    expect(picture).toMatchImageSnapshot({
      customSnapshotIdentifier: id,
      customSnapshotsDir: BASELINES,
      customDiffDir: REPORT,
      customReceivedDir: REPORT,
      customReceivedPostfix: '-actual',
      storeReceivedOnFailure: true,
      onlyDiff: true,
      maxChildProcessBufferSizeInBytes: 256 * 1024 * 1024,
      // Exact equality is impossible: rounded edges differ by 1/255 between runs of the same browser.
      customDiffConfig: { threshold: 0.05 },
      failureThreshold: 0,
    });
  } catch (error) {
    mkdirSync(REPORT, { recursive: true });
    // A new story has no baseline; its picture is added to the report anyway.
    if (existsSync(baseline)) copyFileSync(baseline, path.join(REPORT, `${id}-baseline.png`));
    else writeFileSync(path.join(REPORT, `${id}-actual.png`), picture);
    throw error;
  }
}

/** Waits for fonts, pictures in elements and styles, and two frames, then measures the visible content; Storybook has already ended all animations. */
async function settle(page: Page) {
  return page.evaluate(async () => {
    const { scrollingElement, images, fonts } = document;
    await fonts.ready;
    for (const image of images) image.loading = 'eager';
    // Pictures of style sheets fire no load event; an element with the same address does.
    const painted = new Set<string>();
    for (const element of document.querySelectorAll('#storybook-root *')) {
      for (const part of [undefined, '::before', '::after']) {
        const { backgroundImage, maskImage } = getComputedStyle(element, part);
        for (const [, url] of `${backgroundImage} ${maskImage}`.matchAll(/url\("(.*?)"\)/g)) if (url) painted.add(url);
      }
    }
    const loads = [...painted].map((url) => Object.assign(new Image(), { src: url }));
    await Promise.all([...images, ...loads].map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    const { bottom } = document.getElementById('storybook-root')?.getBoundingClientRect() ?? { bottom: 0 };
    return { x: 0, y: 0, width: scrollingElement?.scrollWidth ?? 0, height: Math.ceil(bottom) };
  });
}

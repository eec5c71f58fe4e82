import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright-core';

const BASELINES = path.resolve('tests/visual');
const REPORT = path.join(BASELINES, 'report');

/** Baselines belong to one browser build; where it is not available, `scripts/test-stories.mjs` says so and turns this off. */
export const picturesAreCompared = process.env['SHUYUAN_PICTURES'] === 'on';

/** Compares the whole Matrix with `tests/visual/<story id>.png`, pixel by pixel; a change leaves three pictures in the report. */
export async function expectSamePicture(page: Page, id: string) {
  await settle(page);
  const picture = await page.locator('#storybook-root').screenshot({ animations: 'disabled', caret: 'hide' });
  const baseline = path.join(BASELINES, `${id}.png`);
  if (existsSync(baseline) && readFileSync(baseline).equals(picture)) return;
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
      runInProcess: true,
      // Equal bytes are too much to ask: rounded edges flip by 1/255 between runs of the same browser.
      customDiffConfig: { threshold: 0.05 },
      failureThreshold: 0,
    });
  } catch (error) {
    if (existsSync(baseline)) {
      mkdirSync(REPORT, { recursive: true });
      copyFileSync(baseline, path.join(REPORT, `${id}-baseline.png`));
    }
    throw error;
  }
}

/** Fonts and pictures are in, and two frames have passed; Storybook has stopped all animations at their end by now. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  });
}

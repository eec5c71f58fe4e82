import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { type PageName, pages } from '../../apps/portal/src/testing/pages/list.ts';
import { giveHands, pressAll } from './support/pressing.ts';
import { serveStage } from './support/stage.ts';

const STAGE = fileURLToPath(new URL('../../.storybook/pages/stage', import.meta.url));
/** What may change nothing, by page and name, with the reason. The list may only shrink: what is on it and does something fails too. */
const EXEMPT: Readonly<Partial<Record<PageName, Readonly<Record<string, string>>>>> = {};

const names = Object.keys(pages) as PageName[]; // its own keys

/** Opens a page of the workbench anew. */
function openAnew(page: Page, name: PageName) {
  return page.evaluate((shown) => {
    const stage = Reflect.get(globalThis, 'stage') as { open(page: string): Promise<void> };
    return stage.open(shown);
  }, name);
}

/** Pages that are pressed at the same time. */
const AT_ONCE = 3;

test('every button, tab and cell of every page does something when it is pressed with the mouse (decision 0028)', async ({
  browser,
}) => {
  const { url, close } = await serveStage(STAGE);
  const left = [...names];
  const found: string[] = [];
  /** Header, footer and tools are the same on every page of a person: they are pressed once. */
  const pressedFrames = new Set<string>();
  let pressed = 0;
  const work = async () => {
    const page = await browser.newPage();
    await giveHands(page);
    for (let name = left.shift(); name; name = left.shift()) {
      await page.goto(`${url}?page=${name}`);
      await page.locator('#storybook-root[data-complete]').waitFor();
      const { dead, count } = await pressAll(
        page,
        () => openAnew(page, name),
        (one) => {
          const key = `${pages[name].as} ${one}`;
          if (!one.startsWith('frame: ')) return false;
          return pressedFrames.has(key) || !pressedFrames.add(key);
        },
      );
      pressed += count;
      const exempt = EXEMPT[name] ?? {};
      found.push(...dead.filter((each) => !exempt[each]).map((each) => `${name}: ${each} changes nothing`));
      found.push(
        ...Object.keys(exempt)
          .filter((each) => !dead.includes(each))
          .map((each) => `${name}: ${each} is exempt and does something`),
      );
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  close();
  console.log(`pressed ${pressed} things on ${names.length} pages`);
  expect(found).toEqual([]);
});

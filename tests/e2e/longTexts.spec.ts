import { LONG_TEST_MS } from '../../scripts/bounds.ts';
import { addressOf } from './support/addresses.ts';
import { spilled, useLongTexts } from './support/longTexts.ts';
import { openSettled } from './support/settled.ts';
import { STILL } from './support/still.ts';
import { studentTest as test } from './support/studentTest.ts';
import { expect } from './support/test.ts';

const SCHOOL = 'shengya';
const PAGES = [
  '/index',
  '/course',
  '/course/detail/:id/:sid',
  '/course/buy/:id/:sid',
  '/learn',
  '/learn/practice',
  '/learn/order',
  '/myclass',
  '/archives',
  '/news',
  '/headline/my',
  '/expert',
  '/exchange',
  '/mycoupon',
  '/teacher/certification',
  '/personal',
  '/ranking',
];
/** Between price and number of students a card hides as a whole what does not fit. */
const EXCEPT = '.between';

test.use({ school: SCHOOL, ...STILL });
test.describe.configure({ timeout: LONG_TEST_MS });

for (const width of [1280, 1024]) {
  test(`names of 40 signs, titles of 60, a word of 80 letters and prices of six digits stay inside of what they are written on, at ${width} px (§2)`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await useLongTexts(page, server);
    for (const pattern of PAGES) {
      await openSettled(page, server.url(SCHOOL, await addressOf(server, SCHOOL, pattern)));
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), pattern).toBeLessThanOrEqual(width);
      expect.soft(await spilled(page, { except: EXCEPT }), pattern).toEqual([]);
    }
  });
}

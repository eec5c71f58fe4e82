import { addressOf, studentRoutes } from '../support/addresses.ts';
import { misfits } from '../support/fit.ts';
import { brokenLabels, ownChinese, shownChinese } from '../support/labels.ts';
import { openSettled } from '../support/settled.ts';
import { sideBySide } from '../support/sideBySide.ts';
import { STILL } from '../support/still.ts';
import { studentTest as test } from '../support/studentTest.ts';
import { expect } from '../support/test.ts';

const SCHOOL = 'chindleten';
const HANDFUL = 18;
const WIDTHS = [1280, 1024];
const PAGES = studentRoutes();

/** Words and money without a blank between them, as Chinese has them. */
const GLUED = /\p{Script=Latin}[−+]?¥\d\S*/u;

test.use({ school: SCHOOL, ...STILL });

for (let at = 0; at < PAGES.length; at += HANDFUL) {
  const patterns = PAGES.slice(at, at + HANDFUL);
  test(`${patterns.join(' ')} in English at ${SCHOOL}: every label whole in ${WIDTHS.join(' and ')} px, no Chinese word of ours (§1, §2)`, async ({
    context,
    server,
  }) => {
    const chinese = await ownChinese();
    expect(chinese.length).toBeGreaterThan(1_000);
    await context.addInitScript(() => localStorage.setItem('sy_language', 'en'));
    await sideBySide(patterns, async (few) => {
      const page = await context.newPage();
      for (const pattern of few) {
        await openSettled(page, server.url(SCHOOL, await addressOf(server, SCHOOL, pattern)));
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        expect.soft(await shownChinese(page, chinese), pattern).toEqual([]);
        const text = await page.locator('body').innerText();
        expect.soft(text.match(GLUED)?.[0], pattern).toBeUndefined();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await brokenLabels(page), `${pattern} at ${width}`).toEqual([]);
          expect.soft(await misfits(page), `${pattern} at ${width}`).toEqual([]);
        }
      }
      await page.close();
    });
  });
}

import type { Page } from '@playwright/test';
import { addressOf, builtRoutes } from '../support/addresses.ts';
import { hang, shortenLimits } from '../support/hanging.ts';
import { placeholders } from '../support/placeholders.ts';
import { openSettled } from '../support/settled.ts';
import { sideBySide } from '../support/sideBySide.ts';
import { STILL } from '../support/still.ts';
import { studentTest as test } from '../support/studentTest.ts';
import { expect } from '../support/test.ts';
import { words } from '../support/words.ts';

const SCHOOL = 'shengya';
const HANDFUL = 18;
const { chat, common } = words.cn;
/** For visitors, who are led on; the lecturers' login reads nothing. */
const FOR_OTHERS = /^\/(?:login|codelogin|register|rest|talk\/login)$/;

test.use({ school: SCHOOL, ...STILL });

const PAGES = builtRoutes().filter((path) => !FOR_OTHERS.test(path));
const retry = (page: Page) =>
  page.getByRole('button', { name: common.retry }).or(page.getByRole('button', { name: chat.retry }));

for (let at = 0; at < PAGES.length; at += HANDFUL) {
  const patterns = PAGES.slice(at, at + HANDFUL);
  test(`${patterns.join(' ')} say once that nothing answers, within the client’s own limit, and are there when they are tried again (§8)`, async ({
    context,
    server,
  }) => {
    await shortenLimits(context);
    await sideBySide(patterns, async (few) => {
      for (const pattern of few) {
        const page = await context.newPage();
        const { own, end } = await hang(page);
        // Comes to rest: a placeholder that goes on waiting fails here, by its name.
        await openSettled(page, server.url(SCHOOL, await addressOf(server, SCHOOL, pattern)));
        const told = own.size > 0 ? 1 : 0;
        await expect.soft(retry(page), `${pattern} waited for ${[...own]}`).toHaveCount(told);
        await end();
        if (told > 0) await retry(page).first().click();
        await expect.soft(retry(page), `${pattern}, tried again`).toHaveCount(0);
        await expect.soft.poll(() => placeholders(page), { message: `${pattern}, tried again` }).toEqual([]);
        await page.close();
      }
    });
  });
}

import { addressOf, builtRoutes } from './support/addresses.ts';
import { misfits, spaceText } from './support/fit.ts';
import { goSettled, openSettled } from './support/settled.ts';
import { STILL } from './support/still.ts';
import { studentTest } from './support/studentTest.ts';
import { expect, test } from './support/test.ts';

const SCHOOL = 'shengya';
const HANDFUL = 14;
const ACCOUNT = ['/login', '/codelogin', '/register', '/rest', '/talk/login'];
const WIDE = { width: 1280, height: 900 };
/** A window of 1024 px, and one of 1280 px at 125 %. */
const NARROW = { width: 1024, height: 768 };
/** 1440 px at 400 %, and a bit more: the forms before a login. */
const ZOOMED = { width: 360, height: 740 };
/** Rows that end on purpose where they are full, in a window of any width: the study room is a stage of its own. */
const OWN_SIZE = /^\/(?:toroom|file\/preview)/;

function handfuls(patterns: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(patterns.length / HANDFUL);
  return Array.from({ length: count }, (_, at) => patterns.slice(at * HANDFUL, (at + 1) * HANDFUL));
}

const PAGES = handfuls(builtRoutes().filter((path) => !ACCOUNT.includes(path) && !OWN_SIZE.test(path)));

studentTest.describe('a student', () => {
  studentTest.use({ school: SCHOOL, ...STILL });
  for (const patterns of PAGES) {
    studentTest(
      `${patterns.join(' ')} lose nothing with other spacing of text, nor in a window of 1024 px, in Chinese (§2, WCAG 1.4.12, 1.4.10)`,
      async ({ page, server }) => {
        for (const pattern of patterns) {
          await page.setViewportSize(WIDE);
          await openSettled(page, server.url(SCHOOL, await addressOf(server, SCHOOL, pattern)));
          const takeBack = await spaceText(page);
          expect.soft(await misfits(page), `${pattern} with other spacing`).toEqual([]);
          await takeBack();
          await page.setViewportSize(NARROW);
          expect.soft(await misfits(page), `${pattern} in ${NARROW.width} px`).toEqual([]);
        }
      },
    );
    studentTest(
      `${patterns.join(' ')} fit into a window of 1024 px in English, with nothing cut off (§2, WCAG 1.4.10)`,
      async ({ page, server }) => {
        await page.addInitScript(() => localStorage.setItem('sy_language', 'en'));
        await page.setViewportSize(NARROW);
        for (const pattern of patterns) {
          // By a link, as from the page before: in Chinese it was opened by its address.
          const isFirst = pattern === patterns[0];
          await (isFirst ? openSettled : goSettled)(page, server.url(SCHOOL, await addressOf(server, SCHOOL, pattern)));
          expect.soft(await misfits(page), pattern).toEqual([]);
        }
      },
    );
  }
  studentTest(
    'the box of who learnt longest shows whole names beside the articles in 1024 px',
    async ({ page, server }) => {
      await page.setViewportSize(NARROW);
      await openSettled(page, server.url(SCHOOL, '/news'));
      const names = page.locator('[data-layout="mini"] .name');
      await expect(names.first()).toBeVisible();
      const cut = await names.evaluateAll((all) =>
        all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
      expect(cut).toEqual([]);
    },
  );
});

for (const pattern of ACCOUNT) {
  test(`${pattern} fits into 360 px, also with other spacing of text (WCAG 1.4.10, 1.4.12)`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(ZOOMED);
    await openSettled(page, server.url(SCHOOL, pattern));
    expect(await misfits(page)).toEqual([]);
    await spaceText(page);
    expect(await misfits(page)).toEqual([]);
  });
}

test('a school whose logo cannot be had shows its name, in the header, the footer and at the login (§3)', async ({
  page,
  server,
  trouble,
}) => {
  trouble.allow(/logo/);
  await page.route(/\/logo[^/]*\.svg/, (route) => route.fulfill({ status: 404 }));
  await openSettled(page, server.url(SCHOOL, '/index'));
  await expect(page.getByRole('banner').getByText('胜雅', { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo').locator('[data-named]')).toHaveText(/胜雅/);
  await openSettled(page, server.url(SCHOOL, '/login'));
  await expect(page.locator('h1').getByText('胜雅', { exact: true })).toBeVisible();
});

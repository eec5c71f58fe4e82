import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { addressOf, SCHOOLS, studentRoutes, visitorRoutes } from './support/addresses.ts';
import { call } from './support/api.ts';
import { CONTRAST, problems } from './support/axe.ts';
import type { Server } from './support/server.ts';
import { goSettled, openSettled } from './support/settled.ts';
import { STILL } from './support/still.ts';
import { studentTest } from './support/studentTest.ts';
import { expect, test } from './support/test.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const SIZES = [
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];
/** Names such as `resultsAfter` are keys of texts, not texts; brand names are written so too, and a dot that a style draws leaves no gap. */
const KEY = /\b(?!iPhone|iPad|macOS|iOS|leftUntil)[a-z]+(?:[A-Z][a-z]+)+\b/;

/**
 * Shows a page and waits until all of it is there: at the default school from its address, at another one from the page before it,
 * as by a link, so that each page is shown in both ways.
 */
async function open(page: Page, server: Server, school: string, pattern: string, reader?: 'visitor') {
  const url = server.url(school, await addressOf(server, school, pattern, reader));
  const isWithin = school !== 'default' && page.url() !== 'about:blank';
  await (isWithin ? goSettled : openSettled)(page, url);
}

/** Pages that one test walks through: a school with more pages has more tests, not longer ones. */
const HANDFUL = 14;

/** Patterns in handfuls. */
function handfuls(patterns: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(patterns.length / HANDFUL);
  return Array.from({ length: count }, (_, at) => patterns.slice(at * HANDFUL, (at + 1) * HANDFUL));
}

const STUDENT_ROUTES = studentRoutes();
const STUDENT_PAGES = handfuls(STUDENT_ROUTES);
const VISITOR_PAGES = handfuls(visitorRoutes());

/**
 * What a visitor opens at a school: every page at one; at the others the first page and those that no student sees, since all the
 * others are opened in the school's brand by its student below.
 */
function visitorPages(school: string) {
  const isOwn = (path: string) => path === '/index' || path === '/learn' || !STUDENT_ROUTES.includes(path);
  return school === 'default' ? VISITOR_PAGES : handfuls(visitorRoutes().filter(isOwn));
}

/** One title, nothing wider than the window at either size, and nothing that axe finds: all its rules at one school, contrast at each. */
async function expectWhole(page: Page, school: string, pattern: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await problems(page, school === 'default' ? { tags: WCAG } : CONTRAST), pattern).toEqual([]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${pattern} at ${size.width}`).toBeLessThanOrEqual(size.width);
  }
}

test.use(STILL);

for (const school of SCHOOLS) {
  for (const patterns of visitorPages(school)) {
    test(`${patterns.join(' ')} of ${school} open for a visitor, whole, readable and within the window (§2, J10.5, WCAG 2.2 AA)`, async ({
      page,
      server,
    }) => {
      const { shortName } = await call(server, school, contract.tenant.byLabel, { label: school });
      for (const pattern of patterns) {
        await test.step(pattern, async () => {
          await open(page, server, school, pattern, 'visitor');
          await expect(page).toHaveTitle(new RegExp(`^\\S.* · ${shortName}$`));
          await expectWhole(page, school, pattern);
        });
      }
    });
  }
}

for (const patterns of VISITOR_PAGES) {
  test(`${patterns.join(' ')} speak English without a gap (§1)`, async ({ page, server }) => {
    await page.addInitScript(() => localStorage.setItem('sy_language', 'en'));
    for (const pattern of patterns) {
      await test.step(pattern, async () => {
        await open(page, server, 'default', pattern, 'visitor');
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        const text = await page.locator('body').innerText();
        expect(text.match(KEY)?.[0], `${pattern} shows the name of a text`).toBeUndefined();
        await expect(page).not.toHaveTitle(/\p{Script=Han}/u);
        const heading = await page.getByRole('heading', { level: 1 }).innerText();
        expect(heading).not.toMatch(/\p{Script=Han}/u);
      });
    }
  });
}

for (const school of SCHOOLS) {
  studentTest.describe(`a student of ${school}`, () => {
    const isEnglish = school === '6c' || school === 'default';
    studentTest.use({ school, ...STILL });
    for (const patterns of STUDENT_PAGES) {
      studentTest(
        `${patterns.join(' ')} open in Chinese or English (§2, product.md 4.23)`,
        async ({ page, server }) => {
          if (isEnglish) await page.addInitScript(() => localStorage.setItem('sy_language', 'en'));
          for (const pattern of patterns) {
            await test.step(pattern, async () => {
              await open(page, server, school, pattern);
              await expect(page).toHaveTitle(/^\S.* · \S.*$/);
              const text = await page.locator('body').innerText();
              expect(text.match(KEY)?.[0], `${pattern} shows the name of a text`).toBeUndefined();
              await expectWhole(page, school, pattern);
            });
          }
        },
      );
    }
  });
}

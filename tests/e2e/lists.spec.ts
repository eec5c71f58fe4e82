import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { PAGE_MAX } from '@shuyuan/rules';
import { call } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { kit, words } from './support/words.ts';

const { common, courses: text } = words.cn;
const LIST = '**/api/courseDetail/getCourses*';

const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const pages = (page: Page) => page.getByRole('navigation', { name: kit.cn.pages });
const retry = (page: Page) => page.getByRole('button', { name: common.retry });

test('a list page that fails to load replaces the old rows by a message, and loads on retry', async ({
  page,
  server,
  trouble,
}) => {
  trouble.allow(/ERR_FAILED/);
  await page.goto(server.url('6c', '/course'));
  const first = await rows(page).first().innerText();
  await page.route(LIST, (route) => route.abort());
  await pages(page).getByRole('link', { name: kit.cn.nextPage }).click();
  await expect(page).toHaveURL(server.url('6c', '/course?page=2'));
  await expect(page.getByRole('alert').filter({ hasText: common.errors.unreachable })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/\d/);

  await page.unroute(LIST);
  await retry(page).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).first()).not.toHaveText(first);
  await expect(pages(page).getByRole('link', { name: kit.cn.nextPage })).toHaveCount(0);
});

test('a filter whose response fails shows no courses of other subjects', async ({ page, server, trouble }) => {
  trouble.allow(/status of 500/);
  const subjects = await call(server, '6c', contract.constants.subjects, {});
  const maths = subjects.find(({ nameEn }) => nameEn === 'Mathematics')?.name ?? '';
  await page.goto(server.url('6c', '/course'));
  await expect(rows(page).first()).toBeVisible();
  await page.route(LIST, (route) => route.fulfill({ status: 500, json: { message: '' } }));
  await page.getByRole('radiogroup', { name: text.subject }).getByText(maths, { exact: true }).click();
  await expect(retry(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test('rows of the previous page are marked as stale until the next ones arrive', async ({ page, server }) => {
  await page.goto(server.url('6c', '/course'));
  const first = await rows(page).first().innerText();
  const answer = Promise.withResolvers<void>();
  await page.route(LIST, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await pages(page).getByRole('link', { name: kit.cn.nextPage }).click();
  const waiting = page.getByRole('main').locator('[aria-busy="true"]');
  await expect(waiting).toContainText(first);
  answer.resolve();
  await expect(waiting).toHaveCount(0);
  await expect(rows(page).first()).not.toHaveText(first);
});

for (const asked of ['99999', '-1', 'x', '0', '1e3']) {
  test(`page ${asked} of a list is its first one (X9)`, async ({ page, server }) => {
    for (const path of ['/teacher/certification', '/course']) {
      await page.goto(server.url('6c', `${path}?page=${asked}`));
      await expect(pages(page).locator('[aria-current="page"]')).toHaveText('1');
      await expect(retry(page)).toHaveCount(0);
    }
  });
}

test('a page after the last one is shown as empty and links to the first', async ({ page, server }) => {
  await page.goto(server.url('6c', `/teacher/certification?page=${PAGE_MAX}`));
  await expect(page.getByText(common.pageEmpty)).toBeVisible();
  await page.getByRole('link', { name: common.firstPage }).click();
  await expect(page).toHaveURL(server.url('6c', '/teacher/certification'));
  await expect(pages(page).locator('[aria-current="page"]')).toHaveText('1');
});

test('another page of a list starts at its top', async ({ page, server }) => {
  await page.goto(server.url('6c', '/teacher/certification'));
  const next = pages(page).getByRole('link', { name: kit.cn.nextPage });
  await next.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await next.click();
  await expect(page).toHaveURL(server.url('6c', '/teacher/certification?page=2'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

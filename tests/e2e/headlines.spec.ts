import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { call } from './support/api.ts';
import { main, SCHOOL } from './support/articles.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const { home, common } = words.cn;
const POSTS = `**${contract.homePosts.list.path}*`;

/** The headlines of the home page; the heading of a section is all that names it. */
const section = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: home.headlines.title }) });
const titles = (page: Page) => section(page).getByRole('heading', { level: 3 });

test('the home page shows headlines in three orders, each opens, and the way back leads to them (product.md 5.2)', async ({
  page,
  server,
}) => {
  await page.goto(server.url(SCHOOL, '/index'));
  for (const sort of ['recommended', 'newest', 'hot'] as const) {
    const { items } = await call(server, SCHOOL, contract.homePosts.list, { sort, pageSize: 6 });
    const tab = section(page).getByText(home.headlines[sort], { exact: true });
    await tab.click();
    await expect(titles(page)).toHaveCount(items.length);
    await expect(titles(page)).toHaveText(items.map(({ title }) => title).toSorted(byPlace(items)));
  }
  const opened = titles(page).last();
  const name = await opened.innerText();
  await opened.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(titles(page).first()).toBeVisible();
  await section(page).getByRole('link', { name: home.headlines.all }).click();
  await expect(page).toHaveURL(server.url(SCHOOL, '/news'));
});

/** The first post with a cover leads; the others follow in their order. */
function byPlace(posts: readonly { title: string; cover?: string | undefined }[]) {
  const lead = posts.find(({ cover }) => cover !== undefined)?.title;
  return (one: string, other: string) => Number(other === lead) - Number(one === lead);
}

test('headlines that cannot be loaded say so in their place, and load on retry', async ({ page, server, trouble }) => {
  trouble.allow(/ERR_FAILED/);
  await page.route(POSTS, (route) => route.abort());
  await page.goto(server.url(SCHOOL, '/index'));
  await expect(section(page).getByRole('alert').filter({ hasText: common.errors.unreachable })).toBeVisible();
  await expect(titles(page)).toHaveCount(0);
  await expect(main(page).getByRole('heading', { level: 2, name: home.lecturers })).toBeVisible();
  await page.unroute(POSTS);
  await section(page).getByRole('button', { name: common.retry }).click();
  await expect(titles(page).first()).toBeVisible();
});

import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { call } from './support/api.ts';
import { choose } from './support/menu.ts';
import { expect, test } from './support/test.ts';
import { kit, words } from './support/words.ts';

const { courses: text, course: detail } = words.cn;

/** Prices of the list in its order, in yuan; a free course counts as 0. */
async function prices(page: Page) {
  const tiles = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  const texts = await tiles.allInnerTexts();
  return texts.map((tile) => Number((/¥\s*([\d.,]+)/.exec(tile)?.[1] ?? '0').replaceAll(',', '')));
}

/** The line above the list once the courses are counted. */
const COUNTED = /全部课程·共\s*\d+\s*门/;

test('a visitor filters; filters are in the address, and the back button restores the list (J1, product.md 2.3)', async ({
  page,
  server,
}) => {
  const subjects = await call(server, '6c', contract.constants.subjects, {});
  const maths = subjects.find(({ nameEn }) => nameEn === 'Mathematics');
  await page.goto(server.url('6c', '/course'));
  const count = page.getByRole('heading', { level: 1 });
  await expect(count).toHaveText(COUNTED);
  const all = await count.innerText();

  await page
    .getByRole('radiogroup', { name: text.subject })
    .getByText(maths?.name ?? '', { exact: true })
    .click();
  await expect(page).toHaveURL(server.url('6c', `/course?subject=${maths?.id}`));
  await expect(count).not.toHaveText(all);
  await expect(count).toHaveText(COUNTED); // while the answer is on its way there is no number
  const ofMaths = await count.innerText();
  await page.getByRole('radiogroup', { name: text.kind }).getByText(text.live, { exact: true }).click();
  await expect(page).toHaveURL(server.url('6c', `/course?subject=${maths?.id}&type=live`));
  await expect(count).not.toHaveText(ofMaths);
  await expect(count).toHaveText(COUNTED);

  await page.goBack();
  await expect(count).toHaveText(ofMaths);
  await expect(page.getByRole('radio', { name: maths?.name ?? '' })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(server.url('6c', '/course'));
  await expect(count).toHaveText(all);
});

test('a visitor sorts by price, both ways (product.md 2.3)', async ({ page, server }) => {
  await page.goto(server.url('6c', '/course'));
  const order = page.getByRole('navigation', { name: text.sort });
  await order.getByRole('link', { name: text.cheapest }).click();
  await expect(page).toHaveURL(server.url('6c', '/course?sort=cheapest'));
  await expect.poll(async () => (await prices(page))[0]).toBe(0);
  const cheapest = await prices(page);
  expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b));

  await order.getByRole('link', { name: text.dearest }).click();
  await expect(page).toHaveURL(server.url('6c', '/course?sort=dearest'));
  await expect.poll(async () => (await prices(page))[0]).not.toBe(0);
  const dearest = await prices(page);
  expect(dearest).toEqual(dearest.toSorted((a, b) => b - a));
});

test('a visitor searches from the header, clears the search, and sees when nothing is found (product.md 2.3)', async ({
  page,
  server,
}) => {
  await page.goto(server.url('6c', '/index'));
  const search = page.getByRole('banner').getByRole('searchbox', { name: kit.cn.search });
  await search.fill(' 圆锥曲线 ');
  await search.press('Enter');
  await expect(page).toHaveURL(server.url('6c', `/course?q=${encodeURIComponent('圆锥曲线')}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('“圆锥曲线”');
  await expect(page.getByRole('heading', { level: 2, name: /圆锥曲线/ }).first()).toBeVisible();
  await page.getByRole('link', { name: text.clearSearch }).click();
  await expect(page).toHaveURL(server.url('6c', '/course'));

  await search.fill('100%_nothing');
  await search.press('Enter');
  await expect(page.getByText(text.noneFound)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/共\s*0\s*门/);
});

test('a visitor changes the page, opens a course and returns to the same place in the list (product.md 2.3, ui-kit 5.2)', async ({
  page,
  server,
}) => {
  await page.goto(server.url('6c', '/course'));
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  // The text of an element that is not drawn yet is no inner text.
  const titleShown = async () => (await first.textContent()) ?? '';
  await expect(first).toHaveText(/\S/);
  const onPageOne = await titleShown();
  await page.getByRole('navigation', { name: kit.cn.pages }).getByRole('link', { name: kit.cn.nextPage }).click();
  await expect(page).toHaveURL(server.url('6c', '/course?page=2'));
  await expect(first).not.toHaveText(onPageOne);

  const title = await titleShown();
  expect(title).toMatch(/\S/);
  await first.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 300));
  await first.click();
  await expect(page).toHaveURL(/\/course\/detail\/\d+\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 5)));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(server.url('6c', '/course?page=2'));
  await expect(first).toHaveText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('the course page explains its main button, which leads a visitor to the login (J1.5)', async ({
  page,
  server,
}) => {
  const { items } = await call(server, '6c', contract.courses.list, {
    kind: 'live',
    status: 'notStarted',
    page: 1,
    pageSize: 1,
  });
  const [course] = items;
  const address = `/course/detail/${course?.id}/${course?.saleId}`;
  await page.goto(server.url('6c', address));
  await expect(page.getByRole('heading', { level: 1, name: course?.title ?? '' })).toBeVisible();
  await expect(page.getByText(detail.loginReason)).toBeVisible();
  await page.getByRole('link', { name: detail.login }).first().click();
  await expect(page).toHaveURL(server.url('6c', `/login?referer=${encodeURIComponent(`/web${address}`)}`));
});

test('a course that does not exist shows as missing, without a redirect (§8, E3)', async ({
  page,
  server,
  trouble,
}) => {
  trouble.allow(/status of 404 .*\/api\/courseDetail/);
  await page.goto(server.url('6c', '/course/detail/999/999'));
  await expect(page.getByRole('heading', { level: 1, name: detail.missing })).toBeVisible();
  await expect(page).toHaveURL(server.url('6c', '/course/detail/999/999'));
});

test('a change of language keeps the page, reloads nothing and sends languageType 1 (§1, §7, J10.5)', async ({
  page,
  server,
}) => {
  await page.goto(server.url('6c', '/course?type=live'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('共');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/')) asked.push(url.searchParams.get('languageType'));
  });

  await choose(
    page,
    page.getByRole('banner').getByRole('button', { name: kit.cn.language }),
    'menuitemradio',
    'English',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ courses in all$/);
  await expect(page.getByRole('navigation', { name: kit.en.mainNav })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(server.url('6c', '/course?type=live'));
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  expect(new Set(asked)).toEqual(new Set(['1']));

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ courses in all$/);
  asked.length = 0;
  await choose(page, page.getByRole('button', { name: kit.en.language }), 'menuitemradio', '中文');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('共');
  expect(new Set(asked)).toEqual(new Set([null]));
});

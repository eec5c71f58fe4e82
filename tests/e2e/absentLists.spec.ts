import { contract } from '@shuyuan/contract';
import { logIn } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const { common, practice } = words.cn;
const SCHOOL = 'shengya';

test('lists that come as nothing are no empty lists: the page of practices says so, and has them with the next try (decision 0080)', async ({
  page,
  server,
}) => {
  await page.goto(server.url(SCHOOL, '/login'));
  await logIn(page);
  await page.waitForURL(/\/index/);
  const nothing = { resultCode: 0, resultMessage: '', resultData: null };
  const lists = [contract.practice.list, contract.learning.announced].map(({ path }) => `**/api${path}?*`);
  for (const list of lists) await page.route(list, (route) => route.fulfill({ json: nothing }));
  await page.goto(server.url(SCHOOL, '/learn/practice'));
  const main = page.getByRole('main');
  await expect(main.getByText(common.errors.malformed)).toBeVisible();
  await expect(main.getByText(practice.none)).toBeHidden();
  for (const list of lists) await page.unroute(list);
  await main.getByRole('button', { name: common.retry }).first().click();
  await expect(main.getByRole('heading', { name: practice.group.todo })).toBeVisible();
  await expect(main.getByText(common.errors.malformed)).toBeHidden();
});

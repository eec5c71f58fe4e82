import type { Page, Route } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { lock } from '../../apps/portal/src/i18n/cn/lock.ts';
import { call, register } from './support/api.ts';
import { LECTURER } from './support/live.ts';
import { quiet } from './support/quiet.ts';
import type { Server } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { comeIn, courseOnSale } from './support/trade.ts';
import {
  changeOver,
  cover,
  enterElsewhere,
  filled,
  leaveElsewhere,
  sentBy,
  sentInNameOf,
  wayOn,
} from './support/twoStudents.ts';
import { words } from './support/words.ts';

const SCHOOL = 'shengya';
const { checkout } = words.cn;
const TEXT = '这句话写完就有人换了登录';

/** Sends a call to this machine, which Node does not know by the names of schools. */
function reach(route: Route) {
  const { host, hostname } = new URL(route.request().url());
  const url = route.request().url().replace(hostname, '127.0.0.1');
  return route.fetch({ url, headers: { ...route.request().headers(), host } });
}

/** Lets a page's next call reach the server and keeps its answer back, or keeps the call itself back, until it is let go. */
async function holdBack(page: Page, path: string, what: 'answer' | 'call') {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = { count: 0, isLost: false, release: () => release() };
  const answer = async (route: Route) => {
    const response = what === 'answer' ? await reach(route) : undefined;
    held.count += 1;
    await released;
    if (held.isLost) await route.abort();
    else await (response ? route.fulfill({ response }) : route.continue());
  };
  // A page that has given the call up takes no answer.
  await page.route(`**${path}`, (route) => answer(route).catch(() => undefined), { times: 1 });
  return held;
}

type Student = Awaited<ReturnType<typeof register>>;

const tokenFor = async (server: Server, { account, password }: Student) =>
  (await call(server, SCHOOL, contract.account.login, { account, password, hasAgreed: true })).token;

/** The orders of a student, as the server has them now. */
async function ordersOf(server: Server, student: Student) {
  const token = await tokenFor(server, student);
  return (await call(server, SCHOOL, contract.orders.list, { page: 1, pageSize: 20 }, token)).items;
}

/** A student with an order whose answer is on its way, and another one. */
async function orderInFlight(page: Page, server: Server) {
  const a = await comeIn(page, server, SCHOOL);
  const b = await register(server, SCHOOL);
  const course = await courseOnSale(server, SCHOOL);
  const path = `/course/buy/${course.id}/${course.saleId}`;
  await page.goto(server.url(SCHOOL, path));
  await page.getByRole('checkbox', { name: /^我已读过并同意|^我已阅读并同意/ }).check();
  const held = await holdBack(page, contract.orders.create.path, 'answer');
  await page.getByRole('button', { name: checkout.submit, exact: true }).click();
  await expect.poll(() => held.count).toBe(1);
  return { a, b, course, path, held };
}

test('an order whose answer comes while another is logged in is nobody else’s, leaves the page locked, and is the first one’s only order (B7, C1)', async ({
  page,
  context,
  server,
}) => {
  const { a, b, course, path, held } = await orderInFlight(page, server);
  const sent = sentBy(page);
  await changeOver(page, [server, SCHOOL], b);
  expect(await ordersOf(server, b)).toEqual([]);
  held.release();
  await quiet(page, 1_000);
  await expect(cover(page)).toContainText(filled(lock.other, { owner: a.nickname, current: b.nickname }));
  await expect(page).toHaveURL(server.url(SCHOOL, path));
  expect(await sentInNameOf(context, sent)).toEqual([]);
  expect(await ordersOf(server, b)).toEqual([]);

  const next = await leaveElsewhere(context, server, SCHOOL);
  await enterElsewhere(next, [server, SCHOOL], a);
  await expect(cover(page)).toBeHidden();
  await expect(page).toHaveURL(/\/sureorder\//);
  const [order, ...others] = await ordersOf(server, a);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ title: course.title, status: 'unpaid' });
  expect(page.url()).toContain(order?.orderNum);
  await next.goto(server.url(SCHOOL, '/learn/order'));
  await expect(next.getByRole('article', { name: course.title })).toHaveCount(1);
});

test('an order whose answer was lost meanwhile is no second one when the first, back again, presses once more (B7, C1)', async ({
  page,
  context,
  server,
  trouble,
}) => {
  trouble.allow(/ERR_FAILED/);
  const { a, b, course, path, held } = await orderInFlight(page, server);
  await changeOver(page, [server, SCHOOL], b);
  held.isLost = true;
  held.release();
  const next = await leaveElsewhere(context, server, SCHOOL);
  await enterElsewhere(next, [server, SCHOOL], a);
  await expect(cover(page)).toBeHidden();
  await expect(page).toHaveURL(server.url(SCHOOL, path));
  await page.getByRole('button', { name: checkout.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/sureorder\//);
  const [order, ...others] = await ordersOf(server, a);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ title: course.title, status: 'unpaid' });
  expect(page.url()).toContain(order?.orderNum);
  expect(await ordersOf(server, b)).toEqual([]);
});

test('a page that another has taken over is not led away by the answer of the first one’s order, and the first finds it after a login (B7)', async ({
  page,
  context,
  server,
}) => {
  const { a, b, course, path, held } = await orderInFlight(page, server);
  const tab = await changeOver(page, [server, SCHOOL], b);
  await wayOn(page, lock.continueAs, { current: b.nickname }).click();
  await expect(cover(page)).toBeHidden();
  await expect(page.getByRole('button', { name: checkout.submit, exact: true })).toBeVisible();
  held.release();
  await quiet(page, 1_000);
  await expect(page).toHaveURL(server.url(SCHOOL, path));
  const next = await leaveElsewhere(context, server, SCHOOL);
  await enterElsewhere(next, [server, SCHOOL], a);
  await quiet(page, 1_000);
  await expect(page).toHaveURL(server.url(SCHOOL, path));
  await tab.goto(server.url(SCHOOL, '/learn/order'));
  await expect(tab.getByRole('article', { name: course.title })).toHaveCount(1);
  expect(await ordersOf(server, b)).toEqual([]);
  expect(await ordersOf(server, a)).toHaveLength(1);
});

/** A conversation of a new student with the lecturer, with a message in flight; the history as the lecturer has it. */
async function messageInFlight(page: Page, server: Server, what: 'answer' | 'call') {
  const a = await comeIn(page, server, SCHOOL);
  const b = await register(server, SCHOOL);
  const { token, userId, name } = await call(server, SCHOOL, contract.talk.login, { ...LECTURER, hasAgreed: true });
  const query = { toUserNickName: name, toUserType: '2', toUserIdList: JSON.stringify([userId]) };
  const path = `/chat?${new URLSearchParams(query)}`;
  await page.goto(server.url(SCHOOL, path));
  const held = await holdBack(page, contract.chat.send.path, what);
  await message(page).click();
  const text = `${TEXT}：${a.nickname}`;
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect.poll(() => held.count).toBe(1);
  /** Who wrote the words, of all that the lecturer has received. */
  const writers = async () =>
    (await call(server, SCHOOL, contract.chat.search, { keyword: text }, token)).items.map(({ fromName }) => fromName);
  return { a, b, path, text, held, writers };
}

const message = (page: Page) => page.getByRole('textbox', { name: '写消息' });
const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

for (const what of ['answer', 'call'] as const) {
  test(`a message whose ${what} is on its way is sent in nobody else’s name, once, and is its writer’s again (B7, I14)`, async ({
    page,
    context,
    server,
  }) => {
    const { a, b, path, text, held, writers } = await messageInFlight(page, server, what);
    const sent = sentBy(page);
    await changeOver(page, [server, SCHOOL], b);
    held.release();
    await quiet(page, 1_000);
    await expect(cover(page)).toBeVisible();
    expect(await sentInNameOf(context, sent)).toEqual([]);
    const arrived = what === 'answer' ? [a.nickname] : [];
    expect(await writers()).toEqual(arrived);

    await test.step('the other sees nothing of it', async () => {
      const [tab] = context.pages().filter((each) => each !== page);
      await tab?.goto(server.url(SCHOOL, path));
      if (!tab) throw new Error('the other came in by a tab');
      await expect(message(tab)).toHaveValue('');
      await expect(said(tab, text)).toHaveCount(0);
    });

    await test.step('its writer finds it, and the lecturer has it once', async () => {
      const next = await leaveElsewhere(context, server, SCHOOL);
      await enterElsewhere(next, [server, SCHOOL], a);
      await expect(cover(page)).toBeHidden();
      await expect.poll(writers).toEqual([a.nickname]);
      await expect(said(page, text)).toHaveCount(1);
      await next.goto(server.url(SCHOOL, path));
      await expect(said(next, text)).toHaveCount(1);
      await quiet(page, 1_000);
      expect(await writers()).toEqual([a.nickname]);
    });
  });
}

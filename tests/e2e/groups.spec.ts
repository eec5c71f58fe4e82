import type { Page } from '@playwright/test';
import { contract, ResultCode } from '@shuyuan/contract';
import { call, register, simulate } from './support/api.ts';
import type { Server } from './support/server.ts';
import { logIn } from './support/session.ts';
import { expect, timeTest as test } from './support/test.ts';
import { chargeOn, comeIn, place, settle } from './support/trade.ts';
import { words } from './support/words.ts';

const { groupon: text } = words.cn;
const SCHOOL = 'shengya';
const HOUR_MS = 3_600_000;

test.afterEach(async ({ server }) => {
  await simulate(server, 'clock', { now: null });
});

/** A running group activity of three with seats in its course. */
async function activity(server: Server) {
  const { items } = await call(server, SCHOOL, contract.courses.list, { isOpen: true, page: 1, pageSize: 100 });
  const course = items.find(({ groupId, groupSize }) => groupId !== undefined && groupSize === 3);
  if (course?.groupId === undefined) throw new Error('no group activity of three');
  return { groupId: course.groupId, course };
}

/** Pays at the cashier and waits for its confirmation. */
async function pay(page: Page, server: Server) {
  await settle(server, await chargeOn(page));
  await expect(page.getByRole('link', { name: words.cn.cashier.seeOrders })).toBeVisible();
}

/** Opens a group from the page of the activity, and pays; resolves to the team id. */
async function open(page: Page, server: Server, groupId: number): Promise<number> {
  await page.goto(server.url(SCHOOL, `/groupon/${groupId}`));
  await page
    .getByRole('link', { name: /^开团/ })
    .or(page.getByRole('button', { name: /^开团/ }))
    .first()
    .click();
  await page.waitForURL(/\/course\/buy\//);
  await place(page);
  await pay(page, server);
  await page.getByRole('link', { name: words.cn.cashier.next.group }).click();
  await page.waitForURL(/\/groupon\/order\/\d+/);
  return Number(/\/groupon\/order\/(\d+)/.exec(page.url())?.[1]);
}

/** Joins from the page of the group and pays. */
async function join(page: Page, server: Server) {
  await page
    .getByRole('link', { name: /^参团/ })
    .or(page.getByRole('button', { name: /^参团/ }))
    .first()
    .click();
  await page.waitForURL(/\/course\/buy\//);
  await place(page);
  await pay(page, server);
}

test('three students buy together: a link, a login, a class for each (J4)', async ({ page, server, another }) => {
  const { groupId, course } = await activity(server);
  const leader = await comeIn(page, server, SCHOOL);
  const mine = async (token: string) =>
    (await call(server, SCHOOL, contract.courses.mine, { page: 1, pageSize: 10 }, token)).items.length;
  const team = await open(page, server, groupId);

  const second = await another();
  const student = await register(server, SCHOOL);
  await test.step('J4.2 the link takes a visitor through the login back to the group', async () => {
    await second.page.goto(server.url(SCHOOL, `/groupon/order/${team}`));
    await second.page.getByRole('link', { name: text.loginToJoin }).click();
    await second.page.waitForURL(/\/login/);
    await logIn(second.page, 'cn', student);
    await second.page.waitForURL(new RegExp(`/groupon/order/${team}$`));
    await join(second.page, server);
    const { team: seen } = await call(server, SCHOOL, contract.groupons.team, { id: team });
    expect(seen).toMatchObject({ joined: 2, status: 'forming' });
    await expect(page.getByText(student.nickname)).toBeVisible();
  });

  await test.step('J4.3 no member has the class before the last seat is paid, all have it afterwards', async () => {
    expect(await mine(leader.token)).toBe(0);
    const third = await another();
    const last = await comeIn(third.page, server, SCHOOL);
    await third.page.goto(server.url(SCHOOL, `/groupon/order/${team}`));
    await join(third.page, server);
    for (const { token } of [leader, student, last]) expect(await mine(token)).toBe(1);
    await page.waitForURL(new RegExp(`/groupon/success/${team}$`));
    await expect(page.getByRole('link', { name: text.learn }).first()).toBeVisible();
    for (const { token } of [leader, student, last]) {
      const { siteMessages } = await call(server, SCHOOL, contract.site.unreadSum, {}, token);
      expect(siteMessages).toBeGreaterThan(0);
    }
    expect(course.title).toBeTruthy();
  });
});

test('a group that is not complete in time is refunded, and nothing else changes (J4.4)', async ({ page, server }) => {
  const { groupId } = await activity(server);
  const leader = await comeIn(page, server, SCHOOL);
  const team = await open(page, server, groupId);
  const { activity: facts } = await call(server, SCHOOL, contract.groupons.team, { id: team });
  await simulate(server, 'clock', { advanceMs: facts.hours * HOUR_MS + 60_000 });
  await expect
    .poll(async () => {
      const login = { account: leader.account, password: leader.password, hasAgreed: true };
      const { token } = await call(server, SCHOOL, contract.account.login, login);
      const { items } = await call(server, SCHOOL, contract.orders.list, { page: 1, pageSize: 5 }, token);
      return items.map(({ status, fulfilment }) => `${status} ${fulfilment}`);
    })
    .toEqual(['refunded failed']);
  const { team: seen } = await call(server, SCHOOL, contract.groupons.team, { id: team });
  expect(seen.status).toBe('failed');
});

test('the last seat held by an unpaid order is not sold twice, and is released when the order ends (J4.5)', async ({
  page,
  server,
}) => {
  const { groupId, course } = await activity(server);
  await comeIn(page, server, SCHOOL);
  const team = await open(page, server, groupId);
  const request = { kind: 'course', goodsId: course.saleId, mode: 'joinTeam', teamId: team } as const;
  const others = [await register(server, SCHOOL), await register(server, SCHOOL), await register(server, SCHOOL)];
  const [second, third, fourth] = others.map(({ token }) => token);
  const ask = (token: string | undefined) => call(server, SCHOOL, contract.orders.quote, request, token);
  for (const token of [second, third]) {
    const { version } = await ask(token);
    await call(server, SCHOOL, contract.orders.create, { ...request, version }, token);
  }
  await expect(ask(fourth)).rejects.toThrow(`${ResultCode.groupFull}`);
  await simulate(server, 'clock', { advanceMs: 16 * 60_000 });
  expect((await ask(fourth)).payFen).toBeGreaterThan(0);
});

test('a redeemed membership unlocks the member courses, sends one reminder of its end, and ends (J10.6)', async ({
  page,
  server,
}) => {
  const student = await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/redeemcode'));
  const field = page.getByRole('textbox', { name: words.cn.redeem.code }).first();
  await field.fill('5273 8106 4421');
  await page.getByRole('button', { name: '兑换', exact: true }).click();
  await expect(page.getByText(words.cn.redeem.type.membership).first()).toBeVisible();
  const again = async () => {
    const login = { account: student.account, password: student.password, hasAgreed: true };
    const { token } = await call(server, SCHOOL, contract.account.login, login);
    const { isAlarm } = await call(server, SCHOOL, contract.memberships.alarm, {}, token);
    const { isMember } = await call(server, SCHOOL, contract.memberships.mine, {}, token);
    return { isAlarm, isMember };
  };
  await page.goto(server.url(SCHOOL, '/vip/course'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await again()).toEqual({ isAlarm: false, isMember: true });
  await simulate(server, 'clock', { advanceMs: (23 * 24 + 1) * HOUR_MS });
  expect(await again()).toEqual({ isAlarm: true, isMember: true });
  expect(await again()).toEqual({ isAlarm: false, isMember: true });
  await simulate(server, 'clock', { advanceMs: 7 * 24 * HOUR_MS });
  expect((await again()).isMember).toBe(false);
});

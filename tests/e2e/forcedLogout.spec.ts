import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { simulate } from './support/api.ts';
import { choose } from './support/menu.ts';
import type { Server } from './support/server.ts';
import { logIn, tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { kit, words } from './support/words.ts';

const { account: text } = words.cn;
/** Three calls that a change of language sends at once on the personal page. */
const AT_ONCE = [contract.tenant.byLabel, contract.site.sideMenu, contract.courses.past].map(({ path }) => path);
const LOGIN = '/login?referer=%2Fweb%2Fpersonal';
/** The browser's own log lines of the failures that these tests cause. */
const ASKED_FOR = /status of (400|401|403|404|500)|^(400|403) from \/api\//;

async function enter(page: Page, server: Server) {
  await page.goto(server.url('6c', LOGIN));
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1, name: '许星野' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '学习中心' })).toBeVisible();
  // After a reload and network idle, no pending call can consume the failure meant for the next one.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: '许星野' })).toBeVisible();
}

/** Sends the three calls at once, and counts the failed responses and the addresses shown from then on. */
async function failAtOnce(page: Page) {
  const seen = { failures: 0, addresses: [] as string[] };
  page.on('response', (response) => {
    if (response.headers()['x-simulated']) seen.failures += 1;
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.addresses.push(frame.url());
  });
  await choose(
    page,
    page.getByRole('banner').getByRole('button', { name: kit.cn.language }),
    'menuitemradio',
    'English',
  );
  return seen;
}

const ENDINGS = [
  { name: 'resultCode -1', order: { resultCode: -1 } },
  { name: 'HTTP 401', order: { httpStatus: 401 } },
  { name: 'HTTP 403', order: { httpStatus: 403 } },
  { name: 'HTTP 400', order: { httpStatus: 400 } },
];

for (const { name, order } of ENDINGS) {
  test(`three calls that answer ${name} at once log out once, with the address as referer (§4, J10.1)`, async ({
    page,
    context,
    server,
    trouble,
  }) => {
    trouble.allow(ASKED_FOR);
    await enter(page, server);
    for (const path of AT_ONCE) await simulate(server, 'failNext', { path, ...order });
    const seen = await failAtOnce(page);
    await expect(page).toHaveURL(server.url('6c', LOGIN));
    await expect(page.getByRole('form').getByText(words.en.account.endedNotice)).toBeVisible();
    await expect.poll(() => seen.failures).toBe(3);
    await page.waitForLoadState('networkidle');
    expect(seen.addresses).toEqual([server.url('6c', LOGIN)]);
    expect((await context.cookies()).filter(({ name: cookie }) => /token|user|person|city/.test(cookie))).toEqual([]);
  });
}

test('after a forced logout the student can log in again, even at once, and stays logged in (§4, E6)', async ({
  page,
  server,
}) => {
  await enter(page, server);
  for (const path of AT_ONCE) await simulate(server, 'failNext', { path, resultCode: -1 });
  await failAtOnce(page);
  await expect(page.getByRole('form').getByText(words.en.account.endedNotice)).toBeVisible();
  await logIn(page, 'en');
  await expect(page).toHaveURL(server.url('6c', '/personal'));
  await expect(page.getByRole('heading', { level: 1, name: '许星野' })).toBeVisible();
});

test('a login ended on the server ends here with the next call, not before (A2, E1)', async ({
  page,
  context,
  server,
}) => {
  await enter(page, server);
  await simulate(server, 'kickSession', { token: decodeURIComponent(await tokenOf(context)) });
  await expect(page.getByRole('heading', { level: 1, name: '许星野' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(server.url('6c', LOGIN));
  await expect(page.getByRole('form').getByText(text.endedNotice)).toBeVisible();
});

for (const late of [false, true]) {
  test(`the login page of a browser whose login the server has ended is never left blank, its answer being ${late ? 'late' : 'early'} (§4, §5)`, async ({
    page,
    context,
    server,
  }) => {
    await enter(page, server);
    await simulate(server, 'kickSession', { token: decodeURIComponent(await tokenOf(context)) });
    // The first answer comes before the login page has led on, or once it has.
    let ledOn: () => void = () => undefined;
    const isLedOn = new Promise<void>((resolve) => {
      ledOn = resolve;
    });
    if (late) {
      await page.route('**/api/**', async (route) => {
        await isLedOn;
        await route.continue();
      });
    }
    await page.goto(server.url('6c', LOGIN), { waitUntil: 'commit' });
    if (late) {
      await expect(page).toHaveURL(server.url('6c', '/personal'));
      ledOn();
    }
    await expect(page.getByRole('form').getByText(text.endedNotice)).toBeVisible();
    await expect(page).toHaveURL(server.url('6c', LOGIN));
    await logIn(page);
    await expect(page.getByRole('heading', { level: 1, name: '许星野' })).toBeVisible();
  });
}

test('a forced logout with a stored agent link leads to the login page, not to one that is missing (§4, J10.2)', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.evaluate(() => localStorage.setItem('sy_agent_link', 'a-17'));
  await simulate(server, 'failNext', { path: contract.site.sideMenu.path, resultCode: -1 });
  const seen = await failAtOnce(page);
  await expect(page).toHaveURL(server.url('6c', LOGIN));
  expect(seen.addresses).toEqual([server.url('6c', LOGIN)]);
});

for (const httpStatus of [404, 500]) {
  test(`HTTP ${httpStatus} shows its message and ends no login (§8, J10.1)`, async ({ page, server, trouble }) => {
    trouble.allow(ASKED_FOR);
    await enter(page, server);
    await simulate(server, 'failNext', { path: contract.courses.past.path, httpStatus });
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: 'simulated' })).toBeVisible();
    await expect(page).toHaveURL(server.url('6c', '/personal'));
    await page.getByRole('button', { name: words.cn.common.retry }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'simulated' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: kit.cn.accountMenu })).toBeVisible();
  });
}

test('responses of storage and third parties end no login (E5)', async ({ page, context, server, trouble }) => {
  trouble.allow(/status of 403|^403 from \/files\//);
  await page.route('**/files/**', (route) => route.fulfill({ status: 403 }));
  await enter(page, server);
  await page.evaluate(() => fetch('/files/a.png'));
  await page.goto(server.url('6c', '/index'));
  await expect(page.getByRole('banner').getByRole('button', { name: kit.cn.accountMenu })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain('sy_access_token');
});

test('a point server that has ended the login logs out like the student server (§4, E5)', async ({ page, server }) => {
  await enter(page, server);
  await page.route('**/point/**', (route) => route.fulfill({ json: { code: -1, state: 'fail', msg: 'over' } }));
  await page.reload();
  await expect(page).toHaveURL(server.url('6c', LOGIN));
  await expect(page.getByRole('form').getByText(text.endedNotice)).toBeVisible();
});

test('an unreachable server shows a message and ends no login (S5, B1)', async ({ page, context, server, trouble }) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await enter(page, server);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('banner').getByRole('link', { name: '选课' }).click();
  await expect(page.getByRole('alert').filter({ hasText: words.cn.common.errors.unreachable })).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: words.cn.common.retry }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain('sy_access_token');
});

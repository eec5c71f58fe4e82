import type { BrowserContext, Page } from '@playwright/test';
import type { Server } from './support/server.ts';
import { logIn, logOut } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { kit, words } from './support/words.ts';

const { common } = words.cn;
/** The four cookies of §4, and the two that would leave personal data behind (product.md 7.4). */
const OF_LOGIN = ['sy_access_token', 'sy_user_info', 'sy_city_info', 'sy_person_img', 'sy_person_info', 'sy_userName'];

async function enter(page: Page, server: Server, pattern = '/personal') {
  await page.goto(server.url('6c', `/login?referer=${encodeURIComponent(`/web${pattern}`)}`));
  await logIn(page);
  await expect(page).toHaveURL(server.url('6c', pattern));
}

const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

test('a visitor opens a page for students, logs in and returns to it (§5, J1.2)', async ({ page, server }) => {
  await page.goto(server.url('6c', '/personal'));
  await expect(page).toHaveURL(server.url('6c', '/login?referer=%2Fweb%2Fpersonal'));
  await logIn(page);
  await expect(page).toHaveURL(server.url('6c', '/personal'));
  await expect(page.getByRole('heading', { level: 1, name: '许星野' })).toBeVisible();
  await page.goBack();
  expect(page.url()).not.toContain('/login');
});

test('a login leads back to query and hash, and a student who has one sees no login page again (§4, §5)', async ({
  page,
  server,
}) => {
  const wanted = '/personal?from=mail#security';
  const login = `/login?referer=${encodeURIComponent(`/web${wanted}`)}`;
  await page.goto(server.url('6c', wanted));
  await expect(page).toHaveURL(server.url('6c', login));
  await logIn(page);
  await expect(page).toHaveURL(server.url('6c', wanted));
  for (const path of ['/login', '/codelogin', '/register']) {
    await page.goto(server.url('6c', path));
    await expect(page).toHaveURL(server.url('6c', '/index'));
    await expect(toast(page, common.alreadyLoggedIn.replace('{{name}}', '许星野'))).toBeVisible();
  }
  await page.goto(server.url('6c', login));
  await expect(page).toHaveURL(server.url('6c', wanted));
});

for (const referer of [
  'https://evil.example/web/index',
  '//evil.example/web/',
  'javascript:alert(1)',
  '/outside',
  '/web/login',
  '/web//evil.example',
]) {
  test(`a login does not lead to ${referer} (X4)`, async ({ page, server }) => {
    await page.goto(server.url('6c', `/login?referer=${encodeURIComponent(referer)}`));
    await logIn(page);
    await expect(page.getByRole('banner').getByRole('button', { name: kit.cn.accountMenu })).toBeVisible();
    expect(page.url()).toBe(server.url('6c', '/index'));
  });
}

test('cookies carry the prefix, stay on this host and this site, and are gone after logout (§3, §4, §9)', async ({
  page,
  context,
  server,
}) => {
  await enter(page, server);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['sy_access_token', 'sy_user_info', 'sy_userName', 'sy_person_img', 'sy_person_info']),
  );
  for (const { name, domain, path, sameSite, secure, value } of cookies) {
    expect(name).toMatch(/^sy_/);
    expect({ name, domain, path, sameSite, secure }).toEqual({
      name,
      domain: '6c.localhost',
      path: '/',
      sameSite: 'Strict',
      secure: true,
    });
    expect(value.length).toBeLessThanOrEqual(4096);
  }
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sy_side_menu'))).toContain('personal');

  await logOut(page);
  await expect(page).toHaveURL(server.url('6c', '/index'));
  await expect(toast(page, common.loggedOut)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: common.login })).toBeVisible();
  expect((await namesOf(context)).filter((name) => OF_LOGIN.includes(name))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('sy_side_menu'))).toBeNull();
  await page.goto(server.url('6c', '/personal'));
  await expect(page).toHaveURL(server.url('6c', '/login?referer=%2Fweb%2Fpersonal'));
});

test('a logout takes effect on the server at once: the token is no longer valid (A1)', async ({
  page,
  context,
  server,
}) => {
  await enter(page, server);
  const token = (await context.cookies()).find(({ name }) => name === 'sy_access_token')?.value ?? '';
  const ask = () =>
    page.evaluate(
      async (given) =>
        (await (await fetch(`/api/userCommon/chekcUserLogin?isStudent=1&token=${given}`)).json()).resultCode,
      encodeURIComponent(token),
    );
  expect(await ask()).toBe(0);
  await logOut(page);
  await expect(page).toHaveURL(server.url('6c', '/index'));
  expect(await ask()).toBe(-1);
});

test('a logout in one tab is followed by the others (§4, J10.3)', async ({ page, context, server }) => {
  await enter(page, server);
  const other = await context.newPage();
  await other.goto(server.url('6c', '/personal'));
  await expect(other.getByRole('heading', { level: 1, name: '许星野' })).toBeVisible();
  const third = await context.newPage();
  await third.goto(server.url('6c', '/course'));
  await expect(third.getByRole('banner').getByRole('button', { name: kit.cn.accountMenu })).toBeVisible();

  await logOut(page);
  await expect(other).toHaveURL(server.url('6c', '/login?referer=%2Fweb%2Fpersonal'));
  await expect(third.getByRole('banner').getByRole('link', { name: common.login })).toBeVisible();
  await expect(third).toHaveURL(server.url('6c', '/course'));
});

test('a login in one tab is followed by the others (§4)', async ({ page, context, server }) => {
  const other = await context.newPage();
  await other.goto(server.url('6c', '/course'));
  await expect(other.getByRole('banner').getByRole('link', { name: common.login })).toBeVisible();
  await enter(page, server);
  await expect(other.getByRole('banner').getByRole('button', { name: kit.cn.accountMenu })).toBeVisible();
});

test('two schools in one browser are isolated from each other (T1)', async ({ page, context, server }) => {
  await enter(page, server);
  const other = await context.newPage();
  await other.goto(server.url('shengya', '/index'));
  await expect(other.getByRole('banner').getByRole('link', { name: common.login })).toBeVisible();
  await other.goto(server.url('shengya', '/personal'));
  await expect(other).toHaveURL(server.url('shengya', '/login?referer=%2Fweb%2Fpersonal'));
  await expect(page.getByRole('heading', { level: 1, name: '许星野' })).toBeVisible();
});

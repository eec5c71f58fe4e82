import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { call, register, simulate } from './support/api.ts';
import { countOf, LECTURER } from './support/live.ts';
import { PHOTO } from './support/photo.ts';
import { quiet } from './support/quiet.ts';
import type { Server } from './support/server.ts';
import { startServer } from './support/server.ts';
import { DEMO, logIn } from './support/session.ts';
import { expect, timeTest as test } from './support/test.ts';
import { words } from './support/words.ts';

const { chat } = words.cn;
const SCHOOL = 'shengya';

/** A new student with a conversation with the lecturer, and the lecturer's window on it. */
async function meet(page: Page, teacher: Page, server: Server) {
  const student = await register(server, SCHOOL);
  const { userId } = await call(server, SCHOOL, contract.account.userInfo, {}, student.token);
  const query = new URLSearchParams({
    toUserNickName: student.nickname,
    toUserType: '3',
    toUserIdList: JSON.stringify([userId]),
  });
  const openTalk = async () => {
    await teacher.goto(server.url(SCHOOL, '/talk/login'));
    await logIn(teacher, 'cn', LECTURER);
    await teacher.waitForURL(/\/chat/);
    await teacher.goto(server.url(SCHOOL, `/chat?${query}`));
  };
  const comeIn = async () => {
    await page.goto(server.url(SCHOOL, '/login'));
    await logIn(page, 'cn', student);
    await page.waitForURL(/\/index/);
  };
  await Promise.all([openTalk(), comeIn()]);
  return { student, name: '周砚秋' };
}

const box = (page: Page) => page.getByRole('textbox', { name: '写消息' });

async function say(page: Page, words: string) {
  await box(page).fill(words);
  await box(page).press('Enter');
}

test('a message pops up once and stays, a picture shows as its label, a click opens the conversation and marks it read (J8.1, J8.2)', async ({
  page,
  context,
  server,
  another,
  trouble,
}) => {
  const { page: teacher, trouble: ofTeacher } = await another();
  const { page: stranger, trouble: ofStranger } = await another();
  for (const each of [trouble, ofTeacher, ofStranger]) each.allow(/status of 404.*\/files\/private\//);
  const { name } = await meet(page, teacher, server);
  const popup = page.getByRole('region', { name: '未读消息' });
  const second = await context.newPage();
  await second.goto(server.url(SCHOOL, '/course'));

  await test.step('J8.1 it stays, has no close button, and the page scrolls', async () => {
    await say(teacher, '第7讲的作业看到了，写得很好');
    await expect(popup).toContainText('第7讲的作业看到了');
    await expect(popup).toContainText(name);
    await expect(popup.getByRole('button')).toHaveCount(1);
    await say(teacher, '最后一步再想想');
    await expect(popup).toContainText('最后一步再想想');
    await expect(popup.getByRole('button')).toHaveCount(1);
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await quiet(page, 3_000);
    await expect(popup.getByRole('button')).toBeVisible();
  });

  await test.step('Escape hides it and keeps the count', async () => {
    await page.keyboard.press('Escape');
    await expect(popup.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('toolbar').getByRole('button').first()).toContainText(/[1-9]/);
  });

  await test.step('J8.2 a picture, and the link to the conversation', async () => {
    const send = (name: string) =>
      teacher
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name, mimeType: 'image/png', buffer: PHOTO.buffer });
    await send('草稿.png');
    await expect(popup).toContainText('[图片]');
    const [opened] = await Promise.all([context.waitForEvent('page'), popup.getByRole('button').click()]);
    await opened.waitForLoadState();
    const query = new URL(opened.url()).searchParams;
    expect(query.get('toUserNickName')).toContain(name);
    expect(query.get('toUserType')).toBe('2');
    expect(JSON.parse(query.get('toUserIdList') ?? '')).toHaveLength(1);
    await expect(opened.getByText('最后一步再想想').last()).toBeVisible();
    for (const tab of [page, second])
      await expect(tab.getByRole('region', { name: '未读消息' }).getByRole('button')).toHaveCount(0);
    await expect(teacher.getByText('已读').first()).toBeVisible();

    const picture = (tab: Page, name = '草稿.png') => tab.getByRole('article').getByRole('img', { name });
    const isDrawn = (tab: Page, name?: string) =>
      picture(tab, name).evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
    const addressOf = async (tab: Page) => (await picture(tab).getAttribute('src')) ?? '';
    for (const tab of [opened, teacher]) await expect.poll(() => isDrawn(tab)).toBe(true);
    await stranger.goto(server.url(SCHOOL, '/login'));
    await logIn(stranger, 'cn', await register(server, SCHOOL));
    await stranger.waitForURL(/\/index/);
    const addresses = [await addressOf(opened), await addressOf(teacher)];
    const read = (tab: Page) =>
      tab.evaluate(
        (urls) => Promise.all(urls.map(async (url) => (await fetch(url, { cache: 'no-store' })).status)),
        addresses,
      );
    expect([await read(opened), await read(teacher), await read(stranger)]).toEqual([
      [200, 404],
      [404, 200],
      [404, 404],
    ]);

    const asked: string[] = [];
    await opened.route('**/files/private/**', async (route) => {
      // The first address has ended by the time the picture is fetched (U6).
      if (asked.push(route.request().url()) === 1) await simulate(server, 'clock', { advanceMs: 360_000 });
      await route.continue();
    });
    await send('订正.png');
    await expect.poll(() => asked.length > 1 && isDrawn(opened, '订正.png')).toBe(true);
    await opened.unrouteAll();

    await opened.getByRole('searchbox').fill('写得很好');
    const found = opened.getByRole('link', { name: /第7讲的作业看到了/ });
    await found.click();
    await expect(opened).toHaveURL(/message=\d+/);
    await expect(opened.locator('[data-target]')).toContainText('写得很好');

    await opened.evaluate(() => {
      const files = new DataTransfer();
      files.items.add(new File(['no document'], '讲义.pdf', { type: 'application/pdf' }));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: files, cancelable: true }));
    });
    // It only claims to be a PDF: that is said before a byte is sent.
    await expect(opened.getByText(/^讲义\.pdf：/).first()).toBeAttached();
    await expect(opened.getByRole('article').filter({ hasText: '讲义.pdf' })).toHaveCount(0);
  });
});

test('nothing is lost while the network or the server is unavailable (J8.3)', async ({
  page,
  context,
  newDataDir,
  another,
  trouble,
}) => {
  const dataDir = newDataDir();
  let server = await startServer(dataDir);
  const { page: teacher, trouble: teachersTrouble } = await another();
  for (const each of [trouble, teachersTrouble])
    each.allow(
      /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET/,
    );
  await meet(page, teacher, server);
  await say(teacher, '我在');
  await page.goto(server.url(SCHOOL, '/chat'));
  await expect(page.getByText('我在').last()).toBeVisible();

  await test.step('the student goes offline', async () => {
    await context.setOffline(true);
    await say(page, '断网时写的');
    await say(teacher, '第一条');
    await say(teacher, '第二条');
    await expect(teacher.getByText('第二条').last()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('第二条').last()).toBeVisible();
    await expect(page.getByText('第一条').last()).toBeVisible();
    await expect(teacher.getByText('断网时写的').last()).toBeVisible();
  });

  await test.step('the server is killed and restarted', async () => {
    const { port } = server;
    await server.kill();
    await say(page, '服务器不在时写的');
    await expect(page.getByText('服务器不在时写的').last()).toBeVisible();
    await quiet(page, 1_500); // the first tries fail
    server = await startServer(dataDir, { at: port });
    await expect(teacher.getByText('服务器不在时写的').last()).toBeVisible();
    await expect(
      page
        .getByRole('article', { name: /服务器不在时写的/ })
        .or(page.getByText('服务器不在时写的', { exact: true }))
        .last(),
    ).toBeVisible();
    await expect(teacher.getByRole('log').getByText('服务器不在时写的', { exact: true })).toHaveCount(1);
  });
  await server.stop();
});

test('an Enter that picks Chinese characters sends nothing, the next one sends the whole text (J8.4)', async ({
  page,
  server,
}) => {
  const sends = countOf(page, contract.chat.send.path);
  await page.goto(server.url(SCHOOL, '/login?referer=%2Fweb%2Fchat'));
  await logIn(page, 'cn', DEMO);
  await page.waitForURL(/\/chat/);
  await box(page).click();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: '老师好', selectionStart: 3, selectionEnd: 3 });
  await box(page).press('Enter');
  await quiet(page, 500);
  expect(sends()).toBe(0);
  await session.send('Input.insertText', { text: '老师好' });
  await box(page).press('Enter');
  await expect.poll(sends).toBe(1);
  await expect(page.getByRole('log').getByText('老师好', { exact: true })).toBeVisible();
});

test('a school without chat has no links to it, and the page explains it (J8.5)', async ({ page, server }) => {
  await page.goto(server.url('jinyouhui', '/login'));
  await logIn(page, 'cn', DEMO);
  await page.waitForURL(/\/index/);
  await expect(page.locator('a[href*="/chat"]')).toHaveCount(0);
  await page.goto(server.url('jinyouhui', '/chat'));
  await expect(page.getByText(chat.off.title)).toBeVisible();
});

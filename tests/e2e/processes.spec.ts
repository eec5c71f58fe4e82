import { contract } from '@shuyuan/contract';
import { LONG_TEST_MS } from '../../scripts/bounds.ts';
import { call } from './support/api.ts';
import { comeToDesk, enterByCheck, expectSightAndSound, pageFrom, queueAsDemo, withMedia } from './support/live.ts';
import { copyDatabase, type TestDatabase } from './support/postgres.ts';
import { type Server, startServer } from './support/server.ts';
import { DEMO, logIn, tokenOf } from './support/session.ts';
import { test as base, expect } from './support/test.ts';
import { words } from './support/words.ts';

const { chat, room } = words.cn;

/** One database, and two servers that exchange events through its notifications. */
interface Pair {
  database: TestDatabase;
  one: Server;
  other: Server;
}

const test = base.extend<object, { pair: Pair }>({
  pair: [
    async ({ newDataDir }, use) => {
      const database = await copyDatabase();
      const dataDir = newDataDir();
      const env = { ...database.env, PUBSUB: 'postgres' };
      const [one, other] = await Promise.all([startServer(dataDir, { env }), startServer(dataDir, { env })]);
      await use({ database, one, other });
      await Promise.all([one.stop(), other.stop()]);
      await database.drop();
    },
    { scope: 'worker', timeout: LONG_TEST_MS },
  ],
});

// Both tests in one worker, so that the pair is started once.
test.describe.configure({ mode: 'default' });
test.use(await withMedia());

test('a call crosses two server processes, and so does the signalling between two browsers (W10, J7.3)', async ({
  page,
  context,
  pair: { one, other },
  another,
}) => {
  const school = 'shengya';
  const desk = await another();
  const { callIn } = await queueAsDemo(one, school);
  await page.goto(one.url(school, '/login?referer=%2Fweb%2Fexpert'));
  await logIn(page, 'cn', DEMO);
  const { name } = await comeToDesk(desk.page, other, school);
  await expect(page.getByText('你排在第2位，约')).toBeAttached();
  await callIn(other);
  await expect(page.getByRole('alertdialog')).toContainText(name);
  const student = await pageFrom(context, () => page.getByRole('button', { name: '进入', exact: true }).click());
  const teacher = await pageFrom(desk.context, () => desk.page.getByRole('button', { name: chat.desk.enter }).click());
  await Promise.all([student, teacher].map(enterByCheck));
  await expectSightAndSound(student, teacher);
  const box = student.getByRole('textbox', { name: room.talkName });
  await box.fill('两台服务器之间');
  await box.press('Enter');
  await expect(teacher.getByText('两台服务器之间')).toBeVisible();
});

test('a room on a host of the school opens there, one on a foreign host is refused with a message (X3)', async ({
  page,
  context,
  pair: { database, one, other },
}) => {
  const school = '6c';
  const outside = 'https://live.6c.example/room/7?from=shuyuan&name=%E7%AD%94%E7%96%91';
  await database.query(
    `update study_room set live_url = $1 from company c
      where c.id = study_room.company_id and c.label = $2`,
    [outside, school],
  );
  await context.route('https://*.example/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>学校自己的直播间</h1>' }),
  );
  const { callIn, roomId } = await queueAsDemo(one, school);
  await page.goto(one.url(school, '/login?referer=%2Fweb%2Fexpert'));
  await logIn(page, 'cn', DEMO);
  await page.waitForURL(/\/expert/);
  const tempLogId = await callIn(other);
  const token = await tokenOf(context);
  const isHere = async () => (await call(other, school, contract.room.session, { tempLogId }, token)).me.isHere;
  // The hall has the same button below the dialog.
  const ring = page.getByRole('alertdialog').getByRole('button', { name: '进入', exact: true });
  const inside = await pageFrom(context, () => ring.click());

  await test.step('entering is recorded, and the school’s own room opens with its full address', async () => {
    expect(new URL(inside.url()).searchParams.get('url')).toBe(outside);
    await inside.getByRole('button', { name: room.enter }).click();
    await expect(inside.getByRole('heading', { name: room.outside })).toBeVisible();
    expect(await isHere()).toBe(true);
    const opened = await pageFrom(context, () => inside.getByRole('link', { name: room.outsideGo }).click());
    expect(opened.url()).toBe(outside);
    await expect(opened.getByRole('heading', { name: '学校自己的直播间' })).toBeVisible();
    expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await opened.close();
  });

  await test.step('leaving is recorded', async () => {
    await inside.getByRole('button', { name: room.leave }).click();
    await expect(inside.getByRole('heading', { name: room.left })).toBeVisible();
    await expect.poll(isHere).toBe(false);
  });

  await test.step('a foreign host in the address is reported, and not used', async () => {
    const query = new URLSearchParams({
      id: `${roomId}`,
      tempLogId: `${tempLogId}`,
      url: 'https://evil.example/room/7',
    });
    await inside.goto(one.url(school, `/toroom?${query}`));
    await expect(inside.getByText(room.urlRefused)).toBeVisible();
    await expect(inside.locator('a[href*="evil"]')).toHaveCount(0);
  });
});

import { contract } from '@shuyuan/contract';
import { overview } from '../../apps/portal/src/i18n/cn/overview.ts';
import { call, simulate } from './support/api.ts';
import { demoToken } from './support/demoToken.ts';
import type { Server } from './support/server.ts';
import { logIn } from './support/session.ts';
import { expect, testWithOwnServer } from './support/test.ts';
import { words } from './support/words.ts';
import { liveIn, timeIn } from './support/zones.ts';

const SCHOOL = 'shengya';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Logins of a moved clock are later than those after it, which would end as the oldest of too many: no other journey logs in there. */
const test = testWithOwnServer();
const earlyTest = testWithOwnServer();

for (const each of [test, earlyTest])
  each.afterEach(async ({ server }) => {
    await simulate(server, 'clock', { now: null });
  });

/** The demo student's next class that only the clock keeps shut. */
async function comingLesson(server: Server) {
  const entries = await call(server, SCHOOL, contract.learning.timetable, {}, await demoToken(server, SCHOOL));
  const found = entries.find(
    ({ state, access, startsAt }) =>
      state === 'notStarted' &&
      access?.error === 'tooEarly' &&
      Date.parse(startsAt ?? '') - Date.now() > 60 * MINUTE_MS,
  );
  if (!found) throw new Error('the demo student has no class to come');
  return { ...found, startsAt: Date.parse(found.startsAt ?? '') };
}

for (const zone of ['America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham']) {
  test(`a student in ${zone} reads every time of the learning centre in that zone, on a computer that is a day late (§9, C3)`, async ({
    page,
    server,
  }) => {
    const { title, startsAt } = await comingLesson(server);
    await simulate(server, 'clock', { now: new Date(startsAt - 40 * MINUTE_MS).toISOString() });
    await page.clock.install({ time: startsAt - 40 * MINUTE_MS - DAY_MS });
    await liveIn(page, server, { school: SCHOOL, zone });
    await page.goto(server.url(SCHOOL, '/learn'));
    await logIn(page);
    const ticket = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, level: 2 }) })
      .or(page.locator('[data-state]').filter({ has: page.getByRole('heading', { name: title, level: 2 }) }));
    await expect(ticket.getByText(timeIn(zone, startsAt)).first()).toBeVisible();
    await expect(page.getByText(new RegExp(`（北京.*${timeIn('Asia/Shanghai', startsAt)}）`)).first()).toBeVisible();
    // The page says whose time it is, and greets by the same.
    await expect(page.getByText(/本站时间均为/)).toBeVisible();
    const hour = Number(timeIn(zone, startsAt - 40 * MINUTE_MS).slice(0, 2));
    const { hello } = overview;
    const part =
      hour >= 18 ? 'evening' : hour >= 13 ? 'afternoon' : hour >= 11 ? 'noon' : hour >= 5 ? 'morning' : 'night';
    await expect(page.getByRole('heading', { level: 1 })).toContainText(hello[part].split('{{')[0] ?? '');
  });
}

test('hours of the school and its week are named as Beijing’s to a student in New York (decision 0046)', async ({
  page,
  server,
}) => {
  await liveIn(page, server, { school: SCHOOL, zone: 'America/New_York' });
  await page.goto(server.url(SCHOOL, '/login?referer=%2Fweb%2Fnews'));
  await logIn(page);
  await expect(page.getByText(words.cn.articlesRead.week.title)).toBeVisible();
  const week = page.getByText(/至今/).first();
  await expect(week).toContainText('（北京时间）');
  await expect(
    page
      .getByRole('contentinfo')
      .getByText(/\d:\d\d/)
      .first(),
  ).toContainText('北京时间');
});

test('a membership ends on the day of the student’s zone, with its year where that is another one (§9)', async ({
  page,
  server,
}) => {
  // New Year's Day in Beijing, New Year's Eve in New York.
  const member = { isMember: 1, memberTime: '2027-01-01T02:00:00.000Z' };
  await liveIn(page, server, { school: SCHOOL, zone: 'America/New_York', ...member });
  await page.goto(server.url(SCHOOL, '/login?referer=%2Fweb%2Fpersonal'));
  await logIn(page);
  await expect(page.getByText(/^有效期至.*12月31日$/)).toBeVisible();
});

earlyTest(
  'a class that the lecturer starts early is entered from its ticket, its class and its entrance (product.md 4.3)',
  async ({ page, server }) => {
    const { id, courseId, saleId, startsAt } = await comingLesson(server);
    await simulate(server, 'clock', { now: new Date(startsAt - 40 * MINUTE_MS).toISOString() });
    await simulate(server, 'lesson/start', { lessonId: id }, SCHOOL);
    await page.goto(server.url(SCHOOL, '/learn'));
    await logIn(page);
    const way = page.locator(`a[href$="/toclass?id=${id}"]`).first();
    await expect(way).toBeVisible();
    await page.goto(server.url(SCHOOL, `/myclass/classdetail/${courseId}/${saleId}/inProgress`));
    await expect(way).toBeVisible();
    await page.goto(server.url(SCHOOL, `/learn/scheduledetail/${id}/notStarted/live`));
    await expect(page.getByRole('heading', { name: words.cn.player.living })).toBeVisible();
    await way.click();
    await expect(page.getByRole('button', { name: words.cn.classRoom.enter })).toBeVisible();
    await simulate(server, 'lesson/end', { lessonId: id }, SCHOOL);
    await expect(page.getByText(words.cn.classRoom.state.ended)).toBeVisible();
  },
);

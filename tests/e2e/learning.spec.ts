import { contract, ResultCode } from '@shuyuan/contract';
import { call, simulate } from './support/api.ts';
import { demoToken } from './support/demoToken.ts';
import type { Server } from './support/server.ts';
import { logIn } from './support/session.ts';
import { expect, timeTest as test } from './support/test.ts';
import { liveIn, timeIn } from './support/zones.ts';

const SCHOOL = 'shengya';
const MINUTE_MS = 60_000;
/** Time between opening the page and the start of entry. */
const EARLY_MS = 2 * MINUTE_MS;

test.afterEach(async ({ server }) => {
  await simulate(server, 'clock', { now: null });
});

/** The demo student's next class that can be entered, an hour away at least. */
async function comingLesson(server: Server) {
  const entries = await call(server, SCHOOL, contract.learning.timetable, {}, await demoToken(server, SCHOOL));
  const isOpen = ({ access }: (typeof entries)[number]) => access?.hasAccess || access?.error === 'tooEarly';
  const found = entries.find(
    (entry) =>
      entry.state === 'notStarted' && isOpen(entry) && Date.parse(entry.startsAt ?? '') - Date.now() > 60 * MINUTE_MS,
  );
  if (!found) throw new Error('the demo student has no class to come');
  return { ...found, startsAt: Date.parse(found.startsAt ?? ''), endsAt: Date.parse(found.endsAt ?? '') };
}

test('the ticket of the learning centre turns on and moves on by itself; who was in the class has attended, in the outline until its replay plays (J5.1–J5.4)', async ({
  page,
  server,
}) => {
  const { id, courseId, saleId, title, startsAt, endsAt } = await comingLesson(server);
  const order = { lessonId: id };
  await simulate(server, 'clock', { now: new Date(startsAt - 15 * MINUTE_MS - EARLY_MS).toISOString() });
  const token = await demoToken(server, SCHOOL); // a login of now would expire in the days in between
  const ticket = page.getByRole('heading', { name: title, level: 2 });

  await test.step('before entry opens the ticket says from when on, in the zone of the student with Beijing beside it (J5.1, J5.3)', async () => {
    await liveIn(page, server, { school: SCHOOL, zone: 'America/New_York' });
    await page.clock.install();
    await page.goto(server.url(SCHOOL, '/learn'));
    await logIn(page);
    await expect(ticket).toBeVisible();
    const opensAt = startsAt - 15 * MINUTE_MS;
    await expect(
      page.getByRole('button', { name: new RegExp(`${timeIn('America/New_York', opensAt)}可进入$`) }),
    ).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(new RegExp(`（北京.*${timeIn('Asia/Shanghai', startsAt)}）`)).first()).toBeVisible();
  });

  await test.step('it turns on without a reload; typed before, the entrance refuses (J5.1)', async () => {
    await expect(call(server, SCHOOL, contract.classRoom.enter, order, token)).rejects.toThrow(
      `${ResultCode.tooEarly}`,
    );
    await simulate(server, 'clock', { advanceMs: EARLY_MS });
    await page.clock.fastForward(EARLY_MS);
    const enter = page.getByRole('link', { name: new RegExp(`^进入教室.*${title}`) }).first();
    await expect(enter).toHaveAttribute('href', new RegExp(`/toclass\\?id=${id}$`));
  });

  await test.step('after the end it moves on to the class after this one, without a reload (J5.1)', async () => {
    await simulate(server, 'clock', { now: new Date(startsAt).toISOString() });
    await simulate(server, 'lesson/start', order, SCHOOL);
    await call(server, SCHOOL, contract.classRoom.enter, order, token);
    await simulate(server, 'clock', { now: new Date(endsAt).toISOString() });
    await call(server, SCHOOL, contract.classRoom.leave, order, token);
    await simulate(server, 'lesson/end', order, SCHOOL);
    await page.clock.fastForward(endsAt - startsAt + 15 * MINUTE_MS);
    await page.clock.fastForward(10_000); // the timetable is read again within seconds
    await expect(ticket).toHaveCount(0);
  });

  await test.step('the outline says that the student was there and that the replay is made, then leads to it (J5.2, J5.4)', async () => {
    await page.goto(server.url(SCHOOL, `/myclass/classdetail/${courseId}/${saleId}/inProgress`));
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 4 }) });
    await expect(row.getByText(/回放生成中/)).toBeVisible();
    await simulate(server, 'lesson/replayReady', order, SCHOOL);
    await page.reload();
    await expect(row.getByText(/回放生成中/)).toHaveCount(0);
    await expect(row.getByText(/已到课/)).toBeVisible();
  });
});

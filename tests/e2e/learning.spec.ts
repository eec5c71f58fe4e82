import { contract } from '@shuyuan/contract';
import { call, simulate } from './support/api.ts';
import { demoToken } from './support/demoToken.ts';
import type { Server } from './support/server.ts';
import { logIn } from './support/session.ts';
import { expect, timeTest as test } from './support/test.ts';

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
  return { ...found, startsAt: Date.parse(found.startsAt ?? '') };
}

test('the ticket of the learning centre turns on by itself; the class is in the outline until its replay plays (J5.1, J5.4)', async ({
  page,
  server,
}) => {
  const { id, courseId, saleId, title, startsAt } = await comingLesson(server);
  const order = { lessonId: id };
  await simulate(server, 'clock', { now: new Date(startsAt - 15 * MINUTE_MS - EARLY_MS).toISOString() });

  await test.step('before entry opens the ticket says from when on, and turns on without a reload (J5.1)', async () => {
    await page.clock.install();
    await page.goto(server.url(SCHOOL, '/learn'));
    await logIn(page);
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(page.getByRole('button', { name: /可进入$/ })).toHaveAttribute('aria-disabled', 'true');
    await simulate(server, 'clock', { advanceMs: EARLY_MS });
    await page.clock.fastForward(EARLY_MS);
    const enter = page.getByRole('link', { name: new RegExp(`^进入教室.*${title}`) }).first();
    await expect(enter).toHaveAttribute('href', new RegExp(`/toclass\\?id=${id}$`));
  });

  await test.step('after the end the outline says that the replay is made, then leads to it (J5.4)', async () => {
    await simulate(server, 'lesson/start', order, SCHOOL);
    await simulate(server, 'lesson/end', order, SCHOOL);
    await page.goto(server.url(SCHOOL, `/myclass/classdetail/${courseId}/${saleId}/inProgress`));
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 4 }) });
    await expect(row.getByText('回放生成中')).toBeVisible();
    await simulate(server, 'lesson/replayReady', order, SCHOOL);
    await page.reload();
    await expect(row.getByText('回放生成中')).toHaveCount(0);
  });
});

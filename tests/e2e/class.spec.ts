import { contract, ResultCode } from '@shuyuan/contract';
import { call, simulate } from './support/api.ts';
import { demoToken } from './support/demoToken.ts';
import type { Server } from './support/server.ts';
import { logIn } from './support/session.ts';
import { expect, timeTest as test } from './support/test.ts';
import { words } from './support/words.ts';

const { classRoom: text } = words.cn;
const SCHOOL = 'shengya';
const MINUTE_MS = 60_000;
/** Time between opening the page and the start of entry. */
const EARLY_MS = 2 * MINUTE_MS;

test.afterEach(async ({ server }) => {
  await simulate(server, 'clock', { now: null });
});

/** The next lesson of a class of the demo student, an hour away at least. */
async function comingLesson(server: Server) {
  const token = await demoToken(server, SCHOOL);
  const { items } = await call(server, SCHOOL, contract.courses.mine, { page: 1, pageSize: 50 }, token);
  const lists = await Promise.all(
    items
      .filter(({ kind }) => kind === 'live')
      .map(({ id, saleId }) => call(server, SCHOOL, contract.courses.lessons, { id, saleId }, token)),
  );
  const coming = lists
    .flat()
    .flatMap(({ state, datedId, startsAt, endsAt }) =>
      state === 'next' && datedId !== undefined && startsAt !== undefined && endsAt !== undefined
        ? [{ lessonId: datedId, startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) }]
        : [],
    );
  const [first] = coming
    .filter(({ startsAt }) => startsAt - Date.now() > 60 * MINUTE_MS)
    .toSorted((one, other) => one.startsAt - other.startsAt);
  if (!first) throw new Error('the demo student has no lesson to come');
  return first;
}

test('a live class opens on time, records entry and exit, and ends (J5.1, J5.2)', async ({ page, server }) => {
  const { lessonId, startsAt, endsAt } = await comingLesson(server);
  await simulate(server, 'clock', { now: new Date(startsAt - 15 * MINUTE_MS - EARLY_MS).toISOString() });
  // The login would expire in the days in between.
  const token = await demoToken(server, SCHOOL);
  const enter = (input = { lessonId }) => call(server, SCHOOL, contract.classRoom.enter, input, token);
  const isInside = async () => (await call(server, SCHOOL, contract.classRoom.info, { lessonId }, token)).isInside;

  await test.step('before entry opens, the typed address is refused (J5.1)', async () => {
    await expect(enter()).rejects.toThrow(`${ResultCode.tooEarly}`);
    await page.clock.install();
    await page.goto(server.url(SCHOOL, `/toclass?id=${lessonId}`));
    await page.getByRole('link', { name: text.login }).click();
    await logIn(page);
    await page.waitForURL(/\/toclass\?id=/);
    await expect(page.getByRole('button', { name: /可进入$/ })).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('on time, the button is enabled without a reload (J5.1)', async () => {
    await simulate(server, 'clock', { advanceMs: EARLY_MS });
    await page.clock.fastForward(EARLY_MS);
    await expect(page.getByRole('button', { name: text.enter })).toBeVisible();
  });

  await test.step('entering opens the room in a new tab and is recorded; so is leaving (J5.2)', async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: text.enter }).click();
    const room = await opened;
    await room.waitForURL(new RegExp(`/sandbox/class/${lessonId}$`));
    await expect(room.getByText('这一页代替学校自己的直播教室')).toBeVisible();
    expect(await room.evaluate(() => window.opener)).toBeNull();
    await room.close();
    await expect(page.getByRole('heading', { name: text.inside })).toBeVisible();
    expect(await isInside()).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: text.leave }).click();
    await expect(page.getByRole('button', { name: text.enter })).toBeVisible();
    expect(await isInside()).toBe(false);
  });

  await test.step('after its end it cannot be entered (J5.1)', async () => {
    await simulate(server, 'clock', { now: new Date(endsAt).toISOString() });
    await expect(enter()).rejects.toThrow(`${ResultCode.classEnded}`);
    await page.reload();
    await expect(page.getByText(text.state.ended)).toBeVisible();
  });
});

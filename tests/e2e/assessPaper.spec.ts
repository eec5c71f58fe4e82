import { contract } from '@shuyuan/contract';
import { call, newPhone } from './support/api.ts';
import { beginAsGuest, choose, firstChoice, like, saved } from './support/assess.ts';
import { assessedCourse } from './support/assessAddresses.ts';
import { handIn, secondsLeft } from './support/paper.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const { assess } = words.cn;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test.setTimeout(150_000);

test('a paper goes by the server’s time where the browser is an hour ahead, and what is answered without a network is sent once it is back (J1.6)', async ({
  page,
  context,
  server,
  trouble,
}) => {
  const school = 'shengya';
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  const { linkId } = await assessedCourse(server, school);
  const { limitMinutes = 0 } = await call(server, school, contract.assessments.intro, { linkId });
  await page.clock.install({ time: Date.now() + HOUR_MS });
  await page.goto(server.url(school, `/assess/evaluation?bid=${linkId}`));
  await beginAsGuest(page, { name: '周小满', phone: newPhone() });
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(limitMinutes * 60);
  expect(await secondsLeft(page)).toBeGreaterThan(limitMinutes * 60 - 120);

  await context.setOffline(true);
  await choose(page, 0);
  await expect(page.getByText('没有网络，已存在这台设备')).toBeVisible();
  await context.setOffline(false);
  await page.clock.fastForward(MINUTE_MS);
  await expect(saved(page)).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!key.endsWith('guest_records')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(firstChoice(page, 0)).toBeChecked(); // from the server: nothing else is stored here
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: like(assess.result.level) })).toBeVisible();
});

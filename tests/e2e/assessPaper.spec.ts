import type { Page } from '@playwright/test';
import { contract, ResultCode } from '@shuyuan/contract';
import { call, newPhone, register, simulate } from './support/api.ts';
import { beginAsGuest, choose, firstChoice, recordOn, saved, verdictTitle } from './support/assess.ts';
import { assessedCourse } from './support/assessAddresses.ts';
import { handIn, secondsLeft } from './support/paper.ts';
import { expect, test, testWithOwnServer } from './support/test.ts';
import { comeIn } from './support/trade.ts';
import { words } from './support/words.ts';

const { assess, practice } = words.cn;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The clock that is moved ends papers of every school. */
const deadlineTest = testWithOwnServer();

deadlineTest.afterEach(async ({ server }) => {
  await simulate(server, 'clock', { now: null });
});

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
  const sheet = page.getByRole('complementary', { name: '答题卡' });
  await expect(page.getByText(practice.lost.title)).toBeVisible();
  await expect(sheet.getByRole('button', { name: '第1题，待补交' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: '联网后交卷' })).toBeDisabled();
  await page.getByRole('button', { name: practice.lost.retry }).click(); // still without a network
  await expect(page.getByText(practice.lost.title)).toBeVisible();
  await context.setOffline(false);
  await page.clock.fastForward(MINUTE_MS);
  await expect(page.getByText(practice.lost.title)).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!key.endsWith('guest_records')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(firstChoice(page, 0)).toBeChecked(); // from the server: nothing else is stored here
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: verdictTitle })).toBeVisible();
});

test('a paper in two tabs is one: each shows what the other has answered, and it is handed in once (J1.6)', async ({
  page,
  context,
  server,
}) => {
  const school = 'jinyouhui';
  const { linkId } = await assessedCourse(server, school);
  const sent = responsesOf(page);
  await page.goto(server.url(school, `/assess/evaluation?bid=${linkId}`));
  const id = await beginAsGuest(page, { name: '周小满', phone: newPhone() });
  await choose(page, 0);
  await expect(saved(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(firstChoice(second, 0)).toBeChecked();
  await choose(second, 1);
  await expect(saved(second)).toBeVisible();
  await page.reload();
  await expect(firstChoice(page, 1)).toBeChecked();
  await test.step('no byte that was sent until now holds a right answer or an analysis (Z4)', async () => {
    const texts = await sent();
    expect(texts.some((text) => text.includes('questionList'))).toBe(true);
    for (const text of texts) expect(text).not.toMatch(/"(?:answer|analysisHtml|criterionList)":(?!null)/);
  });

  await handIn(page);
  const result = server.url(school, `/assess/result?bid=${linkId}&cid=${id}`);
  await expect(page).toHaveURL(result);
  await handIn(second);
  await expect(second).toHaveURL(result);
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { level: 1, name: verdictTitle })).toBeVisible();
  }
});

test('two guests with one phone have a paper each, read neither the other’s, and the account of the phone takes over what its student says is hers (decision 0057)', async ({
  page,
  another,
  server,
}) => {
  const school = 'chindleten';
  const phone = newPhone();
  const { linkId } = await assessedCourse(server, school);
  const ticket = server.url(school, `/assess/evaluation?bid=${linkId}`);
  const { page: other, trouble } = await another();
  await page.goto(ticket);
  await other.goto(ticket);
  const [one, two] = [
    await beginAsGuest(page, { name: '何沐阳', phone }),
    await beginAsGuest(other, { name: '何沐晴', phone }),
  ];
  expect(one).not.toBe(two);
  await choose(page, 0);
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(firstChoice(other, 0)).not.toBeChecked();
  for (const [tab, id] of [
    [page, one],
    [other, two],
  ] as const) {
    await handIn(tab);
    await expect(tab).toHaveURL(server.url(school, `/assess/result?bid=${linkId}&cid=${id}`));
  }
  // Until here every call has its answer. The result of the other one does not exist for this guest, which the console tells.
  expect(trouble.troubles).toEqual([]);
  for (const { path } of [contract.assessments.result, contract.assessments.review])
    trouble.allow(new RegExp(`status of 404.*${path}`));
  await other.goto(server.url(school, `/assess/result?bid=${linkId}&cid=${one}`));
  await expect(other.getByRole('heading', { level: 1, name: assess.missingRecord })).toBeVisible();

  const { token } = await register(server, school, phone);
  const mine = async () => {
    const { items } = await call(server, school, contract.assessments.mine, { page: 1, pageSize: 10 }, token);
    return items.map(({ id, guestName }) => [id, guestName]);
  };
  expect(await mine()).toEqual([]);
  const { records } = await call(server, school, contract.assessments.claimable, {}, token);
  expect(records.map(({ id }) => id).sort()).toEqual([one, two].sort());
  await call(server, school, contract.assessments.claim, { ids: [two] }, token);
  expect(await mine()).toEqual([[two, '何沐晴']]);
});

deadlineTest(
  'a paper whose time is over is handed in with what is there, says so, and takes nothing after that (J1.6, I12)',
  async ({ page, server }) => {
    const school = '6c';
    const { linkId, saleId } = await assessedCourse(server, school);
    const { token } = await comeIn(page, server, school);
    await page.clock.install({ time: Date.now() });
    await page.goto(server.url(school, `/course/evaluation/${saleId}/${linkId}`));
    await page.getByRole('button', { name: assess.start, exact: true }).click();
    await page.waitForURL(new RegExp(`/course/questions/${saleId}/${linkId}`));
    const id = recordOn(page);
    await choose(page, 0);
    await expect(saved(page)).toBeVisible();
    const {
      endsAt = '',
      limitMinutes = 0,
      answers,
    } = await call(server, school, contract.assessments.paper, { id }, token);
    await simulate(server, 'clock', { now: new Date(Date.parse(endsAt) + 1_000).toISOString() });
    await page.clock.fastForward(limitMinutes * MINUTE_MS);
    const dialog = page.getByRole('dialog', { name: practice.timeUp.title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(/^1\/\d+$/)).toBeVisible();
    await page.keyboard.press('Escape'); // there is one way out
    await expect(dialog.getByRole('button')).toHaveCount(1);
    await dialog.getByRole('button', { name: practice.timeUp.see }).click();
    await expect(page).toHaveURL(new RegExp(`/course/score.*cid=${id}`));
    await expect(page.getByRole('heading', { level: 1, name: verdictTitle })).toBeVisible();
    const result = await call(server, school, contract.assessments.result, { id }, token);
    expect(result).toMatchObject({ state: 'finished', submittedAt: endsAt, usedS: limitMinutes * 60 });
    const [{ questionId = 0, version = 0 } = {}] = answers;
    const late = { id, questionId, values: ['A'], files: [], version };
    await expect(call(server, school, contract.assessments.saveAnswer, late, token)).rejects.toThrow(
      `${ResultCode.timeOver}`,
    );
  },
);

/** Everything that the server has sent to a page until the function is called. */
function responsesOf(page: Page): () => Promise<string[]> {
  const reads: Promise<string>[] = [];
  page.on('response', (response) => reads.push(response.text().catch(() => '')));
  return () => Promise.all([...reads]);
}

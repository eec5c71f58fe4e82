import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { rush } from '../../apps/portal/src/i18n/cn/rush.ts';
import { LONG_TEST_MS } from '../../scripts/bounds.ts';
import { call, newPhone, simulate } from './support/api.ts';
import { fillTicket, firstChoice, recordOn } from './support/assess.ts';
import { assessedCourse } from './support/assessAddresses.ts';
import { inSchool, plainUrl } from './support/plainHttp.ts';
import { type Server, startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { words } from './support/words.ts';

const SCHOOL = '6c';
/** Starts of one network in an hour that need no proof. */
const FREE = 120;
/** Longer than a challenge may be answered. */
const LATE_MS = 6 * 60_000;
const { path } = contract.assessments.start;
const { assess } = words.cn;
const startButton = (page: Page) => page.getByRole('button', { name: assess.start, exact: true });
test.describe.configure({ timeout: LONG_TEST_MS });

/** A server from whose network so many guests have started that the next one has to prove some work (S15); the link that they used. */
async function crowdedServer(dataDir: string): Promise<{ server: Server; linkId: number }> {
  const server = await startServer(dataDir, { env: { RATE_LIMIT_FACTOR: '0' } });
  const { linkId } = await assessedCourse(server, SCHOOL);
  for (let index = 0; index < FREE; index += 1)
    await call(server, SCHOOL, contract.assessments.start, { linkId, guestName: '同学', guestPhone: newPhone() });
  return { server, linkId };
}

/** Starts that a page sends, each with its idempotency key and its proof; `onProven` runs before one with a proof goes on. */
async function startsOf(page: Page, onProven: () => Promise<unknown>) {
  const sent: { requestId: string; proof?: string }[] = [];
  await page.route(`**/api${path}`, async (route) => {
    const { requestId, proof } = route.request().postDataJSON() as (typeof sent)[number];
    sent.push({ requestId, ...(proof === undefined ? {} : { proof }) });
    if (proof !== undefined) await onProven();
    await route.continue();
  });
  return sent;
}

/** A guest gives name and phone: the page says that it works, takes no second press, proves in a worker, and the paper opens. */
async function startInCrowd(page: Page, url: string): Promise<void> {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  const sent = await startsOf(page, async () => {
    await expect(toast(page, rush.proving)).toBeVisible();
    // A guest who does not wait presses again.
    await startButton(page).click({ force: true });
    await page.keyboard.press('Enter');
  });
  await page.goto(url);
  await fillTicket(page, { name: '何沐阳', phone: newPhone() });
  await page.waitForURL(/\/questions.*cid=\d+/, { timeout: LONG_TEST_MS });
  await expect(firstChoice(page, 0)).toBeVisible();
  await expect(toast(page, rush.proving)).toBeHidden();
  expect(recordOn(page)).toBeGreaterThan(0);
  const [first, second] = sent;
  expect(sent).toEqual([{ requestId: first?.requestId }, { requestId: first?.requestId, proof: second?.proof }]);
  expect(workers).toEqual([expect.stringMatching(/^\/web\/assets\/proof\.worker-[\w-]+\.js$/)]);
}

test('a guest in a crowded network starts an assessment: the browser proves its work beside the page, and the paper opens (S15, decision 0063)', async ({
  page,
  newDataDir,
}) => {
  const { server, linkId } = await crowdedServer(newDataDir());
  await startInCrowd(page, server.url(SCHOOL, `/assess/evaluation?bid=${linkId}`));
  // What the paper still loads is not to fail with the server.
  await page.goto('about:blank');
  await server.stop();
});

test('so does a guest of a school on plain http, where browsers have no crypto.subtle (S15)', async ({
  newDataDir,
}) => {
  const { server, linkId } = await crowdedServer(newDataDir());
  await inSchool(async (open) => {
    const page = await open.newPage({ viewport: { width: 1280, height: 900 } });
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    await startInCrowd(page, plainUrl(server, SCHOOL, `/assess/evaluation?bid=${linkId}`));
    expect(await page.evaluate(() => typeof crypto.subtle)).toBe('undefined');
    expect(failures).toEqual([]);
  });
  await server.stop();
});

test('a guest whose proofs all come too late reads a sentence, and starts once they are in time (2013)', async ({
  page,
  newDataDir,
}) => {
  const { server, linkId } = await crowdedServer(newDataDir());
  let isLate = true;
  let now = Date.now();
  const sent = await startsOf(page, async () => {
    if (!isLate) return;
    now += LATE_MS;
    await simulate(server, 'clock', { now: new Date(now).toISOString() });
  });
  await page.goto(server.url(SCHOOL, `/assess/evaluation?bid=${linkId}`));
  await fillTicket(page, { name: '何沐阳', phone: newPhone() });
  await expect(page.getByText(/需要浏览器先完成一次安全验证，请刷新页面后再试/).first()).toBeVisible({
    timeout: LONG_TEST_MS,
  });
  await expect(toast(page, rush.proving)).toBeHidden();
  // Three proofs, and no more.
  expect(sent.map(({ proof }) => proof !== undefined)).toEqual([false, true, true, true]);
  expect(new URL(page.url()).pathname).toBe('/web/assess/evaluation');
  isLate = false;
  await startButton(page).click();
  await page.waitForURL(/\/questions.*cid=\d+/, { timeout: LONG_TEST_MS });
  await expect(firstChoice(page, 0)).toBeVisible();
  await page.goto('about:blank');
  await server.stop();
});

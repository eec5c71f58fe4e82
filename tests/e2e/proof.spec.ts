import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { rush } from '../../apps/portal/src/i18n/cn/rush.ts';
import { LONG_TEST_MS } from '../../scripts/bounds.ts';
import { codeFor, newPhone, PASSWORD } from './support/api.ts';
import { ask } from './support/http.ts';
import { inSchool, plainUrl } from './support/plainHttp.ts';
import { hostOf, type Server, startServer } from './support/server.ts';
import { accountForm } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

const SCHOOL = '6c';
const { path } = contract.account.sendCode;
test.describe.configure({ timeout: LONG_TEST_MS });

/** Somebody at an address has a code sent to a phone. */
async function askForCode({ port }: Server, phone: string, address: string): Promise<void> {
  const { text } = await ask({
    port,
    host: hostOf(SCHOOL),
    method: 'POST',
    path: `/api${path}`,
    headers: { 'x-forwarded-for': address },
    body: { phone, scene: 2, isStudent: 1, requestId: crypto.randomUUID() },
  });
  expect(JSON.parse(text)).toMatchObject({ resultCode: 0 });
}

/** Strangers at five addresses have codes sent to a phone: whoever asks next has to prove some work (S15). */
async function attack(server: Server, phone: string): Promise<void> {
  for (let index = 1; index <= 5; index += 1) await askForCode(server, phone, `203.0.113.${index}`);
}

/** A newcomer registers with that phone: the page says that it works, finds the proof in a worker, and gets the code. */
async function registerUnderAttack(page: Page, server: Server, url: string): Promise<void> {
  const phone = newPhone();
  await attack(server, phone);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  const proofs: string[] = [];
  await page.route(`**/api${path}`, async (route) => {
    const { proof } = route.request().postDataJSON() as { proof?: string };
    if (proof !== undefined) {
      proofs.push(proof);
      // The page says why it waits, and answers its student meanwhile.
      await expect(toast(page, rush.proving)).toBeVisible();
      await accountForm(page).nickname.fill('新来的');
    }
    await route.continue();
  });
  await page.goto(url);
  const form = accountForm(page);
  await form.account.fill(phone);
  await form.sendCode.click();
  await expect(page.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible({ timeout: LONG_TEST_MS });
  await expect(toast(page, rush.proving)).toBeHidden();
  expect(proofs).toHaveLength(1);
  expect(workers).toEqual([expect.stringMatching(/^\/web\/assets\/proof\.worker-[\w-]+\.js$/)]);
  await form.code.fill(await codeFor(server, SCHOOL, phone));
  await form.password.fill(PASSWORD);
  await form.consent.check();
  await form.register.click();
  await expect(page).toHaveURL(/\/web\/index$/);
}

test('a newcomer whose phone strangers ask codes for registers: the browser proves its work beside the page (S15, X2)', async ({
  page,
  newDataDir,
}) => {
  const server = await startServer(newDataDir(), { env: { TRUST_PROXY: '1' } });
  await registerUnderAttack(page, server, server.url(SCHOOL, '/register'));
  // What the next page still loads is not to fail with the server.
  await page.goto('about:blank');
  await server.stop();
});

test('so does one of a school on plain http, where browsers have no crypto.subtle (S15)', async ({ newDataDir }) => {
  const server = await startServer(newDataDir(), { env: { TRUST_PROXY: '1' } });
  await inSchool(async (open) => {
    const page = await open.newPage({ viewport: { width: 1280, height: 900 } });
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    const url = plainUrl(server, SCHOOL, '/register');
    await page.goto(url);
    expect(await page.evaluate(() => typeof crypto.subtle)).toBe('undefined');
    await registerUnderAttack(page, server, url);
    expect(failures).toEqual([]);
  });
  await server.stop();
});

test('a code that the school’s limit of messages ends is refused in a sentence, and nothing is worked on (2014, decision 0063)', async ({
  page,
  newDataDir,
}) => {
  // An hour may take a quarter of a day: one message.
  const server = await startServer(newDataDir(), { env: { TRUST_PROXY: '1', SMS_SCHOOL_DAY_LIMIT: '4' } });
  await askForCode(server, newPhone(), '203.0.113.1');
  await page.goto(server.url(SCHOOL, '/register'));
  const form = accountForm(page);
  await form.account.fill(newPhone());
  await form.sendCode.click();
  await expect(page.getByText(/本校的短信发送量已达上限，请过一小时再试/).first()).toBeVisible();
  await expect(toast(page, rush.proving)).toHaveCount(0);
  await expect(form.sendCode).toBeEnabled();
  await page.goto('about:blank');
  await server.stop();
});

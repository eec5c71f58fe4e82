import { RECONNECT_DELAYS_S, RECONNECT_TRIES } from '@shuyuan/rules';
import { quiet } from './support/quiet.ts';
import { DEMO, logIn } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test('after ten tries in vain the window says so, and another try is a click away (§4, W5)', async ({
  page,
  server,
}) => {
  let isDown = true;
  let sockets = 0;
  await page.routeWebSocket(/\/socket\//, (socket) => {
    sockets += 1;
    if (isDown) void socket.close({ code: 1013 });
    else socket.connectToServer();
  });
  // The waits as planned, without their spread.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.clock.install();
  await page.goto(server.url('shengya', '/login?referer=%2Fweb%2Fchat'));
  await logIn(page, 'cn', DEMO);
  await page.waitForURL(/\/chat/);
  const first = page.getByText(new RegExp(`第\\d+次，最多${RECONNECT_TRIES}次`));
  await expect(first).toBeVisible();
  // On a busy machine some tries are over before the first one is seen: from here on the time is the test's.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
  await quiet(page, 300);
  // A try whose end was under way when the time stopped may still be told: each wait is that of the try that is shown.
  const shown = async () => Number(/\d+/.exec((await first.allInnerTexts()).join())?.[0] ?? 0);
  for (let tried = 0; tried < RECONNECT_TRIES; ) {
    await expect.poll(shown).toBeGreaterThan(tried);
    tried = await shown();
    await page.clock.runFor((RECONNECT_DELAYS_S[tried - 1] ?? 0) * 1000);
  }
  await expect(page.getByText(`试了${RECONNECT_TRIES}次都没连上`)).toBeVisible();
  await page.clock.runFor('02:00');
  expect(sockets).toBe(1 + RECONNECT_TRIES);
  isDown = false;
  const retry = page.getByRole('button', { name: '重新连接', exact: true });
  await retry.click();
  await expect(page.getByText('已经连上了')).toBeVisible();
  await expect(retry).toBeHidden();
});

test('live code that did not come is fetched again by itself, and no visitor without a login loads it', async ({
  page,
  server,
  trouble,
}) => {
  const fetched: string[] = [];
  let refused = 0;
  // The files of the live code are fetched before they are imported; those of pages are not.
  await page.route('**/web/assets/*.js', (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    fetched.push(route.request().url());
    if (fetched.length > 1) return route.continue();
    refused += 1;
    return route.abort('internetdisconnected');
  });
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(server.url('shengya', '/login?referer=%2Fweb%2Findex'));
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await logIn(page, 'cn', DEMO);
  await page.waitForURL(/\/index/);
  const tools = page.getByRole('complementary', { name: words.cn.live.tools });
  await expect(tools.getByRole('button').first()).toBeVisible();
  expect(refused).toBe(1);
});

import type { BrowserContext, Page } from '@playwright/test';
import { deviceTest } from '../../apps/portal/src/i18n/cn/deviceTest.ts';
import { login } from '../../apps/portal/src/i18n/cn/login.ts';
import { thread } from './support/articles.ts';
import { inSchool, plainUrl } from './support/plainHttp.ts';
import { logIn } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { kit, words } from './support/words.ts';

const SCHOOL = 'shengya';

async function watched(context: BrowserContext): Promise<{ page: Page; failures: string[] }> {
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  return { page, failures };
}

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: kit.cn.accountMenu });

test('a school without https works on its own network: login, comment and copying; what needs https says so (decision 0043)', async ({
  server,
}) => {
  const at = (path: string) => plainUrl(server, SCHOOL, path);
  await inSchool(async (open) => {
    const context = await open.newContext({ viewport: { width: 1280, height: 900 } });
    const { page, failures } = await watched(context);
    await page.goto(at('/login'));
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([false, 'undefined']);
    await logIn(page);
    await expect(page).toHaveURL(at('/index'));
    await expect(account(page)).toBeVisible();
    await page.reload();
    await expect(account(page)).toBeVisible();

    await test.step('a comment is sent', async () => {
      await page.goto(at('/news'));
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
      const field = page.getByRole('textbox', { name: thread.write });
      const said = `在学校内网里写的${Date.now()}`;
      await field.fill(said);
      await field.press('Control+Enter');
      await expect(page.getByRole('list', { name: thread.list }).getByText(said)).toBeVisible();
    });

    await test.step('an article can be written, and a second tab reads its draft', async () => {
      await page.goto(at('/headline/add'));
      const title = page.getByRole('textbox', { name: words.cn.writing.titleLabel });
      await title.fill('内网里的一篇');
      await page.goto(at('/index'));
      await page.goto(at('/headline/add'));
      await expect(title).toHaveValue('内网里的一篇');
    });

    await test.step('camera and microphone name what they need', async () => {
      await page.goto(at('/test'));
      await expect(page.getByText(deviceTest.unsupportedHint)).toBeVisible();
    });
    expect(failures).toEqual([]);
  });
});

for (const kind of ['throws', 'drops'] as const) {
  test(`a browser that ${kind} cookies shows the login with a sentence, logs in, and is never blank (B6)`, async ({
    page,
    server,
  }) => {
    await page.addInitScript((how) => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(
        Document.prototype,
        'cookie',
        how === 'throws' ? { get: refuse, set: refuse } : { get: () => '', set: () => undefined },
      );
      if (how === 'throws')
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    }, kind);
    await page.goto(server.url(SCHOOL, '/login'));
    await expect(page.getByText(login.noCookies)).toBeVisible();
    await logIn(page);
    await expect(page).toHaveURL(server.url(SCHOOL, '/index'));
    await expect(account(page)).toBeVisible();
    await expect(page.getByText(login.notStored)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: '选课' }).click();
    await expect(account(page)).toBeVisible();
    await page.goto(server.url(SCHOOL, '/learn'));
    await expect(page.getByText(login.noCookies)).toBeVisible();
  });
}

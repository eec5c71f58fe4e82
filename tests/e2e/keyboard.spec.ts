import { DEMO } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const { account: text, common } = words.cn;

test('the first tab stop skips the header (WCAG 2.4.1)', async ({ page, server }) => {
  await page.goto(server.url('6c', '/index'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: common.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInside = await page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
  expect(isInside).toBe(true);
});

test('a new page moves the focus to its heading, and has its own title (§2, WCAG 2.4.3)', async ({ page, server }) => {
  await page.goto(server.url('6c', '/index'));
  await page.getByRole('banner').getByRole('link', { name: '选课' }).click();
  await expect(page).toHaveURL(server.url('6c', '/course'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: common.footer.lecturers }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(server.url('6c', '/teacher/certification'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a student logs in with the keyboard alone (WCAG 2.1.1)', async ({ page, server }) => {
  await page.goto(server.url('6c', '/login'));
  const account = page.getByRole('textbox', { name: text.account, exact: true });
  await expect(account).toBeVisible();
  for (
    let stops = 0;
    stops < 10 && !(await account.evaluate((field) => field === document.activeElement));
    stops += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(DEMO.account);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  const consent = page.getByRole('checkbox', { name: /^我已阅读并同意/ });
  await expect(consent).toBeFocused();
  await page.keyboard.press('Space');
  await expect(consent).toBeChecked();
  const button = page.getByRole('button', { name: text.loginTitle, exact: true });
  for (let stops = 0; stops < 10 && !(await button.evaluate((one) => one === document.activeElement)); stops += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(server.url('6c', '/index'));
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`pages ${reducedMotion === 'reduce' ? 'do not fade where motion is unwelcome' : 'fade in'} (§2)`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const fades: string[] = [];
      Object.assign(globalThis, { fades });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        fades.push(JSON.stringify(given[0]));
        return animate.apply(this, given);
      };
    });
    await page.goto(server.url('6c', '/courseintroduce'));
    await page.getByRole('banner').getByRole('link', { name: '首页' }).click();
    await expect(page).toHaveURL(server.url('6c', '/index'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const fades = await page.evaluate(() => (globalThis as unknown as { fades: string[] }).fades);
    expect(fades.some((fade) => fade.includes('opacity'))).toBe(reducedMotion === 'no-preference');
    const running = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    // A skeleton appears after 300 ms, by an animation that only delays; once the page has loaded nothing may move.
    if (reducedMotion === 'reduce') await expect.poll(running).toBe(0);
  });
}

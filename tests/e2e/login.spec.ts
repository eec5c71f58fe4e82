import { codeFor, newPhone, register, simulate } from './support/api.ts';
import { accountForm, DEMO, logIn } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const { account: text } = words.cn;

test('a student logs in by password; a wrong one is refused under its field (§5, A4)', async ({ page, server }) => {
  await page.goto(server.url('shengya', '/login'));
  const form = accountForm(page);
  await logIn(page, 'cn', { ...DEMO, password: 'wrong-1234' });
  await expect(form.password).toHaveAttribute('aria-invalid', 'true');
  await expect(form.password).toHaveAccessibleDescription(/密码/);
  await expect(form.password).toBeFocused();
  await form.password.fill(DEMO.password);
  await form.logIn.click();
  await expect(page).toHaveURL(server.url('shengya', '/index'));
  await expect(page.getByRole('banner').getByRole('button', { name: /林知夏/ })).toBeVisible();
});

test('an unknown account is refused in the same words as a wrong password (A4)', async ({ page, server }) => {
  await page.goto(server.url('shengya', '/login'));
  const { password } = accountForm(page);
  const said: (string | null)[] = [];
  for (const account of [newPhone(), DEMO.account]) {
    await logIn(page, 'cn', { account, password: 'wrong-1234' });
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    said.push(
      await password.evaluate(
        (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null,
      ),
    );
    await password.fill('');
  }
  expect(said[0]).toBe(said[1]);
  expect(said[0]).toBeTruthy();
});

test('nobody logs in without consent to the agreements (§5)', async ({ page, server }) => {
  await page.goto(server.url('shengya', '/login'));
  const form = accountForm(page);
  await form.account.fill(DEMO.account);
  await form.password.fill(DEMO.password);
  await form.logIn.click();
  await expect(form.consent).toBeFocused();
  await expect(form.consent).toHaveAccessibleDescription('请先阅读并勾选同意协议');
  await expect(page).toHaveURL(server.url('shengya', '/login'));
});

test('a student logs in by code; the account typed for the password is kept (§5, product.md 2.2)', async ({
  page,
  server,
}) => {
  await page.goto(server.url('jinyouhui', '/login'));
  const form = accountForm(page);
  await form.account.fill(DEMO.account);
  await page.getByRole('link', { name: text.byCode }).click();
  await expect(page).toHaveURL(server.url('jinyouhui', '/codelogin'));
  await expect(form.account).toHaveValue(DEMO.account);
  await form.sendCode.click();
  await expect(page.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible();
  const code = await codeFor(server, 'jinyouhui', DEMO.account);
  await form.consent.check();
  await form.code.fill(code === '000000' ? '000001' : '000000');
  await form.logIn.click();
  await expect(form.code).toHaveAttribute('aria-invalid', 'true');
  await form.code.fill(code);
  await form.logIn.click();
  await expect(page).toHaveURL(server.url('jinyouhui', '/index'));
});

test('a code can be requested again after 60 s, not before (§9, A5)', async ({ page, server }) => {
  const phone = newPhone();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('generateCommonCaptchaCodeNew')) asked += 1;
  });
  await page.clock.install();
  await page.goto(server.url('jinyouhui', '/codelogin'));
  const form = accountForm(page);
  await form.account.fill(phone);
  await form.sendCode.click();
  const waiting = page.getByRole('button', { name: /秒后重发$/ });
  await expect(waiting).toHaveText(/^(60|59|58|57)秒后重发$/);
  const first = await codeFor(server, 'jinyouhui', phone);
  await waiting.press('Enter');
  await page.clock.runFor(50_000);
  await expect(waiting).toHaveText(/^\d秒后重发$/);
  await waiting.press('Enter');
  expect(asked).toBe(1);
  await page.clock.runFor(11_000);
  await simulate(server, 'clock', { advanceMs: 61_000 });
  await page.getByRole('button', { name: '重新获取' }).click();
  await expect(waiting).toBeVisible();
  expect(asked).toBe(2);
  expect(await codeFor(server, 'jinyouhui', phone)).toMatch(/^\d{6}$/);
  expect(first).toMatch(/^\d{6}$/);
});

test('a new password ends all other logins, and the old one no longer works (A3)', async ({
  page,
  server,
  another,
}) => {
  const student = await register(server, 'chindleten');
  const elsewhere = await another();
  await elsewhere.page.goto(server.url('chindleten', '/login?referer=%2Fweb%2Fpersonal'));
  await logIn(elsewhere.page, 'cn', { account: student.account, password: student.password });
  await expect(elsewhere.page).toHaveURL(server.url('chindleten', '/personal'));

  await simulate(server, 'clock', { advanceMs: 61_000 });
  await page.goto(server.url('chindleten', '/login'));
  await page.getByRole('link', { name: text.forgot }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.resetTitle })).toBeVisible();
  const form = accountForm(page);
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  await form.account.fill(student.account);
  await button(text.sendCode).click();
  await form.code.fill(await newCode());
  await button(text.next).click();
  await form.newPassword.fill(student.password);
  await form.repeated.fill('Maple8river');
  await button(text.submitReset).click();
  await expect(form.repeated).toHaveAccessibleDescription(text.problems.repeated);
  await form.repeated.fill(student.password);
  await button(text.submitReset).click();
  await expect(form.newPassword).toHaveAttribute('aria-invalid', 'true');
  await form.newPassword.fill('Maple8river');
  await form.repeated.fill('Maple8river');
  await button(text.submitReset).click();
  await expect(page.getByText(text.resetDone)).toBeVisible();

  // The socket notifies the other browser at once.
  await expect(elsewhere.page).toHaveURL(server.url('chindleten', '/login?referer=%2Fweb%2Fpersonal'));
  await expect(elsewhere.page.getByText(text.endedNotice)).toBeVisible();

  await page
    .getByRole('link', { name: text.backToLogin })
    .or(page.getByRole('link', { name: text.loginNow }))
    .first()
    .click();
  await logIn(page, 'cn', { account: student.account, password: student.password });
  await expect(form.password).toHaveAttribute('aria-invalid', 'true');
  await form.password.fill('Maple8river');
  await form.logIn.click();
  await expect(page).toHaveURL(server.url('chindleten', '/index'));

  async function newCode() {
    await expect(form.code).toBeVisible();
    return codeFor(server, 'chindleten', student.account);
  }
});

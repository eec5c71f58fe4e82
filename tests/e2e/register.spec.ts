import { codeFor, newPhone, PASSWORD, register, simulate } from './support/api.ts';
import { accountForm } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const { problems } = words.cn.account;

test('a visitor registers with the code from the outbox and returns to the page they came from (J1.3, A5)', async ({
  page,
  server,
}) => {
  const phone = newPhone();
  await page.goto(server.url('6c', '/personal'));
  await expect(page).toHaveURL(server.url('6c', '/login?referer=%2Fweb%2Fpersonal'));
  await page.getByRole('link', { name: words.cn.account.registerNow }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.cn.account.registerTitle })).toBeVisible();
  await expect(page).toHaveURL(server.url('6c', '/register?referer=%2Fweb%2Fpersonal'));
  const form = accountForm(page);
  await form.account.fill(phone);
  await form.sendCode.click();
  await expect(page.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible();
  await form.code.fill(await codeFor(server, '6c', phone));
  await form.password.fill(PASSWORD);
  await form.nickname.fill('小明_01');
  await page.getByRole('combobox', { name: words.cn.account.grade }).click();
  await page.getByRole('option').nth(2).click();
  await form.consent.check();
  await form.register.click();
  await expect(page).toHaveURL(server.url('6c', '/personal'));
  await expect(page.getByRole('heading', { level: 1, name: '小明_01' })).toBeVisible();
  await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible();
});

test('each wrong input is refused under its own field, and nothing is sent (§5, J1.3, X7)', async ({
  page,
  server,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/register|generateCommonCaptchaCodeNew/.test(request.url()) && request.method() === 'POST')
      sent.push(request.url());
  });
  await page.goto(server.url('6c', '/register'));
  const form = accountForm(page);
  await form.register.click();
  await expect(form.account).toBeFocused();
  const cases = [
    { field: form.account, value: '1380000', problem: problems.format },
    { field: form.account, value: 'somebody@nowhere', problem: problems.format },
    { field: form.code, value: '12345', problem: problems.code },
    { field: form.password, value: 'abc', problem: problems.passwordLength },
    { field: form.password, value: 'abcdefgh', problem: problems.classes },
    { field: form.password, value: 'abc 12345', problem: problems.passwordCharacters },
    { field: form.nickname, value: 'a b', problem: problems.nicknameCharacters },
    { field: form.nickname, value: '一二三四五六七八九十一二三四五六', problem: problems.nicknameLength },
  ];
  for (const { field, value, problem } of cases) {
    await field.fill(value);
    await field.press('Enter');
    await expect(field, value).toHaveAccessibleDescription(problem);
    await expect(field, value).toHaveAttribute('aria-invalid', 'true');
  }
  await form.sendCode.click();
  await expect(form.account).toHaveAccessibleDescription(problems.format);
  expect(sent).toEqual([]);
});

test('without consent to the agreements there is no account (§5, A7)', async ({ page, server }) => {
  const phone = newPhone();
  await page.goto(server.url('6c', '/register'));
  const form = accountForm(page);
  await form.account.fill(phone);
  await form.sendCode.click();
  await expect(page.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible();
  await form.code.fill(await codeFor(server, '6c', phone));
  await form.password.fill(PASSWORD);
  await form.nickname.fill('没有同意');
  await form.register.click();
  await expect(form.consent).toBeFocused();
  await expect(form.consent).toHaveAccessibleDescription('请先阅读并勾选同意协议');
  await expect(page).toHaveURL(server.url('6c', '/register'));

  await page.getByRole('link', { name: /用户协议|服务协议/ }).click();
  const agreement = page.getByRole('dialog');
  await expect(agreement.getByText(/\p{Script=Han}{10}/u).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(agreement).toBeHidden();
  await expect(form.consent).not.toBeChecked();
  await form.consent.check();
  await form.register.click();
  await expect(page).toHaveURL(server.url('6c', '/index'));
});

test('an existing account is refused under its field, and only with a correct code (T4, A5)', async ({
  page,
  server,
}) => {
  const { account } = await register(server, 'shengya');
  await simulate(server, 'clock', { advanceMs: 61_000 });
  await page.goto(server.url('shengya', '/register'));
  const form = accountForm(page);
  await form.account.fill(account);
  await form.password.fill(PASSWORD);
  await form.nickname.fill('第二次');
  await form.consent.check();
  await form.sendCode.click();
  await expect(page.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible();
  const code = await codeFor(server, 'shengya', account);
  await form.code.fill(code === '000000' ? '000001' : '000000');
  await form.register.click();
  await expect(form.code).toHaveAttribute('aria-invalid', 'true');
  await expect(form.account).not.toHaveAttribute('aria-invalid', 'true');
  await form.code.fill(code);
  await form.register.click();
  await expect(form.account).toHaveAttribute('aria-invalid', 'true');
  await expect(form.account).toHaveAccessibleDescription(/已/);
  await expect(page).toHaveURL(server.url('shengya', '/register'));
});

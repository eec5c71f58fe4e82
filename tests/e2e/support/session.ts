import type { BrowserContext, Page } from 'playwright-core';
import { choose } from './menu.ts';
import { kit, words } from './words.ts';

/** The student of the seed that can log in, the same in every school (product.md 4.23). */
export const DEMO = { account: '13800000001', password: 'Shuyuan2026' } as const;

/** The fields and buttons of the account pages, by their visible names. */
export function accountForm(page: Page, language: 'cn' | 'en' = 'cn') {
  const { account: text } = words[language];
  const { sendCode, consent } = kit[language];
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    account: field(text.account),
    password: field(text.password),
    newPassword: field(text.newPassword),
    repeated: field(text.repeatPassword),
    code: field(text.code),
    nickname: field(text.nickname),
    consent: page.getByRole('checkbox', { name: consent }),
    sendCode: button(sendCode),
    logIn: button(text.loginTitle),
    register: button(text.submitRegister),
  };
}

/** Fills the login form, ticks the consent and sends it. */
export async function logIn(
  page: Page,
  language: 'cn' | 'en' = 'cn',
  { account, password }: { account: string; password: string } = DEMO,
) {
  const form = accountForm(page, language);
  await form.account.fill(account);
  await form.password.fill(password);
  await form.consent.check();
  await form.logIn.click();
}

/** The login token of a browser. */
export async function tokenOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith('access_token'));
  if (!cookie) throw new Error('nobody is logged in here');
  return cookie.value;
}

/** Logs out by the menu of the account. */
export async function logOut(page: Page, language: 'cn' | 'en' = 'cn') {
  const account = page.getByRole('banner').getByRole('button', { name: kit[language].accountMenu });
  await choose(page, account, 'menuitem', words[language].common.logout);
}

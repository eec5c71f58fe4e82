import { type BrowserContext, expect, type Page } from '@playwright/test';
import { lock } from '../../../apps/portal/src/i18n/cn/lock.ts';
import type { Server } from './server.ts';
import { logIn, logOut, tokenOf } from './session.ts';
import { words } from './words.ts';

/** What header, side menu and connection read for whoever is logged in. */
const OF_THE_SHELL =
  /getUserSimpleInfo|queryStuMenuList|queryStuButtonPermission|menuBarList|getSocketTicket|getMySubscribe|getPointUnRead|queryLastUnreadMessage|getUnreadMessageSum/;

/** A text of the notice with its names. */
export const filled = (text: string, names: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => names[name] ?? '');

/** The notice over a page of somebody else than who is logged in. */
export const cover = (page: Page) => page.getByRole('dialog', { name: /打开的$/ });

/** A way on from it. */
export const wayOn = (page: Page, text: string, names: Record<string, string> = {}) =>
  cover(page).getByRole('button', { name: filled(text, names) });

/** Bodies and addresses that a page sends from now on. */
export function sentBy(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

/** What of it a page itself sent with the token of who is logged in now. */
export async function sentInNameOf(context: BrowserContext, sent: readonly string[]) {
  const token = decodeURIComponent(await tokenOf(context));
  return sent.filter((each) => decodeURIComponent(each).includes(token) && !OF_THE_SHELL.test(each));
}

/** Who is logged in in this tab leaves. */
async function leave(page: Page) {
  await logOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: words.cn.common.login })).toBeVisible();
}

/** In another tab of this browser the student who is logged in leaves. */
export async function leaveElsewhere(context: BrowserContext, server: Server, school: string) {
  const tab = await context.newPage();
  await tab.goto(server.url(school, '/course'));
  await leave(tab);
  return tab;
}

/** An account logs in in a tab. */
export async function enterElsewhere(
  tab: Page,
  [server, school]: readonly [Server, string],
  account: { account: string; password: string },
) {
  await tab.goto(server.url(school, '/login'));
  await logIn(tab, 'cn', account);
  await expect(tab).toHaveURL(server.url(school, '/index'));
}

/** Another tab logs the student out and somebody else in, and the page is covered. */
export async function changeOver(
  page: Page,
  of: readonly [Server, string],
  account: { account: string; password: string },
) {
  const tab = await leaveElsewhere(page.context(), ...of);
  await expect(cover(page)).toContainText(lock.nobody.slice(-10));
  await enterElsewhere(tab, of, account);
  await expect(wayOn(page, lock.continueAs.split('{{')[0] ?? '')).toBeVisible();
  return tab;
}

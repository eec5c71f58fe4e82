import type { BrowserContext, Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { lock } from '../../apps/portal/src/i18n/cn/lock.ts';
import { articleEditorLabels } from '../../packages/ui/src/article/ArticleEditor/ArticleEditor.labels.ts';
import { call, register } from './support/api.ts';
import { thread } from './support/articles.ts';
import { demoToken } from './support/demoToken.ts';
import type { Server } from './support/server.ts';
import { DEMO, logIn, logOut, tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { courseOnSale } from './support/trade.ts';
import { words } from './support/words.ts';

const { common, writing } = words.cn;
const SCHOOL = 'shengya';
const A = '林知夏';
const TEXT = '这是林知夏一个人写的';

/** What header, side menu and connection read for whoever is logged in. */
const OF_THE_SHELL =
  /getUserSimpleInfo|queryStuMenuList|queryStuButtonPermission|menuBarList|getSocketTicket|getMySubscribe|getPointUnRead|queryLastUnreadMessage|getUnreadMessageSum/;

const filled = (text: string, names: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => names[name] ?? '');
const cover = (page: Page) => page.getByRole('dialog', { name: /打开的$/ });
const button = (page: Page, text: string, names: Record<string, string> = {}) =>
  cover(page).getByRole('button', { name: filled(text, names) });

/** Bodies and addresses that a page sends. */
function sentBy(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

/** One page that holds something: how its student opens it and enters a text, and where that text is found again. */
interface Case {
  name: string;
  path(server: Server): Promise<string>;
  enter(page: Page): Promise<void>;
  /** What A entered, as the page shows it to A again; absent where a page stores no drafts. */
  find?(page: Page): Promise<void>;
  /** The same place, as another student finds it. */
  isEmpty?(page: Page): Promise<void>;
}

const titleBox = (page: Page) => page.getByRole('textbox', { name: writing.titleLabel });
const comment = (page: Page) => page.getByRole('textbox', { name: thread.write });
const firstChoice = (page: Page) => page.getByRole('radiogroup').first().getByRole('radio').first();
const message = (page: Page) => page.getByRole('textbox', { name: '写消息' });

const CASES: readonly Case[] = [
  {
    name: 'an article',
    path: async () => '/headline/add',
    async enter(page) {
      await titleBox(page).click();
      await page.keyboard.type(TEXT);
      await page.getByRole('textbox', { name: articleEditorLabels.cn.body, exact: true }).click();
      await page.keyboard.type('第一段');
    },
    find: (page) => expect(titleBox(page)).toHaveValue(TEXT),
    isEmpty: (page) => expect(titleBox(page)).toHaveValue(''),
  },
  {
    name: 'a comment',
    async path(server) {
      const { items } = await call(server, SCHOOL, contract.articles.list, { sort: 'newest', page: 1, pageSize: 50 });
      const article = items.find(({ comments }) => (comments ?? 0) > 0);
      return `/headline/detail/${article?.id}`;
    },
    async enter(page) {
      await comment(page).click();
      await page.keyboard.type(TEXT);
    },
    find: (page) => expect(comment(page)).toHaveValue(TEXT),
    isEmpty: (page) => expect(comment(page)).toHaveValue(''),
  },
  {
    name: 'a message',
    async path(server) {
      const { items } = await call(server, SCHOOL, contract.lecturers.list, { page: 1, pageSize: 20 });
      const lecturer = items.find(({ name }) => name === '周砚秋');
      const query = new URLSearchParams({
        toUserNickName: lecturer?.name ?? '',
        toUserType: '2',
        toUserIdList: JSON.stringify([lecturer?.id]),
      });
      return `/chat?${query}`;
    },
    async enter(page) {
      await message(page).click();
      await page.keyboard.type(TEXT);
    },
    find: (page) => expect(message(page)).toHaveValue(TEXT),
    isEmpty: (page) => expect(message(page)).toHaveValue(''),
  },
  {
    name: 'a practice paper',
    async path(server) {
      const token = await demoToken(server, SCHOOL);
      const { items } = await call(server, SCHOOL, contract.practice.list, { state: 'unfinished' }, token);
      const open = items.find(({ isSentBack, limitMinutes, closedBy }) => !isSentBack && !limitMinutes && !closedBy);
      return `/learn/practice?paper=${open?.id}`;
    },
    async enter(page) {
      await firstChoice(page).locator('xpath=ancestor::label').click();
      await expect(firstChoice(page)).toBeChecked();
    },
    find: (page) => expect(firstChoice(page)).toBeChecked(),
  },
  {
    name: 'a checkout',
    async path(server) {
      const { id, saleId } = await courseOnSale(server, SCHOOL);
      return `/course/buy/${id}/${saleId}`;
    },
    async enter(page) {
      await page.getByRole('checkbox', { name: /^我已读过并同意|^我已阅读并同意/ }).check();
    },
  },
];

/** A opens a page and enters something; B's account is there. */
async function begin(page: Page, server: Server, one: Case) {
  const path = await one.path(server);
  await page.goto(server.url(SCHOOL, `/login?referer=${encodeURIComponent(`/web${path}`)}`));
  await logIn(page);
  await expect(page).toHaveURL(server.url(SCHOOL, path));
  await one.enter(page);
  return path;
}

async function leave(page: Page) {
  await logOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: common.login })).toBeVisible();
}

/** In another tab of this browser the student who is logged in leaves. */
async function leaveElsewhere(context: BrowserContext, server: Server) {
  const tab = await context.newPage();
  await tab.goto(server.url(SCHOOL, '/course'));
  await leave(tab);
  return tab;
}

async function enterElsewhere(tab: Page, server: Server, account: { account: string; password: string }) {
  await tab.goto(server.url(SCHOOL, '/login'));
  await logIn(tab, 'cn', account);
  await expect(tab).toHaveURL(server.url(SCHOOL, '/index'));
}

for (const one of CASES) {
  test(`${one.name} of one student is locked with words once another is logged in beside it, is never sent in the other’s name, and is its writer’s again (B7, A1)`, async ({
    page,
    context,
    server,
    trouble,
  }) => {
    trouble.allow(/status of 404|^404 from/); // A’s paper is none of B’s
    const b = await register(server, SCHOOL);
    const path = await begin(page, server, one);
    const tab = await leaveElsewhere(context, server);
    await expect(cover(page)).toBeVisible();
    await expect(cover(page)).toContainText(filled(lock.nobody, { owner: A }));

    const sent = sentBy(page);
    await enterElsewhere(tab, server, b);
    const names = { owner: A, current: b.nickname };
    await expect(cover(page)).toContainText(filled(lock.other, names));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Enter');
    await expect(cover(page)).toBeVisible();
    const token = decodeURIComponent(await tokenOf(context));
    const ofPage = sent.filter((each) => decodeURIComponent(each).includes(token) && !OF_THE_SHELL.test(each));
    expect(ofPage).toEqual([]);
    expect(sent.filter((each) => each.includes(TEXT))).toEqual([]);

    await test.step('the other goes on with a page of their own, which has nothing of it', async () => {
      await button(page, lock.continueAs, names).click();
      await expect(cover(page)).toBeHidden();
      await expect(page.locator('body')).not.toContainText(TEXT);
      await one.isEmpty?.(page);
    });

    await test.step('its writer logs in again and finds it', async () => {
      if (!one.find) return;
      const next = await leaveElsewhere(context, server);
      await enterElsewhere(next, server, DEMO);
      await next.goto(server.url(SCHOOL, path));
      await one.find(next);
    });
  });
}

test('a locked article goes on where it was when its writer logs in again in the other tab (B7)', async ({
  page,
  context,
  server,
}) => {
  const [article] = CASES;
  if (!article?.find) throw new Error('the first case is an article');
  await begin(page, server, article);
  const tab = await leaveElsewhere(context, server);
  await expect(cover(page)).toBeVisible();
  await enterElsewhere(tab, server, DEMO);
  await expect(cover(page)).toBeHidden();
  await article.find(page);
});

test('the way back of a locked article logs the other out and leads its writer to it (B7)', async ({
  page,
  context,
  server,
}) => {
  const [article] = CASES;
  if (!article?.find) throw new Error('the first case is an article');
  const b = await register(server, SCHOOL);
  const path = await begin(page, server, article);
  const tab = await leaveElsewhere(context, server);
  await enterElsewhere(tab, server, b);
  await button(page, lock.again, { owner: A }).click();
  await expect(page).toHaveURL(server.url(SCHOOL, `/login?referer=${encodeURIComponent(`/web${path}`)}`));
  await expect(tab.getByRole('banner').getByRole('link', { name: common.login })).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL(server.url(SCHOOL, path));
  await article.find(page);
});

test('a public page that holds nothing follows the login: the home page of one student becomes the other’s (B7)', async ({
  page,
  context,
  server,
}) => {
  const b = await register(server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/login'));
  await logIn(page);
  const going = page.getByRole('region', { name: words.cn.home.continue.label });
  await expect(going).toBeVisible();
  const tab = await leaveElsewhere(context, server);
  await expect(going).toBeHidden();
  await enterElsewhere(tab, server, b);
  await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(b.nickname) })).toBeVisible();
  await expect(cover(page)).toBeHidden();
  await expect(going).toBeHidden();
});

import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { lock } from '../../apps/portal/src/i18n/cn/lock.ts';
import { articleEditorLabels } from '../../packages/ui/src/article/ArticleEditor/ArticleEditor.labels.ts';
import { addressOf } from './support/addresses.ts';
import { call, register } from './support/api.ts';
import { thread } from './support/articles.ts';
import { demoToken } from './support/demoToken.ts';
import type { Server } from './support/server.ts';
import { DEMO, logIn } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { courseOnSale } from './support/trade.ts';
import { cover, enterElsewhere, filled, leaveElsewhere, sentBy, sentInNameOf, wayOn } from './support/twoStudents.ts';
import { words } from './support/words.ts';

const { assess, common, writing } = words.cn;
const SCHOOL = 'shengya';
const A = '林知夏';
const TEXT = '这是林知夏一个人写的';

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
const task = (page: Page) => page.getByRole('textbox', { name: assess.task.answer }).first();
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
    name: 'an assessment with a clock',
    path: (server) => addressOf(server, SCHOOL, '/assess/questions'),
    async enter(page) {
      await firstChoice(page).locator('xpath=ancestor::label').click();
      await expect(firstChoice(page)).toBeChecked();
    },
    find: (page) => expect(firstChoice(page)).toBeChecked(),
  },
  {
    name: 'an assessment without a clock',
    path: (server) => addressOf(server, SCHOOL, '/subjective/evaluation'),
    async enter(page) {
      await task(page).click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(TEXT);
    },
    find: (page) => expect(task(page)).toHaveValue(TEXT),
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
    const tab = await leaveElsewhere(context, server, SCHOOL);
    await expect(cover(page)).toBeVisible();
    await expect(cover(page)).toContainText(filled(lock.nobody, { owner: A }));

    const sent = sentBy(page);
    await enterElsewhere(tab, [server, SCHOOL], b);
    const names = { owner: A, current: b.nickname };
    await expect(cover(page)).toContainText(filled(lock.other, names));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Enter');
    await expect(cover(page)).toBeVisible();
    expect(await sentInNameOf(context, sent)).toEqual([]);
    expect(sent.filter((each) => each.includes(TEXT))).toEqual([]);

    await test.step('the other goes on with a page of their own, which has nothing of it', async () => {
      await wayOn(page, lock.continueAs, names).click();
      await expect(cover(page)).toBeHidden();
      await expect(page.locator('body')).not.toContainText(TEXT);
      await one.isEmpty?.(page);
    });

    await test.step('its writer logs in again and finds it', async () => {
      if (!one.find) return;
      const next = await leaveElsewhere(context, server, SCHOOL);
      await enterElsewhere(next, [server, SCHOOL], DEMO);
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
  const tab = await leaveElsewhere(context, server, SCHOOL);
  await expect(cover(page)).toBeVisible();
  await enterElsewhere(tab, [server, SCHOOL], DEMO);
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
  const tab = await leaveElsewhere(context, server, SCHOOL);
  await enterElsewhere(tab, [server, SCHOOL], b);
  await wayOn(page, lock.again, { owner: A }).click();
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
  const tab = await leaveElsewhere(context, server, SCHOOL);
  await expect(going).toBeHidden();
  await enterElsewhere(tab, [server, SCHOOL], b);
  await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(b.nickname) })).toBeVisible();
  await expect(cover(page)).toBeHidden();
  await expect(going).toBeHidden();
});

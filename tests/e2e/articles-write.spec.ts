import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { PERSONAL_KEYS } from '../../apps/portal/src/core/personalKeys.ts';
import { articleEditorLabels } from '../../packages/ui/src/article/ArticleEditor/ArticleEditor.labels.ts';
import { call, simulate } from './support/api.ts';
import { choose } from './support/menu.ts';
import { logIn, tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { comeIn } from './support/trade.ts';
import { kit, words } from './support/words.ts';

const { writing } = words.cn;
const editor = articleEditorLabels.cn;
const SCHOOL = 'shengya';
const LIST = { page: 1, pageSize: 20 } as const;

const titleBox = (page: Page) => page.getByRole('textbox', { name: writing.titleLabel });
const textBox = (page: Page) => page.getByRole('textbox', { name: editor.body, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: writing.submit, exact: true }).click();

/** Puts the caret behind the last character of the text. */
async function toEnd(page: Page) {
  await textBox(page).locator('[data-block]').last().click();
  await page.keyboard.press('Control+End');
}

/** Elements of the reader's sheet with their words and boxes: what stands there, without what the page names it by and without dates and counts. */
async function sheet(page: Page, words: string) {
  const article = page.getByRole('article').filter({ hasText: words }).first();
  await expect(article).toBeVisible();
  return article.evaluate((root) =>
    [...root.querySelectorAll('h1, h2, h3, p, strong, section li, footer > *')]
      .filter((part) => !part.closest('header small'))
      .map((part) => {
        const { left, width } = part.getBoundingClientRect();
        const { fontSize, lineHeight, fontWeight } = getComputedStyle(part);
        const text = part.textContent?.replaceAll(/\s+/g, ' ').trim();
        return [text, Math.round(left), Math.round(width), fontSize, lineHeight, fontWeight].join(' | ');
      }),
  );
}

test('an article is written by the rules, previewed as it will be read, refused with a reason, changed and published (J9, X7, product.md 4.13)', async ({
  page,
  context,
  server,
  another,
}) => {
  await comeIn(page, server, SCHOOL);
  const token = await tokenOf(context);
  const decide = (order: object) => simulate(server, 'headline/audit', order, SCHOOL);
  const [{ name: plate } = { name: '' }] = (await call(server, SCHOOL, contract.articles.plates, {})).filter(
    ({ mayPost }) => mayPost,
  );
  await page.goto(server.url(SCHOOL, '/headline/add'));

  await test.step('31 characters are refused, and an emoji is named (§5, X7)', async () => {
    await titleBox(page).fill('字'.repeat(31));
    await expect(page.getByText('标题最多30个字，多了1个').first()).toBeVisible();
    await submit(page);
    await expect(page).toHaveURL(server.url(SCHOOL, '/headline/add'));
    await titleBox(page).fill('好👍🏽');
    await expect(page.getByText('不能用表情 👍🏽').first()).toBeVisible();
    await toEnd(page);
    await page.keyboard.insertText('🐱');
    await expect(page.getByText(editor.refusedSign('🐱'))).toBeVisible();
    expect((await call(server, SCHOOL, contract.articles.mine, LIST, token)).items).toEqual([]);
  });

  await test.step('the preview shows what was written, with its marks', async () => {
    await titleBox(page).fill('食堂哪个窗口最值得排队');
    await page.getByRole('radio', { name: plate, exact: true }).check();
    await toEnd(page);
    await page.keyboard.insertText('三楼最里面的面，');
    await page.keyboard.press('Control+b');
    await page.keyboard.insertText('我排过最久');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('大家可以去问问她。');
    await page.getByRole('button', { name: writing.preview, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '食堂哪个窗口最值得排队' })).toBeVisible();
    await expect(page.getByRole('article').locator('strong')).toHaveText('我排过最久');
  });
  const preview = await sheet(page, '大家可以去问问她。');
  expect(preview.length).toBeGreaterThan(5);
  await expect(page.getByText(writing.afterFirst)).toBeVisible();
  await expect(page.getByRole('navigation').getByText(plate)).toBeVisible();

  await test.step('its author alone is told of a file that is not stored, and it asks the server for nothing (product.md 5.1)', async () => {
    await page.evaluate((name) => {
      const key = Object.keys(localStorage).find((each) => each.endsWith(name)) ?? '';
      const all = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, Record<string, { content: object }>>;
      for (const draft of Object.values(all).flatMap((drafts) => Object.values(drafts))) {
        Object.assign(draft.content, { unstored: ['完整讲解.mp4'] });
      }
      localStorage.setItem(key, JSON.stringify(all));
    }, PERSONAL_KEYS.articles);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.reload();
    await expect(page.getByText(writing.missingFile.replace('{{name}}', '完整讲解.mp4'))).toBeVisible();
    expect(asked.filter((url) => url.includes('/headline/') && url.includes('/api/'))).toEqual([]);
  });
  await page.getByRole('link', { name: writing.back, exact: true }).click();

  await test.step('handed in, it is in review, and nobody else sees it', async () => {
    await expect(titleBox(page)).toHaveValue('食堂哪个窗口最值得排队');
    await page.getByRole('button', { name: writing.unstored.known, exact: true }).click();
    await submit(page);
    await expect(page).toHaveURL(server.url(SCHOOL, '/headline/my'));
    await expect(page.getByText(writing.review.read)).toBeVisible();
  });
  const [own] = (await call(server, SCHOOL, contract.articles.mine, LIST, token)).items;
  const id = own?.id ?? 0;
  expect(own).toMatchObject({ state: 'inReview', title: '食堂哪个窗口最值得排队' });
  await expect(call(server, SCHOOL, contract.articles.detail, { id })).rejects.toThrow();

  await test.step('refused, it says at which words and why', async () => {
    await decide({ headlineId: id, action: 'reject', version: 1, reason: '不写真名和电话。', paragraph: 1 });
    await page.reload();
    await expect(page.getByText('不写真名和电话。')).toBeVisible();
    await page.getByRole('link', { name: writing.editParagraph, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: '不写真名和电话。' })).toContainText('大家可以去问问她。');
  });

  await test.step('changed and passed, every visitor reads what the preview showed, and the change', async () => {
    await toEnd(page);
    await page.keyboard.insertText('面要趁热吃。');
    await submit(page);
    await expect(page).toHaveURL(server.url(SCHOOL, '/headline/my'));
    await decide({ headlineId: id, action: 'approve', version: 2 });
    const { page: visitor } = await another();
    await visitor.goto(server.url(SCHOOL, `/headline/detail/${id}`));
    await expect(visitor.getByRole('heading', { level: 1, name: '食堂哪个窗口最值得排队' })).toBeVisible();
    const read = await sheet(visitor, '大家可以去问问她。');
    const isReport = (part: string) => part.startsWith(words.cn.articlesRead.acts.report);
    expect(read.filter((part) => !isReport(part))).toEqual(
      preview.map((part) => part.replace('去问问她。', '去问问她。面要趁热吃。')),
    );
  });
});

test('a reload and a forced logout while an article is written lose no word (product.md 4.13, 5.5, J9)', async ({
  page,
  server,
  trouble,
}) => {
  trouble.allow(/status of 401/);
  const student = await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/article/add'));
  await titleBox(page).fill('一个没写完的题目');
  await toEnd(page);
  await page.keyboard.insertText('第一句，');
  await page.reload();
  await expect(titleBox(page)).toHaveValue('一个没写完的题目');
  await expect(textBox(page)).toContainText('第一句，');

  await toEnd(page);
  await page.keyboard.insertText('第二句。');
  await simulate(server, 'failNext', { path: contract.tenant.byLabel.path, resultCode: -1 });
  const languages = page.getByRole('banner').getByRole('button', { name: kit.cn.language });
  await choose(page, languages, 'menuitemradio', 'English');
  await expect(page.getByRole('form').getByText(words.en.account.endedNotice)).toBeVisible();
  await logIn(page, 'en', student);
  await expect(page).toHaveURL(server.url(SCHOOL, '/article/add'));
  await expect(page.getByRole('textbox', { name: words.en.writing.titleLabel })).toHaveValue('一个没写完的题目');
  await expect(page.getByRole('textbox', { name: articleEditorLabels.en.body, exact: true })).toContainText(
    '第一句，第二句。',
  );
});

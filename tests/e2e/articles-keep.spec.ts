import type { BrowserContext, Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { articleEditorLabels } from '../../packages/ui/src/article/ArticleEditor/ArticleEditor.labels.ts';
import { call } from './support/api.ts';
import { logIn, tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { comeIn } from './support/trade.ts';
import { words } from './support/words.ts';

const { writing } = words.cn;
const editor = articleEditorLabels.cn;
const SCHOOL = 'shengya';
const LIST = { page: 1, pageSize: 20 } as const;
/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.setTimeout(150_000);

const titleBox = (page: Page) => page.getByRole('textbox', { name: writing.titleLabel });
const textBox = (page: Page) => page.getByRole('textbox', { name: editor.body, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Writes at the end of the text. */
async function write(page: Page, text: string) {
  await textBox(page).locator('[data-block]').last().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(text);
}

/** Chooses a picture for the text, without moving the caret. */
const choosePicture = (page: Page) =>
  page.locator('[data-picture-input]').setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer: PNG });

const articlesOf = async (context: BrowserContext, server: Parameters<typeof call>[0]) =>
  (await call(server, SCHOOL, contract.articles.mine, LIST, await tokenOf(context))).items;

test('of two pages on one draft the later is told, takes over what was stored, and the first keeps its last words (product.md 4.13)', async ({
  page,
  context,
  server,
}) => {
  await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await titleBox(page).fill('两页');
  await write(page, '第一页写的。');
  await expect(page.getByText(writing.draftIn.browser)).toBeVisible();
  const later = await context.newPage();
  await later.goto(server.url(SCHOOL, '/headline/add'));
  await expect(later.getByText(writing.turn.elsewhere)).toBeVisible();
  await expect(later.getByText('第一页写的。')).toBeVisible();
  await expect(textBox(later)).toHaveCount(0);
  await expect(titleBox(later)).toBeDisabled();

  await write(page, '没存的话。');
  await press(later, writing.turn.takeOver);
  await expect(textBox(later)).toContainText('第一页写的。');
  await write(later, '第二页写的。');
  await expect(page.getByText(writing.turn.taken)).toBeVisible();
  await expect(textBox(page)).toHaveCount(0);
  const copy = page.getByRole('link', { name: writing.turn.openCopy });
  const stored = await later.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('没存的话。');
  if (await copy.isVisible()) {
    await copy.click();
    await expect(textBox(page)).toContainText('第一页写的。没存的话。');
  }
});

test('a draft that was handed in elsewhere meanwhile: its author uses the newer text, and the own one stays as a copy', async ({
  page,
  context,
  server,
}) => {
  await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await titleBox(page).fill('两台电脑');
  await page.getByRole('radio').first().check();
  await write(page, '第一版。');
  await press(page, writing.submit);
  await expect(page).toHaveURL(server.url(SCHOOL, '/headline/my'));
  const [own] = await articlesOf(context, server);
  const id = own?.id ?? 0;
  await page.goto(server.url(SCHOOL, `/headline/add?id=${id}`));
  await write(page, '在这台电脑上改的。');
  const token = await tokenOf(context);
  await call(server, SCHOOL, contract.articles.withdraw, { id }, token);
  const { title, content, plateId, isPublic, allowsComments } = await call(
    server,
    SCHOOL,
    contract.articles.ownText,
    { id },
    token,
  );
  const elsewhere = { ...content, blocks: [{ kind: 'paragraph' as const, text: '另一台电脑上改的。', marks: [] }] };
  const saved = {
    id,
    version: 1,
    title,
    plateId: plateId ?? 0,
    content: elsewhere,
    fileIds: [],
    isPublic,
    allowsComments,
  };
  await call(server, SCHOOL, contract.articles.save, saved, token);

  await page.reload();
  await expect(page.getByText(writing.outdated.title)).toBeVisible();
  await expect(textBox(page)).toContainText('在这台电脑上改的。');
  await press(page, writing.outdated.use);
  await expect(textBox(page)).toHaveText('另一台电脑上改的。');
  await page.getByRole('link', { name: writing.turn.openCopy }).click();
  await expect(textBox(page)).toContainText('第一版。在这台电脑上改的。');
  await press(page, writing.outdated.keep);
  await press(page, writing.submit);
  await expect(page).toHaveURL(server.url(SCHOOL, '/headline/my'));
  const now = await call(server, SCHOOL, contract.articles.ownText, { id }, token);
  expect(JSON.stringify(now.content)).toContain('第一版。在这台电脑上改的。');
});

test('offline, words stay, a submit says so, and a picture that was not stored is named, also after a reload (X7, product.md 4.13)', async ({
  page,
  context,
  server,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await titleBox(page).fill('断网的时候');
  await page.getByRole('radio').first().check();
  await write(page, '断网以前，');
  await context.setOffline(true);
  await write(page, '断网以后。');
  await press(page, writing.submit);
  await expect(page.getByText(writing.sent)).toHaveCount(0);
  await expect(textBox(page)).toContainText('断网以前，断网以后。');
  await choosePicture(page);
  const failed = '1张图片没有传上：cat.png';
  await expect(page.getByText(failed)).toBeVisible();
  await context.setOffline(false);
  await press(page, writing.submit);
  await expect(page).toHaveURL(server.url(SCHOOL, '/headline/add'));
  await expect(page.getByText(failed).first()).toBeVisible();
  expect(await articlesOf(context, server)).toEqual([]);

  await page.reload();
  await expect(page.getByText(writing.unstored.title)).toBeVisible();
  await expect(page.getByText('1个文件要重新选：cat.png')).toBeVisible();
  await expect(textBox(page)).toContainText('断网以前，断网以后。');
  await press(page, writing.unstored.known);
  await expect(page.getByText(writing.check.files)).toBeVisible();
  await press(page, writing.submit);
  await expect(page).toHaveURL(server.url(SCHOOL, '/headline/my'));
  expect(await articlesOf(context, server)).toHaveLength(1);
});

test('a browser whose storage is full says so and loses nothing that is typed (product.md 4.13)', async ({
  page,
  server,
}) => {
  await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await titleBox(page).fill('存满了');
  await page.evaluate(() => {
    let part = 'x'.repeat(1 << 20);
    for (let at = 0; part !== ''; at += 1) {
      try {
        localStorage.setItem(`full-${at}`, part);
      } catch {
        part = part.slice(0, part.length >> 1);
      }
    }
  });
  await write(page, '满了以后写的字。'.repeat(50));
  await expect(page.getByText(writing.lasting.tab)).toBeVisible();
  await page.reload();
  await expect(textBox(page)).toContainText('满了以后写的字。');
  await expect(titleBox(page)).toHaveValue('存满了');
});

for (const [how, compose] of [
  ['while keys come in', false],
  ['in the middle of a composition', true],
] as const)
  test(`a forced logout ${how} loses no word (§4, E6, product.md 4.13)`, async ({ page, context, server, trouble }) => {
    trouble.allow(/status of 401/);
    const student = await comeIn(page, server, SCHOOL);
    await page.goto(server.url(SCHOOL, '/article/add'));
    await titleBox(page).fill('被退出的时候');
    await write(page, '写下的字，');
    // The answer that ends the login waits until the student writes again.
    const { promise: isWriting, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(/\/upload\//, async (route) => {
      await isWriting;
      await route.fulfill({ status: 401, json: { resultCode: -1, resultMsg: '' } });
    });
    await choosePicture(page);
    await write(page, '');
    if (compose) {
      const input = await context.newCDPSession(page);
      for (const text of ['n', 'ni', 'nih'])
        await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      goOn();
    } else {
      const typing = page.keyboard.type('abcdefghijklmnopqrstuvwxyz', { delay: 30 });
      await expect(textBox(page)).toContainText('abcdef');
      goOn();
      await typing;
    }
    await expect(page.getByText(words.cn.account.endedNotice)).toBeVisible();
    await page.unroute(/\/upload\//);
    await logIn(page, 'cn', student);
    await expect(page).toHaveURL(server.url(SCHOOL, '/article/add'));
    await expect(titleBox(page)).toHaveValue('被退出的时候');
    await expect(textBox(page)).toContainText(compose ? '写下的字，' : /写下的字，[\s\S]*abcdef/);
    await expect(page.getByText(writing.unstored.title)).toBeVisible();
  });

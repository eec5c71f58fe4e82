import type { BrowserContext, Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { articleEditorLabels } from '../../packages/ui/src/article/ArticleEditor/ArticleEditor.labels.ts';
import { call, simulate } from './support/api.ts';
import { PHOTO } from './support/photo.ts';
import type { Server } from './support/server.ts';
import { logIn, tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { comeIn } from './support/trade.ts';
import { words } from './support/words.ts';

const { writing, common, account } = words.cn;
const editor = articleEditorLabels.cn;
const SCHOOL = 'shengya';
const PDF = {
  name: '提纲.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

const titleBox = (page: Page) => page.getByRole('textbox', { name: writing.titleLabel });
const textBox = (page: Page) => page.getByRole('textbox', { name: editor.body, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Puts the caret behind the last character of the text. */
async function toEnd(page: Page) {
  await textBox(page).locator('[data-block]').last().click();
  await page.keyboard.press('Control+End');
}

/** Writes at the end of the text. */
async function write(page: Page, text: string) {
  await toEnd(page);
  await page.keyboard.insertText(text);
}

/** What an input method does: letters that stand in the text one by one, and with `end` the words that were chosen for them. */
async function methodOf(page: Page) {
  const input = await page.context().newCDPSession(page);
  return {
    compose: async (letters: string) => {
      for (let at = 1; at <= letters.length; at += 1) {
        const range = { selectionStart: at, selectionEnd: at };
        await input.send('Input.imeSetComposition', { text: letters.slice(0, at), ...range });
      }
    },
    end: (chosen: string) => input.send('Input.insertText', { text: chosen }),
  };
}

test('what is written without a network outlives a reload, and is handed in once the network is back (J9, S5, B1)', async ({
  page,
  context,
  server,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  await comeIn(page, server, SCHOOL);
  const token = await tokenOf(context);
  await page.goto(server.url(SCHOOL, '/headline/add'), { waitUntil: 'networkidle' });
  await page.getByRole('radio').first().check();
  await write(page, '有网的时候写的，');
  await context.setOffline(true);
  await titleBox(page).fill('断网的晚自习');
  await write(page, '断网以后写的，');
  await press(page, writing.submit);
  await expect(page.locator('#toasts').getByText(common.errors.unreachable)).toBeVisible();
  await expect(textBox(page)).toContainText('有网的时候写的，断网以后写的，');
  await write(page, '最后一句。');
  await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);

  await context.setOffline(false);
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await expect(titleBox(page)).toHaveValue('断网的晚自习');
  await expect(textBox(page)).toContainText('有网的时候写的，断网以后写的，最后一句。');
  await press(page, writing.submit);
  await expect(page).toHaveURL(server.url(SCHOOL, '/headline/my'));
  const { items } = await call(server, SCHOOL, contract.articles.mine, { page: 1, pageSize: 20 }, token);
  expect(items).toMatchObject([{ title: '断网的晚自习', excerpt: '有网的时候写的，断网以后写的，最后一句。' }]);
});

test('a forced logout in the middle of a composition loses no word, and the next composition is whole (§4, J9)', async ({
  page,
  server,
}) => {
  const student = await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/article/add'));
  await titleBox(page).fill('没选完的字');
  await write(page, '开头。');
  const method = await methodOf(page);
  await method.compose('xianzai');
  await method.end('现在');
  await method.compose("wozheng'zai");
  // A file that has arrived meanwhile asks the server, and takes no focus from the text.
  await simulate(server, 'failNext', { path: contract.articles.keepFiles.path, resultCode: -1 });
  await page.locator('input[type="file"]').last().setInputFiles(PDF);
  await expect(page.getByRole('form').getByText(account.endedNotice)).toBeVisible();
  await logIn(page, 'cn', student);
  await expect(page).toHaveURL(server.url(SCHOOL, '/article/add'));
  await expect(titleBox(page)).toHaveValue('没选完的字');
  await expect(textBox(page)).toContainText("开头。现在wozheng'zai");
  await expect(page.locator('[data-status="done"]').filter({ hasText: PDF.name })).toBeVisible();
  await toEnd(page);
  await method.compose('xie');
  await method.end('写');
  await expect(textBox(page)).toContainText("wozheng'zai写");
  await page.reload();
  await expect(textBox(page)).toContainText("开头。现在wozheng'zai写");
});

test('a reload in the middle of a composition loses no word (product.md 4.13)', async ({ page, server }) => {
  await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await write(page, '写到');
  const method = await methodOf(page);
  await method.compose('yiban');
  await page.reload();
  await expect(textBox(page)).toContainText('写到yiban');
});

test('a draft opened after the addresses of its files have ended shows them, keeps them, and names none as gone (U6, S11)', async ({
  page,
  server,
  trouble,
}) => {
  trouble.allow(/status of 404/);
  await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await write(page, '猫在这里：');
  await page.locator('[data-picture-input]').setInputFiles(PHOTO);
  await page.locator('input[type="file"]').last().setInputFiles(PDF);
  await expect(page.locator('[data-status="done"]').filter({ hasText: PDF.name })).toBeVisible();
  const stored = page.getByText(writing.storedUntil.split('{{')[0] ?? '');
  await expect(stored).toBeVisible();
  await expect(page.getByText(writing.draftIn.browser)).toBeVisible();
  await simulate(server, 'clock', { advanceMs: 600_000 });
  const asked = page.waitForResponse((response) => response.url().includes(contract.articles.keepFiles.path));
  await page.reload();
  expect((await (await asked).json()).resultData.fileIdList).toHaveLength(2);
  await expect(stored).toBeVisible();
  const picture = textBox(page).locator('figure img');
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1);
  await expect(page.getByText(/服务器上已经没有了/)).toHaveCount(0);
  await simulate(server, 'clock', { now: null });
});

/** A student with a published article, a draft of a change of it in this browser, and a newer text that was handed in elsewhere. */
async function differing(page: Page, context: BrowserContext, server: Server) {
  await comeIn(page, server, SCHOOL);
  const token = await tokenOf(context);
  const [plate] = (await call(server, SCHOOL, contract.articles.plates, {})).filter(({ mayPost }) => mayPost);
  const save = (text: string, revised: { id?: number; version?: number } = {}) => {
    const content = { version: 1 as const, blocks: [{ kind: 'paragraph' as const, text, marks: [] }] };
    const rest = { plateId: plate?.id ?? 0, title: '两份稿子', fileIds: [], isPublic: true, allowsComments: true };
    return call(server, SCHOOL, contract.articles.save, { ...rest, content, ...revised }, token);
  };
  const pass = (id: number, version: number) =>
    simulate(server, 'headline/audit', { headlineId: id, action: 'approve', version }, SCHOOL);
  const { id } = await save('旧的一句。');
  await pass(id, 1);
  await page.goto(server.url(SCHOOL, `/headline/add?id=${id}`));
  await write(page, '这台电脑写的。');
  await expect(page.getByText(writing.draftIn.browser)).toBeVisible();
  await save('别处写的。', { id, version: 1 });
  await pass(id, 2);
  await page.reload();
  await expect(page.getByText(writing.outdated.title)).toBeVisible();
  await expect(textBox(page)).toContainText('旧的一句。这台电脑写的。');
  return { id, ownText: () => call(server, SCHOOL, contract.articles.ownText, { id }, token) };
}

test('of two texts that differ the author keeps their own, and hands it in over the newer one (product.md 4.13)', async ({
  page,
  context,
  server,
}) => {
  const { ownText } = await differing(page, context, server);
  await press(page, writing.outdated.keep);
  await expect(page.getByText(writing.outdated.title)).toBeHidden();
  await write(page, '还加一句。');
  await press(page, writing.submit);
  await expect(page).toHaveURL(server.url(SCHOOL, '/headline/my'));
  const { content } = await ownText();
  expect(content.blocks).toMatchObject([{ text: '旧的一句。这台电脑写的。还加一句。' }]);
});

test('of two texts that differ the author uses the newer one, and the own one stays as a copy (product.md 4.13)', async ({
  page,
  context,
  server,
}) => {
  const { id } = await differing(page, context, server);
  await press(page, writing.outdated.use);
  await expect(textBox(page)).toHaveText('别处写的。');
  await expect(page.getByText(writing.outdated.copied)).toBeVisible();
  await page.getByRole('link', { name: writing.turn.openCopy }).click();
  await expect(textBox(page)).toContainText('旧的一句。这台电脑写的。');
  await page.goto(server.url(SCHOOL, `/headline/add?id=${id}`));
  await expect(textBox(page)).toHaveText('别处写的。');
});

test('who writes from a board begins with that board (product.md 4.13)', async ({ page, server }) => {
  await comeIn(page, server, SCHOOL);
  const plates = (await call(server, SCHOOL, contract.articles.plates, {})).filter(({ mayPost }) => mayPost);
  const plate = plates.at(-1);
  await page.goto(server.url(SCHOOL, `/headline/plate?plate=${plate?.id}`));
  const { writeTo } = words.cn.articlesRead.plates;
  await page.getByRole('link', { name: writeTo.replace('{{name}}', plate?.name ?? '') }).click();
  await expect(page).toHaveURL(server.url(SCHOOL, `/headline/add?plate=${plate?.id}`));
  await expect(page.getByRole('radio', { name: plate?.name ?? '', exact: true })).toBeChecked();
  await page.goto(server.url(SCHOOL, `/article/add?plate=${plate?.id}`));
  await expect(page.getByRole('radio', { name: plate?.name ?? '', exact: true })).toBeChecked();
});

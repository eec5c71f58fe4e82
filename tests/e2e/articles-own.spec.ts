import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { articleEditorLabels } from '../../packages/ui/src/article/ArticleEditor/ArticleEditor.labels.ts';
import { call, register, simulate } from './support/api.ts';
import { tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { comeIn } from './support/trade.ts';
import { words } from './support/words.ts';

const { writing } = words.cn;
const SCHOOL = 'shengya';

const card = (page: Page, title: string) => page.getByRole('main').getByRole('article').filter({ hasText: title });
const count = (page: Page, tab: keyof typeof writing.tab) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${writing.tab[tab]}\\s*\\d+`) });

/** Answers the question of a dialog. */
async function answer(page: Page, kind: keyof typeof writing.ask) {
  const dialog = page
    .getByRole('alertdialog', { name: writing.ask[kind] })
    .or(page.getByRole('dialog', { name: writing.ask[kind] }));
  await dialog.getByRole('button', { name: writing.act[kind], exact: true }).click();
  await expect(toast(page, writing.done[kind])).toBeVisible();
}

/** Writes on the end of the text in the editor, and waits until this browser has stored it. */
async function write(page: Page, words: string) {
  const box = page.getByRole('textbox', { name: articleEditorLabels.cn.body, exact: true });
  await box.locator('[data-block]').last().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(words);
}

test('own articles are withdrawn, gone on with, given up, thrown away and deleted, each only after a question (product.md 4.13)', async ({
  page,
  context,
  server,
}) => {
  await comeIn(page, server, SCHOOL);
  const token = await tokenOf(context);
  const [plate] = (await call(server, SCHOOL, contract.articles.plates, {})).filter(({ mayPost }) => mayPost);
  const content = (text: string) => ({
    version: 1 as const,
    blocks: [{ kind: 'paragraph' as const, text, marks: [] }],
  });
  const save = (title: string, text: string, revised: { id?: number; version?: number } = {}) =>
    call(
      server,
      SCHOOL,
      contract.articles.save,
      {
        plateId: plate?.id ?? 0,
        title,
        content: content(text),
        fileIds: [],
        isPublic: true,
        allowsComments: true,
        ...revised,
      },
      token,
    );
  const decide = (order: object) => simulate(server, 'headline/audit', order, SCHOOL);
  const stateOf = async (id: number) => (await call(server, SCHOOL, contract.articles.ownText, { id }, token)).state;
  const { id } = await save('跑道上的第四棒', '接棒的时候不要回头。');

  await test.step('in review it can be taken back, and its author goes on with it', async () => {
    await page.goto(server.url(SCHOOL, '/headline/my'));
    await expect(page.getByText(writing.needs.inReview.replace('{{count}}', '1'))).toBeVisible();
    await card(page, '跑道上的第四棒').getByRole('button', { name: writing.act.withdraw }).click();
    await answer(page, 'withdraw');
    expect(await stateOf(id)).toBe('withdrawn');
    await expect(count(page, 'drafts')).toHaveText(/1$/);
    await card(page, '跑道上的第四棒').getByRole('link', { name: writing.goOnWriting }).click();
    await write(page, '改过一次。');
    await page.getByRole('button', { name: writing.submit, exact: true }).click();
    await expect(page).toHaveURL(server.url(SCHOOL, '/headline/my'));
    expect(await stateOf(id)).toBe('inReview');
  });

  await test.step('a change of a published article is told of at the article, and one goes on with it there', async () => {
    await decide({ headlineId: id, action: 'approve', version: 2 });
    await page.goto(server.url(SCHOOL, `/headline/add?id=${id}`));
    await write(page, '又改了一次。');
    await page.getByRole('link', { name: writing.mine }).click();
    const own = card(page, '跑道上的第四棒');
    await expect(own.getByText(/你有一份修改稿/)).toBeVisible();
    // It is one article, however many texts of it there are.
    await expect(count(page, 'all')).toHaveText(/1$/);
    await expect(count(page, 'drafts')).toHaveText(/0$/);
    await own.getByRole('link', { name: writing.goOn, exact: true }).click();
    await expect(page.getByRole('textbox', { name: articleEditorLabels.cn.body, exact: true })).toContainText(
      '改过一次。又改了一次。',
    );
    await page.getByRole('button', { name: writing.submit, exact: true }).click();
    await expect(page).toHaveURL(server.url(SCHOOL, '/headline/my'));
  });

  await test.step('refused, the change is given up: readers still have the older text, and it is published again', async () => {
    await decide({ headlineId: id, action: 'reject', version: 3, reason: '第二次改的不像。' });
    await page.reload();
    const own = card(page, '跑道上的第四棒');
    await expect(own.getByText('第二次改的不像。')).toBeVisible();
    await own.getByRole('button', { name: writing.act.giveUp }).click();
    await answer(page, 'giveUp');
    await expect(own.getByRole('link', { name: writing.read })).toBeVisible();
    const read = await call(server, SCHOOL, contract.articles.detail, { id });
    expect(JSON.stringify(read.content)).not.toContain('又改了一次');
  });

  await test.step('taken off by the school, it says so', async () => {
    await decide({ headlineId: id, action: 'takeOff' });
    await page.reload();
    await expect(card(page, '跑道上的第四棒').getByText(writing.offBySchool)).toBeVisible();
    await decide({ headlineId: id, action: 'putBack' });
  });

  await test.step('a draft of this browser names its board, is kept while the question is unanswered, and thrown away', async () => {
    await page.goto(server.url(SCHOOL, '/headline/add'));
    await page.getByRole('textbox', { name: writing.titleLabel }).fill('错题讲给弟弟听的一周');
    await page.getByRole('radio', { name: plate?.name ?? '', exact: true }).check();
    await write(page, '第一天。');
    await page.getByRole('link', { name: writing.mine }).click();
    const draft = card(page, '错题讲给弟弟听的一周');
    await expect(draft).toContainText(plate?.name ?? '');
    await draft.getByRole('button', { name: writing.act.discard }).click();
    await page.keyboard.press('Escape');
    await expect(draft).toBeVisible();
    await draft.getByRole('button', { name: writing.act.discard }).click();
    await answer(page, 'discard');
    await expect(draft).toHaveCount(0);
  });

  await test.step('deleted, nobody reads it any more', async () => {
    await page.reload();
    await card(page, '跑道上的第四棒').getByRole('button', { name: writing.act.delete }).click();
    await answer(page, 'delete');
    await expect(page.getByText(writing.none.all)).toBeVisible();
    await expect(call(server, SCHOOL, contract.articles.detail, { id })).rejects.toThrow(/404/);
  });
});

test('own articles tell how many comments their author has not seen, until they are read (product.md 4.13)', async ({
  page,
  context,
  server,
}) => {
  await comeIn(page, server, SCHOOL);
  const token = await tokenOf(context);
  const [plate] = (await call(server, SCHOOL, contract.articles.plates, {})).filter(({ mayPost }) => mayPost);
  const { id } = await call(
    server,
    SCHOOL,
    contract.articles.save,
    {
      plateId: plate?.id ?? 0,
      title: '有人说话的文章',
      content: { version: 1, blocks: [{ kind: 'paragraph', text: '你们怎么看？', marks: [] }] },
      fileIds: [],
      isPublic: true,
      allowsComments: true,
    },
    token,
  );
  await simulate(server, 'headline/audit', { headlineId: id, action: 'approve', version: 1 }, SCHOOL);
  const reader = await register(server, SCHOOL);
  const comment = { kind: 'headline', articleId: id, content: '我这样看。' } as const;
  await call(server, SCHOOL, contract.comments.add, comment, reader.token);

  const unseen = page.getByText(writing.unseen.replace('{{shown}}', '1'), { exact: true });
  await page.goto(server.url(SCHOOL, '/headline/my'));
  await expect(unseen).toBeVisible();
  const seen = page.waitForResponse((response) => response.url().includes(contract.articles.seeComments.path));
  await card(page, '有人说话的文章').getByRole('link', { name: writing.read }).click();
  await expect(page.getByText('我这样看。')).toBeVisible();
  expect((await seen).ok()).toBe(true);
  await page.goto(server.url(SCHOOL, '/headline/my'));
  await expect(card(page, '有人说话的文章')).toBeVisible();
  await expect(unseen).toHaveCount(0);
});

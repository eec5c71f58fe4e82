import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { noteOf } from '@shuyuan/rules';
import { commentThreadLabels } from '../../packages/ui/src/article/CommentThread/CommentThread.labels.ts';
import { call } from './support/api.ts';
import type { Server } from './support/server.ts';
import { logIn, tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const { articlesRead: text } = words.cn;
const thread = commentThreadLabels.cn;
const SCHOOL = 'chindleten';

const main = (page: Page) => page.getByRole('main');
const toggle = (page: Page, off: string, on: string) =>
  main(page).getByRole('button', { name: new RegExp(`^(${off}|${on})\\s?\\d`) });

/** A note of the school as a visitor gets it, one that is free or one that asks for a login. */
async function noteFor(server: Server, isLocked: boolean) {
  const { items } = await call(server, SCHOOL, contract.notes.list, { page: 1, pageSize: 50 });
  for (const { id } of items) {
    const note = await call(server, SCHOOL, contract.notes.detail, { id });
    if (note.isLocked === isLocked) return note;
  }
  throw new Error('The seed has no such note.');
}

test('a visitor reads a free note with its cues in the margin, and finds its lecturer (product.md 4.15)', async ({
  page,
  server,
}) => {
  const note = await noteFor(server, false);
  const { cues, foot } = noteOf(note.content);
  await page.goto(server.url(SCHOOL, `/teather/note/${note.id}`));
  await expect(page.getByRole('heading', { level: 1, name: note.title })).toBeVisible();
  await expect(main(page).getByText(text.note.free, { exact: true })).toBeVisible();
  const sheet = main(page).getByRole('article').first();
  const headings = sheet.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([...cues.map(({ cue }) => cue), foot?.title ?? '']);
  const [cue, beside] = [cues[1], cues[1]?.blocks[0]];
  const words = beside && beside.kind !== 'picture' ? beside.text : '';
  const left = await sheet.getByRole('heading', { level: 2, name: cue?.cue ?? '', exact: true }).boundingBox();
  const right = await sheet.getByText(words, { exact: true }).first().boundingBox();
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);

  const outline = page.getByRole('navigation', { name: text.detail.outline });
  await outline.getByRole('button', { name: foot?.title ?? '' }).click();
  await expect(sheet.getByRole('heading', { level: 2, name: foot?.title ?? '' })).toBeInViewport();
  await main(page).getByRole('link', { name: text.author.lecturer, exact: true }).click();
  await expect(page).toHaveURL(server.url(SCHOOL, `/teather/${note.author.id}`));
  await main(page).getByRole('link', { name: note.title }).click();
  await expect(page).toHaveURL(server.url(SCHOOL, `/teather/note/${note.id}`));
});

test('a note that is not free shows a visitor its title only; the login leads back to the whole text (product.md 4.15)', async ({
  page,
  server,
}) => {
  const note = await noteFor(server, true);
  const path = `/teather/note/${note.id}`;
  await page.goto(server.url(SCHOOL, path));
  await expect(page.getByRole('heading', { level: 1, name: note.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: text.note.locked })).toBeVisible();
  await expect(page.getByRole('heading', { name: text.comments.title, exact: true })).toHaveCount(0);
  await main(page).getByRole('link', { name: text.login, exact: true }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page);
  await expect(page).toHaveURL(server.url(SCHOOL, path));
  await expect(page.getByRole('heading', { name: text.comments.title, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: text.note.locked })).toHaveCount(0);
  await expect(main(page).getByRole('article').first().getByRole('heading', { level: 2 })).not.toHaveCount(0);
});

test('a student likes, collects and comments on a note, and finds it in the collection (product.md 4.13, 4.15)', async ({
  page,
  server,
  context,
}) => {
  const note = await noteFor(server, false);
  await page.goto(server.url(SCHOOL, '/login'));
  await logIn(page);
  await page.waitForURL('**/index');
  await page.goto(server.url(SCHOOL, `/teather/note/${note.id}`));
  const like = toggle(page, text.acts.like, text.acts.liked);
  const before = (await like.getAttribute('aria-pressed')) === 'true';
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', String(!before));
  const collect = toggle(page, text.acts.collect, text.acts.collected);
  if ((await collect.getAttribute('aria-pressed')) === 'false') await collect.click();
  await expect(collect).toHaveAttribute('aria-pressed', 'true');

  const said = `页脚这一句我抄下来了${Date.now()}`;
  const field = page.getByRole('textbox', { name: thread.write });
  await field.fill(said);
  await field.press('Control+Enter');
  await expect(page.getByRole('list', { name: thread.list }).getByText(said)).toBeVisible();
  const token = await tokenOf(context);
  const asked = { kind: 'note', articleId: note.id, sort: 'newest', page: 1, pageSize: 10 } as const;
  const { items } = await call(server, SCHOOL, contract.comments.list, asked, token);
  expect(items[0]?.content).toBe(said);

  await page.goto(server.url(SCHOOL, '/headline/collect'));
  await main(page).getByRole('article').filter({ hasText: note.title }).getByRole('link').click();
  await expect(page).toHaveURL(server.url(SCHOOL, `/teather/note/${note.id}`));
});

test('a note that is not there says so without ending a login', async ({ page, server, trouble }) => {
  trouble.allow(/status of 404/);
  for (const id of ['1', 'x', '999999999999999']) {
    await page.goto(server.url(SCHOOL, `/teather/note/${id}`));
    await expect(page.getByRole('heading', { level: 1, name: text.note.missing })).toBeVisible();
  }
});

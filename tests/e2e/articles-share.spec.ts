import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { articlesOf, openAsStudent, SCHOOL, thread } from './support/articles.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { words } from './support/words.ts';

const { articlesRead: text } = words.cn;

test('a visitor shares an article: the link is copied, and a poster with its code is saved as a picture', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [article] = await articlesOf(server);
  await page.goto(server.url(SCHOOL, `/headline/detail/${article?.id}?fromName=MyHeadline`));
  await page.getByRole('button', { name: text.acts.share }).click();
  const dialog = page.getByRole('dialog', { name: text.share.title });
  await dialog.getByRole('button', { name: text.share.copy }).click();
  await expect(toast(page, text.share.copied)).toBeVisible();
  // Who opens the link has not come by the list of the author's own articles.
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    server.url(SCHOOL, `/headline/detail/${article?.id}?fromName=News`),
  );
  await expect(
    dialog.getByRole('img', { name: text.share.posterOf.replace('{{title}}', article?.title ?? '') }),
  ).toBeVisible();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: text.share.save }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/\.png$/);
  const bytes = await readFile((await saved.path()) ?? '');
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(20_000); // not an empty sheet
});

/** Sends a report with a reason and words; resolves to what the school gets. */
async function report(page: Page, reason: string, said: string) {
  const dialog = page.getByRole('dialog', { name: text.report.title });
  await dialog.getByRole('radio', { name: reason }).check();
  await dialog.getByRole('textbox', { name: text.report.words }).fill(said);
  const sent = page.waitForRequest((request) => request.url().endsWith(contract.articles.report.path));
  await dialog.getByRole('button', { name: text.report.send }).click();
  await expect(toast(page, text.report.done)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  return (await sent).postDataJSON() as Record<string, unknown>;
}

test('a student reports an article, and a comment of another one below it', async ({ page, server }) => {
  const [article] = (await articlesOf(server)).filter(({ comments }) => (comments ?? 0) > 0);
  await openAsStudent(page, server, `/headline/detail/${article?.id}`);
  await page.getByRole('article').getByRole('button', { name: text.acts.report, exact: true }).click();
  expect(await report(page, text.report.copied, '和另一篇一样')).toMatchObject({
    headlineId: article?.id,
    reasonType: 4,
    content: '和另一篇一样',
  });
  const comments = page.getByRole('list', { name: thread.list });
  await comments.getByRole('button', { name: /^举报/ }).first().click();
  const sent = await report(page, text.report.rude, '这句骂人');
  expect(sent).toMatchObject({ headlineId: article?.id, reasonType: 1 });
  expect(sent['commentId']).toEqual(expect.any(Number));
});

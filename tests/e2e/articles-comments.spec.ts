import { contract } from '@shuyuan/contract';
import { simulate } from './support/api.ts';
import { articlesOf, openAsStudent, SCHOOL, thread } from './support/articles.ts';
import { logIn } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const { articlesRead: text } = words.cn;

test('a comment with an emoji is not sent, the sign is named; without it the comment and an answer to another one are there (§5, J9.3)', async ({
  page,
  server,
}) => {
  const [article] = (await articlesOf(server)).filter(({ comments }) => (comments ?? 0) > 0);
  await openAsStudent(page, server, `/headline/detail/${article?.id}`);
  const field = page.getByRole('textbox', { name: thread.write });
  const said = `我也试试这个办法${Date.now()}`;
  await field.fill(`${said}😀`);
  await expect(page.getByText(thread.refused([...said].length + 1, '😀'))).toBeVisible();
  await expect(page.getByRole('button', { name: thread.send, exact: true })).toBeDisabled();
  await page.getByRole('button', { name: thread.strip }).click();
  await field.press('Control+Enter');
  const comments = page.getByRole('list', { name: thread.list });
  await expect(comments.getByText(said)).toBeVisible();
  await expect(field).toHaveValue('');

  const other = comments.getByRole('button', { name: /^回复/ }).first();
  const answered = (await other.getAttribute('aria-label')) ?? '';
  await other.click();
  const answer = page.getByRole('textbox', { name: answered });
  await expect(answer).toBeFocused();
  await answer.fill(`说得对${said}`);
  await answer.press('Control+Enter');
  await expect(answer).toHaveCount(0);
  await expect(comments.getByText(`说得对${said}`)).toBeVisible();

  await page.reload();
  await page.getByRole('tab', { name: text.comments.newest }).click();
  await expect(comments.getByText(said, { exact: true })).toBeVisible();
});

test('a login that ends while a comment and an answer are written leaves the words for their writer (B2)', async ({
  page,
  server,
}) => {
  const [article] = (await articlesOf(server)).filter(({ comments }) => (comments ?? 0) > 0);
  const path = `/headline/detail/${article?.id}?fromName=News`;
  await openAsStudent(page, server, path);
  const field = page.getByRole('textbox', { name: thread.write });
  const said = '写到一半，先留两小时睡觉，再';
  await field.fill(said);
  const other = page.getByRole('list', { name: thread.list }).getByRole('button', { name: /^回复/ }).first();
  const whom = (await other.getAttribute('aria-label')) ?? '';
  await other.click();
  const answer = page.getByRole('textbox', { name: whom, exact: true });
  await answer.fill('我也这么想，不过');
  await simulate(server, 'failNext', { path: contract.articles.like.path, resultCode: -1 });
  await page.getByRole('button', { name: new RegExp(`^(${text.acts.like}|${text.acts.liked})\\s?\\d`) }).click();
  await expect(page.getByRole('form').getByText(words.cn.account.endedNotice)).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL(server.url(SCHOOL, path));
  await expect(field).toHaveValue(said);
  await expect(answer).toHaveValue('我也这么想，不过');
  await page.reload();
  await expect(answer).toHaveValue('我也这么想，不过');

  await field.press('Control+Enter');
  await expect(page.getByRole('list', { name: thread.list }).getByText(said)).toBeVisible();
  await answer.press('Control+Enter');
  await expect(answer).toBeHidden();
  await page.reload();
  await expect(field).toHaveValue('');
  await expect(answer).toBeHidden();
});

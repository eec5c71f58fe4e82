import { contract } from '@shuyuan/contract';
import { call } from './support/api.ts';
import { choose, recordOn, saved } from './support/assess.ts';
import { assessedCourse } from './support/assessAddresses.ts';
import { handIn } from './support/paper.ts';
import { expect, test } from './support/test.ts';
import { comeIn } from './support/trade.ts';
import { words } from './support/words.ts';

const { assess, practice } = words.cn;

test('at the review a wrong question goes into the book and out again, and the lecturer is asked about it in the chat (product.md 4.4, 4.5)', async ({
  page,
  server,
}) => {
  const school = 'shengya';
  const { saleId, linkId } = await assessedCourse(server, school);
  const { token } = await comeIn(page, server, school);
  await page.goto(server.url(school, `/course/evaluation/${saleId}/${linkId}`));
  await page.getByRole('button', { name: assess.start, exact: true }).click();
  await page.waitForURL(/\/course\/questions/);
  const id = recordOn(page);
  await choose(page, 0);
  await expect(saved(page)).toBeVisible();
  await handIn(page);
  await page.waitForURL(/\/course\/score/);
  const book = async () => (await call(server, school, contract.practice.wrong, {}, token)).items;
  expect(await book()).toEqual([]);

  const review = server.url(school, `/course/question/${saleId}/${linkId}/${id}`);
  await page.goto(review);
  await page.getByRole('button', { name: assess.review.keep }).click();
  const inBook = page.getByRole('button', { name: assess.review.inBook });
  await expect(inBook).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(inBook).toBeVisible();
  const [item] = await book();
  expect(item).toMatchObject({ recordId: id, wrongCount: 1 });
  expect(item?.courseTitle).toBeUndefined();

  await test.step('the book shows it, with the assessment that it comes from', async () => {
    await page.goto(server.url(school, '/learn/practice?view=wrong'));
    await expect(page.getByRole('heading', { level: 1, name: practice.wrong.title })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${item?.paperTitle} · `))).toBeVisible();
  });

  await test.step('the lecturer of the assessment is asked, with the question named in the message', async () => {
    const { lecturerName = '', title } = await call(server, school, contract.assessments.review, { id }, token);
    await page.goto(review);
    await page.getByRole('link', { name: assess.review.askGo }).click();
    await page.waitForURL(/\/chat\?talk=\d+$/);
    const message = page.getByRole('textbox', { name: '写消息' });
    await expect(message).toHaveValue(new RegExp(title));
    await expect(page.getByText(lecturerName).first()).toBeVisible();
    await message.press('Enter');
    await expect(message).toHaveValue('');
    await expect(page.getByText(new RegExp(`《${title}》第`)).last()).toBeVisible();
    await page.reload();
    await expect(message).toHaveValue('');
  });

  await test.step('the answer sheet leads to each question', async () => {
    await page.goto(review);
    for (const name of ['第3题', '第4题']) {
      await page
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 2, name }).first()).toBeAttached();
    }
  });
  await page.goto(review);
  await inBook.click();
  await expect(page.getByRole('button', { name: assess.review.keep })).toBeVisible();
  expect(await book()).toEqual([]);
});

import { contract } from '@shuyuan/contract';
import { call } from './support/api.ts';
import { LECTURER } from './support/live.ts';
import { handIn, sentBackPractice } from './support/paper.ts';
import { PHOTO } from './support/photo.ts';
import { logIn } from './support/session.ts';
import { expect, workTest as test } from './support/test.ts';
import { words } from './support/words.ts';

const { practice, chat } = words.cn;
const SCHOOL = 'shengya';

test('a practice is answered with a photo in two tabs, handed in once, marked by the lecturer, and comes back with points and words (J6.2–J6.4)', async ({
  page,
  context,
  server,
  another,
  trouble,
}) => {
  const { practice: sentBack, token } = await sentBackPractice(server, SCHOOL);
  const paper = server.url(SCHOOL, `/learn/practice?paper=${sentBack.id}`);
  await page.goto(server.url(SCHOOL, '/login'));
  await logIn(page);
  await page.waitForURL(/\/index/);
  await page.goto(server.url(SCHOOL, '/learn/practice'));
  await page.getByRole('link', { name: new RegExp(sentBack.title) }).click();
  await expect(page).toHaveURL(paper);
  await expect(page.getByText(practice.paper.sentBack)).toBeVisible();

  const written = page.getByRole('textbox').last();
  await test.step('what is written without a network is saved once it is back', async () => {
    trouble.allow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await written.fill('设直线的参数方程，用韦达定理');
    await expect(page.getByText('没有网络，已存在这台设备')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/已保存/)).toBeVisible();
  });
  await test.step('a photo goes on its way while the student writes, and another tab shows both', async () => {
    await page.locator('input[type="file"][accept*="png"]').last().setInputFiles(PHOTO);
    await expect
      .poll(async () => {
        const { answers } = await call(server, SCHOOL, contract.practice.paper, { id: sentBack.id }, token);
        return answers.flatMap(({ files }) => files).length;
      })
      .toBeGreaterThan(0);
  });
  const second = await context.newPage();
  await second.goto(paper);
  await expect(second.getByRole('textbox').last()).toHaveValue('设直线的参数方程，用韦达定理');

  await handIn(page);
  await expect(page).toHaveURL(server.url(SCHOOL, `/learn/practice?result=${sentBack.id}`));
  await expect(page.getByText(practice.result.awaitingHint)).toBeVisible();
  await test.step('the other tab cannot hand it in again (4004)', async () => {
    await handIn(second);
    await expect(second).toHaveURL(server.url(SCHOOL, `/learn/practice?result=${sentBack.id}`));
  });

  const { page: teacher } = await another();
  await teacher.goto(server.url(SCHOOL, '/talk/login'));
  await logIn(teacher, 'cn', LECTURER);
  await teacher.waitForURL(/\/chat/);
  await teacher.getByRole('radio', { name: chat.viewMarking }).click({ force: true });
  await teacher.getByRole('button', { name: new RegExp(`林知夏.*${sentBack.title.slice(0, 4)}`, 's') }).click();
  await expect(teacher.getByText('设直线的参数方程，用韦达定理')).toBeVisible();
  const phrase = chat.marking.phrases[0] ?? '';
  await test.step('with keys of the whole window: 5 for all points, Z for a stroke too many, N for the next one', async () => {
    const picture = teacher.getByRole('img', { name: /的图片1/ }).first();
    for (const position of [
      { x: 80, y: 60 },
      { x: 140, y: 90 },
    ])
      await picture.click({ position });
    await expect(picture).toHaveAccessibleName(/2处/);
    await teacher.getByRole('button', { name: phrase }).click();
    await teacher.keyboard.press('z');
    await expect(picture).toHaveAccessibleName(/1处/);
    const send = teacher.getByRole('button', { name: chat.marking.send });
    while (await send.isDisabled()) await teacher.keyboard.press('5');
    await expect(teacher.getByRole('textbox', { name: chat.marking.comment, exact: true })).toHaveValue(phrase);
    await teacher.keyboard.press('n');
    await expect(teacher.getByText(/已发给林知夏/)).toBeVisible();
  });

  await page.reload();
  await expect(page.getByText(phrase)).toBeVisible();
  await expect(page.getByRole('img', { name: /1处/ }).first()).toBeVisible();
  const marked = await call(server, SCHOOL, contract.practice.result, { id: sentBack.id }, token);
  expect(marked.state).toBe('finished');
  await expect(page.getByText(`/${marked.totalScore}`).first()).toBeVisible();
  await test.step('on paper there are answers, points, words and the marked picture, and nothing to click', async () => {
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article');
    await expect(sheet.getByText(phrase)).toBeVisible();
    await expect(sheet.getByText('设直线的参数方程，用韦达定理')).toBeVisible();
    await expect(sheet.getByRole('img', { name: /1处/ }).first()).toBeVisible();
    await expect(sheet.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
});

import { contract } from '@shuyuan/contract';
import { call } from './support/api.ts';
import { fill, like, verdictTitle } from './support/assess.ts';
import { demoToken } from './support/demoToken.ts';
import { LECTURER } from './support/live.ts';
import { handIn } from './support/paper.ts';
import { PHOTO } from './support/photo.ts';
import { logIn } from './support/session.ts';
import { expect, workTest as test } from './support/test.ts';
import { comeIn } from './support/trade.ts';
import { words } from './support/words.ts';

const { assess, chat } = words.cn;
const SCHOOL = 'shengya';
const TEXT = '参数方程那一步最难，我把它拆成了三行。';

test('tasks are handed in with words and a picture, marked at the lecturer’s desk, and come back with a message, a level, words and the marked picture (product.md 4.5)', async ({
  page,
  server,
  another,
}) => {
  const { items } = await call(
    server,
    SCHOOL,
    contract.assessments.mine,
    { page: 1, pageSize: 50 },
    await demoToken(server, SCHOOL),
  );
  const linkId = items.find(({ type, state }) => type === 'subjective' && state === 'doing')?.linkId;
  if (linkId === undefined) throw new Error('the seed has no open subjective assessment');
  const { token, nickname } = await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, `/subjective/evaluation?bid=${linkId}`));
  await page.getByRole('button', { name: assess.start, exact: true }).click();
  await page.waitForURL(/\/subjective\/evaluation\?.*cid=\d+/);
  const id = Number(new URL(page.url()).searchParams.get('cid'));
  const filesOf = async () => {
    const { answers } = await call(server, SCHOOL, contract.assessments.paper, { id }, token);
    return answers.flatMap(({ files }) => files);
  };
  await page.getByRole('textbox', { name: assess.task.answer }).first().fill(TEXT);
  await page.locator('input[type="file"][accept*="png"]').first().setInputFiles(PHOTO);
  await expect.poll(async () => (await filesOf()).length).toBe(1);
  await expect(page.getByText(like(assess.task.saved)).first()).toBeVisible();
  await handIn(page);
  await expect(page).toHaveURL(server.url(SCHOOL, `/subjective/result?bid=${linkId}&cid=${id}`));
  const { lecturerName = '' } = await call(server, SCHOOL, contract.assessments.result, { id }, token);
  const receipt = page.getByRole('heading', { level: 1, name: fill(assess.wait.titleBy, { name: lecturerName }) });
  await expect(receipt).toBeVisible();
  await expect(page.getByText(TEXT)).toBeVisible();

  const unread = async () => (await call(server, SCHOOL, contract.site.unreadSum, {}, token)).siteMessages;
  const before = await unread();
  const { page: teacher } = await another();
  await teacher.goto(server.url(SCHOOL, '/talk/login'));
  await logIn(teacher, 'cn', LECTURER);
  await teacher.waitForURL(/\/chat/);
  await teacher.getByRole('radio', { name: chat.viewMarking }).click({ force: true });
  await teacher.getByRole('button', { name: new RegExp(nickname) }).click();
  await expect(teacher.getByText(TEXT)).toBeVisible();
  const phrase = chat.marking.phrases[0] ?? '';
  await test.step('the lecturer marks the picture, gives points and writes a word', async () => {
    const picture = teacher.getByRole('img', { name: /的图片1/ }).first();
    await picture.click({ position: { x: 80, y: 60 } });
    await expect(picture).toHaveAccessibleName(/1处/);
    await teacher.getByRole('button', { name: phrase }).click();
    const send = teacher.getByRole('button', { name: chat.marking.send });
    while (await send.isDisabled()) await teacher.keyboard.press('5');
    await send.click();
    await expect(teacher.getByText(new RegExp(`已发给${nickname}`))).toBeVisible();
  });

  await test.step('a message tells the student; the page shows level, words and the marked picture', async () => {
    await expect.poll(unread).toBe(before + 1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: verdictTitle })).toBeVisible();
    await expect(page.getByText(phrase).first()).toBeVisible();
    await expect(page.getByText(TEXT)).toBeVisible();
    await expect(page.getByRole('img', { name: /1处/ }).first()).toBeVisible();
  });
});

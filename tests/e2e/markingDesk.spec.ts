import { contract } from '@shuyuan/contract';
import { call } from './support/api.ts';
import { LECTURER } from './support/live.ts';
import { handIn, sentBackPractice } from './support/paper.ts';
import { PHOTO } from './support/photo.ts';
import { logIn } from './support/session.ts';
import { expect, testWithOwnServer } from './support/test.ts';
import { words } from './support/words.ts';

const { chat } = words.cn;
const { marking } = chat;
const SCHOOL = 'shengya';

/** Hands in the practice that other journeys hand in as well. */
const test = testWithOwnServer();

const TOOLS = ['红笔', '荧光笔', '打勾', '半对', '打叉', '写字'] as const;

test('a lecturer marks a photo with every tool by the mouse, words among them, at 1280 in one line of tools; what is sent back can be thought over (J6.4)', async ({
  page,
  server,
  another,
}) => {
  const { practice: sentBack, token } = await sentBackPractice(server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/login'));
  await logIn(page);
  await page.waitForURL(/\/index/);
  await page.goto(server.url(SCHOOL, `/learn/practice?paper=${sentBack.id}`));
  const photo = page.locator('input[type="file"][accept*="png"]').last();
  for (let count = 0; count < 2; count++) await photo.setInputFiles(PHOTO);
  await expect
    .poll(async () => {
      const { answers } = await call(server, SCHOOL, contract.practice.paper, { id: sentBack.id }, token);
      return answers.flatMap(({ files }) => files).length;
    })
    .toBeGreaterThan(1);
  await handIn(page);

  const { page: teacher } = await another();
  await teacher.goto(server.url(SCHOOL, '/talk/login'));
  await logIn(teacher, 'cn', LECTURER);
  await teacher.waitForURL(/\/chat/);
  await teacher.getByRole('radio', { name: chat.viewMarking }).click({ force: true });
  await teacher.getByRole('button', { name: new RegExp(`林知夏.*${sentBack.title.slice(0, 4)}`, 's') }).click();
  const picture = teacher.getByRole('img', { name: /的图片1/ }).first();
  const tools = teacher.getByRole('toolbar').first();

  await test.step('the tools stand in one line, and each one marks', async () => {
    await expect(tools).toBeVisible();
    const tops = await tools
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size).toBe(1);
    const box = await picture.boundingBox();
    if (!box) throw new Error('the picture is on the page');
    for (const [at, name] of TOOLS.entries()) {
      await tools.getByRole('button', { name, exact: true }).click();
      const [x, y] = [box.x + 60 + at * 20, box.y + 40 + at * 8];
      await teacher.mouse.move(x, y);
      await teacher.mouse.down();
      await teacher.mouse.move(x + 12, y + 4);
      await teacher.mouse.up();
      if (name === '写字') {
        await expect(teacher.getByRole('textbox', { name: '批改文字' })).toBeFocused();
        await teacher.keyboard.type('补一句');
        await teacher.keyboard.press('Enter');
      }
      await expect(picture).toHaveAccessibleName(new RegExp(`${at + 1}处`));
    }
    await tools.getByRole('button', { name: '擦除', exact: true }).click();
    await teacher.mouse.click(box.x + 60 + 2 * 20, box.y + 40 + 2 * 8);
    await expect(picture).toHaveAccessibleName(/5处/);
    await tools.getByRole('button', { name: '撤销', exact: true }).click();
    await expect(picture).toHaveAccessibleName(/6处/);
  });
  await test.step('small pictures are whole', async () => {
    const strip = teacher.getByRole('navigation', { name: marking.thumbnails });
    for (const each of await strip.getByRole('button').all()) {
      await expect(each).toBeInViewport({ ratio: 1 });
      expect(await each.locator('img').evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain');
    }
  });
  await test.step('the days to hand in again have their label, and nothing is sent back by a cancel', async () => {
    await teacher.getByRole('button', { name: marking.sendBack, exact: true }).last().click();
    const dialog = teacher.getByRole('dialog');
    await expect(dialog.getByText(marking.days, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('radiogroup', { name: marking.days })).toBeVisible();
    await dialog.getByRole('button', { name: marking.sendBackCancel }).click();
    await expect(dialog).toBeHidden();
    await expect(picture).toBeVisible();
  });
});

test('an answer to a blank that the machine gave nothing counts as right for all, and whoever wrote it has the points (J6.4)', async ({
  server,
  another,
}) => {
  const { token } = await call(server, SCHOOL, contract.talk.login, { ...LECTURER, hasAgreed: true });
  const { items } = await call(server, SCHOOL, contract.marking.queue, { tab: 'byMachine' }, token);
  const work = items[0];
  if (!work) throw new Error('the seed has practices with blanks that lost points');
  const { page } = await another();
  await page.goto(server.url(SCHOOL, '/talk/login'));
  await logIn(page, 'cn', LECTURER);
  await page.waitForURL(/\/chat/);
  await page.getByRole('radio', { name: chat.viewMarking }).click({ force: true });
  await page.getByRole('tab', { name: marking.tab.byMachine }).click();
  await page
    .getByRole('button', { name: new RegExp(work.studentName) })
    .first()
    .click();
  const accept = page.getByRole('button', { name: /所有人都算对/ });
  await accept.first().click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: marking.accept, exact: true })
    .click();
  await expect(page.getByText(/已算对，\d+份作业加了分/)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { call, simulate } from './support/api.ts';
import { demoToken } from './support/demoToken.ts';
import { LECTURER } from './support/live.ts';
import { PHOTO } from './support/photo.ts';
import { logIn } from './support/session.ts';
import { expect, workTest as test } from './support/test.ts';
import { words } from './support/words.ts';

const { chat, report: text, archives } = words.cn;
const SCHOOL = 'shengya';
/** Points of A4 at 72 a inch, as Chromium rounds them. */
const A4 = /\/MediaBox \[0 0 594\.9\d* 841\.9\d*\]/;

test('a report shows the figures of the rows, prints on A4, and is read by its link until the student ends it (J6.6)', async ({
  page,
  another,
  server,
}) => {
  const token = await demoToken(server, SCHOOL);
  const { reports, sheets } = await call(server, SCHOOL, contract.archives.read, {}, token);
  const read = reports.map(({ courseId, saleId }) =>
    call(server, SCHOOL, contract.report.read, { courseId, saleId }, token),
  );
  const seen = (await Promise.all(read)).find(({ comment }) => comment !== undefined);
  const sheet = sheets.find(({ state }) => state === 'toFill');
  if (!seen || !sheet) throw new Error('the seed gives the demo student a report, and a sheet to fill');
  const { courseId, saleId } = seen;
  await page.goto(
    server.url(SCHOOL, `/login?referer=${encodeURIComponent(`/web/myclass/report/${courseId}/${saleId}`)}`),
  );
  await logIn(page);
  const paper = page.getByRole('article', { name: seen.courseTitle });

  await test.step('its figures are those of the rows: lessons attended, practices, and the average of the marks', async () => {
    const attended = seen.attendance.filter(({ state }) => state === 'present' || state === 'late').length;
    const mean = seen.trend.reduce((sum, { score }) => sum + score, 0) / seen.trend.length;
    expect(seen.attended).toBe(attended);
    expect(seen.average).toBeCloseTo(mean, 0);
    await expect(paper.getByText(new RegExp(`^${attended}/${seen.held}`))).toBeVisible();
    await expect(paper.getByText(new RegExp(`^${seen.average}`)).first()).toBeVisible();
    await expect(paper.getByText(seen.comment?.split('\n')[0] ?? '', { exact: false })).toBeVisible();
  });

  await test.step('practices stand by kind beside the class, and what comes next has its ways', async () => {
    const rows = paper.getByRole('table', { name: text.practice }).getByRole('row');
    await expect(rows).toHaveCount(1 + seen.kinds.length + seen.parts.length);
    for (const { by, done, total } of seen.parts)
      await expect(rows.filter({ hasText: text.parts[by] })).toContainText(`${done}/${total}`);
    await expect(paper.getByRole('link', { name: text.steps.look })).toHaveAttribute('href', '/web/expert');
    await page.getByRole('region', { name: text.others }).getByRole('link', { name: text.toArchive }).click();
    await expect(page).toHaveURL(server.url(SCHOOL, '/archives'));
    await expect(page.getByText(new RegExp(`平均${seen.average}%`)).first()).toBeVisible();
    await page.goBack();
    await expect(paper).toBeVisible();
  });

  await test.step('it prints on A4', async () => {
    expect((await page.pdf({ preferCSSPageSize: true })).toString('latin1')).toMatch(A4);
  });

  await test.step('whoever has the link reads it without a login, until the student ends it', async () => {
    // By the keyboard: the popup of unread messages stays over the head of the page.
    await page.getByRole('button', { name: text.share }).press('Enter');
    const link = await page.locator('code').innerText();
    await expect(paper.getByRole('img', { name: text.code })).toBeVisible();
    const parent = await another();
    await parent.page.goto(link);
    await expect(parent.page.getByRole('article', { name: seen.courseTitle })).toBeVisible();
    await expect(parent.page.getByRole('button', { name: text.endShare })).toHaveCount(0);
    await expect(parent.page.getByRole('region', { name: text.others })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(/打开过1次/)).toBeVisible();
    await page.getByRole('button', { name: text.endShare }).press('Enter');
    await expect(page.getByRole('button', { name: text.share })).toBeVisible();
    parent.trouble.allow(/404/);
    await parent.page.reload();
    await expect(parent.page.getByRole('heading', { name: text.shareEnded })).toBeVisible();
  });

  await test.step('a score sheet is kept as a draft, refused while a cell is missing, and handed in with a photo', async () => {
    await page.goto(server.url(SCHOOL, `/archives/sheetFill/${sheet.id}`));
    const scores = page.getByRole('textbox', { name: /得分$/ });
    await scores.first().fill('999');
    await scores.nth(1).focus();
    await expect(page.getByText(/^满分\d+，再看一眼$/)).toBeVisible();
    await expect(page.getByText(/^还不能交/)).toHaveCount(0);
    await scores.first().fill('80');
    await page.getByRole('button', { name: archives.draft }).click();
    await expect(page.getByText(archives.saved)).toBeVisible();
    await page.reload();
    await expect(scores.first()).toHaveValue('80');
    await page.getByRole('button', { name: archives.submit }).click();
    await expect(page.getByText(/^还不能交/)).toBeVisible();
    for (const cell of await scores.all()) await cell.fill('80');
    await page.locator('input[type="file"]').first().setInputFiles(PHOTO);
    await expect(page.getByText('1/9')).toBeVisible();
    await page.getByRole('button', { name: archives.submit }).click();
    await expect(page).toHaveURL(server.url(SCHOOL, `/archives/scoreSheet/${sheet.id}`));
    await expect(page.getByText(archives.state.submitted)).toBeVisible();
    const { attachments } = await call(server, SCHOOL, contract.archives.sheet, { id: sheet.id }, token);
    expect(attachments).toHaveLength(1);
  });

  await test.step('once the school has confirmed it, it can only be read, and prints on one page of A4', async () => {
    await simulate(server, 'scoreSheet/confirm', { scoreSheetId: sheet.id }, SCHOOL);
    await page.reload();
    await expect(page.getByText(archives.state.confirmed, { exact: true })).toBeVisible();
    await expect(page.getByText(/核对盖章/)).toBeVisible();
    const print = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(print).toMatch(A4);
    expect(print.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.goto(server.url(SCHOOL, `/archives/sheetFill/${sheet.id}`));
    await expect(page.getByText(archives.closedTitle)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /得分$/ })).toHaveCount(0);
  });

  await test.step('one that was sent back says why, and goes out again', async () => {
    const back = sheets.find(({ state }) => state === 'sentBack');
    if (!back) throw new Error('the seed gives the demo student a sheet that was sent back');
    const { comment = '' } = await call(server, SCHOOL, contract.archives.sheet, { id: back.id }, token);
    await page.goto(server.url(SCHOOL, '/archives'));
    await page
      .getByRole('listitem')
      .filter({ hasText: back.title })
      .getByRole('link', { name: archives.change })
      .click();
    await expect(page.getByText(comment)).toBeVisible();
    await page.getByRole('textbox', { name: /得分$/ }).first().fill('81');
    await page.getByRole('button', { name: archives.submit }).click();
    await expect(page.getByText(archives.state.submitted)).toBeVisible();

    // Sent back once more, with a deadline that is over.
    const order = { scoreSheetId: back.id, reason: '照片看不清', dueAt: new Date(Date.now() - 60_000).toISOString() };
    await simulate(server, 'scoreSheet/sendBack', order, SCHOOL);
    await page.goto(server.url(SCHOOL, `/archives/sheetFill/${back.id}`));
    await expect(page.getByText(archives.lateTitle)).toBeVisible();
    await expect(page.getByText(archives.lateHint)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /得分$/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: archives.submit })).toHaveCount(0);
  });
});

test('a lecturer writes into a report of the own class; what is written survives a reload, and cannot be written twice', async ({
  page,
  server,
}) => {
  await page.goto(server.url(SCHOOL, '/talk/login'));
  await logIn(page, 'cn', LECTURER);
  await page.waitForURL(/\/chat/);
  await page.goto(server.url(SCHOOL, '/chat?view=reports'));
  const rows = page.getByRole('region', { name: chat.reports.name }).getByRole('button', { name: /发布/ });
  await rows.first().click();
  const letter = page.getByRole('textbox', { name: chat.reports.text.comment });
  const send = page.getByRole('button', { name: new RegExp(`${chat.reports.publish}|${chat.reports.add}`) });
  await expect(send).toBeDisabled();
  const waiting = await rows.count();
  await letter.fill('每一步都站得住。');
  await page.reload();
  const draft = rows.filter({ hasText: chat.reports.draft });
  await draft.click();
  await expect(letter).toHaveValue('每一步都站得住。');
  await send.dblclick();
  // The field has the same words before they are published: only what is published takes the button away.
  await expect(send).toHaveCount(0);
  await expect(page.getByRole('region', { name: chat.reports.words }).getByText('每一步都站得住。')).toBeVisible();
  await expect(rows).toHaveCount(waiting - 1);
});

test('words for a report that has got others meanwhile stay in front of who wrote them, until they are put away', async ({
  page,
  another,
  server,
}) => {
  const other = await another();
  const letter = (each: Page) => each.getByRole('textbox', { name: chat.reports.text.comment });
  const send = (each: Page) =>
    each.getByRole('button', { name: new RegExp(`${chat.reports.publish}|${chat.reports.add}`) });
  for (const each of [page, other.page]) {
    await each.goto(server.url(SCHOOL, '/talk/login'));
    await logIn(each, 'cn', LECTURER);
    await each.waitForURL(/\/chat/);
    await each.goto(server.url(SCHOOL, '/chat?view=reports'));
    await each.getByRole('region', { name: chat.reports.name }).getByRole('button', { name: /发布/ }).last().click();
    await letter(each).fill(each === page ? '先发出去的话。' : '后写完的话。');
  }
  await send(page).click();
  await expect(send(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: chat.reports.words }).getByText('先发出去的话。')).toBeVisible();
  await send(other.page).click();
  const said = other.page.getByRole('region', { name: chat.reports.words });
  await expect(said.getByText('先发出去的话。')).toBeVisible();
  await expect(said.getByText(chat.reports.unsent.title)).toBeVisible();
  await expect(said.getByText('后写完的话。')).toBeVisible();
  await said.getByRole('button', { name: chat.reports.unsent.putAway }).click();
  await expect(said.getByText('后写完的话。')).toBeHidden();
});

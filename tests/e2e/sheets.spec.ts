import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { scoreFormLabels } from '../../packages/ui/src/report/ScoreForm/ScoreForm.labels.ts';
import { call, simulate } from './support/api.ts';
import { demoToken } from './support/demoToken.ts';
import { openAsDemo } from './support/lessons.ts';
import { countOf } from './support/live.ts';
import type { Server } from './support/server.ts';
import { expect, workTest as test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { words } from './support/words.ts';

const { archives: text } = words.cn;
const labels = scoreFormLabels.cn;
/** Another school than that of the journey of reports, which fills its sheets too. */
const SCHOOL = 'default';

const cell = (page: Page, column: 'score' | 'remark', subject: string) =>
  page.getByRole('textbox', { name: labels.cell(labels[column], subject), exact: true });
const row = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });
const sum = (page: Page) => row(page, labels.total);
const draft = (page: Page) => page.getByRole('button', { name: text.draft, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: text.submit, exact: true });
const says = (sentence: string, count: number) => sentence.replace('{{count}}', `${count}`);

/** Types over what stands in a cell. */
async function type(page: Page, column: 'score' | 'remark', subject: string, typed: string) {
  await cell(page, column, subject).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(typed);
  await page.keyboard.press('Tab');
}

/** The sheet that waits to be filled, with a reader of what the server has of it. */
async function sheetToFill(server: Server) {
  const token = await demoToken(server, SCHOOL);
  const { sheets } = await call(server, SCHOOL, contract.archives.read, {}, token);
  const id = sheets.find(({ state }) => state === 'toFill')?.id;
  if (id === undefined) throw new Error('the seed gives the demo student a sheet to fill');
  const read = () => call(server, SCHOOL, contract.archives.sheet, { id }, token);
  return { id, title: (await read()).title, read };
}

test('a score sheet: a point too many is refused with its reason, a missing one is named, a double click hands it in once, and everybody reads the same sum (product.md 4.6)', async ({
  page,
  context,
  server,
}) => {
  const { id, title, read } = await sheetToFill(server);
  const before = await read();
  const subjects = before.items.map(({ subjectName: name, fullScore }) => ({ name, fullScore }));
  const [first, second, ...others] = subjects;
  const absent = others.pop();
  if (!first || !second || !absent) throw new Error('the exam has three subjects');
  const full = subjects.reduce((all, { fullScore }) => all + fullScore, 0);
  await openAsDemo(page, server, SCHOOL, `/archives/sheetFill/${id}`);
  const saves = countOf(page, contract.archives.saveSheet.path);

  await test.step('more than the full score is refused at the cell, counts in no sum, and is not saved as a draft either', async () => {
    const problem = labels.problem('aboveFull', first.fullScore);
    await type(page, 'score', first.name, `${first.fullScore + 0.5}`);
    await expect(row(page, first.name)).toContainText(problem);
    await expect(cell(page, 'score', first.name)).toHaveAccessibleDescription(problem);
    await expect(sum(page)).toContainText(`—/${full}`);
    await draft(page).click();
    await expect(page.getByRole('alert').filter({ hasText: says(text.cannotSave, 1) })).toBeVisible();
    await expect(page.getByText(labels.problem('empty', 0))).toHaveCount(0);
    expect(saves()).toBe(0);
    expect(await read()).toMatchObject({ version: before.version, state: 'toFill' });
  });

  await test.step('a draft with gaps is stored once by a double click, half points and all, and is there after a reload', async () => {
    await type(page, 'score', first.name, '117.5');
    await expect(sum(page)).toContainText(`117.5/${full}`);
    await expect(sum(page)).toContainText(labels.held(1, subjects.length));
    await draft(page).dblclick();
    await expect(toast(page, text.saved)).toBeVisible();
    expect(saves()).toBe(1);
    const stored = await read();
    expect(stored).toMatchObject({ version: (before.version ?? 0) + 1, state: 'toFill', totalScore: 117.5 });
    await page.reload();
    await expect(cell(page, 'score', first.name)).toHaveValue('117.5');
    await expect(sum(page)).toContainText(`117.5/${full}`);
  });

  const late = await context.newPage();
  await late.goto(server.url(SCHOOL, `/archives/sheetFill/${id}`));
  await type(late, 'score', first.name, '90');

  await test.step('what is missing is counted and named at its cell; a subject that was not sat needs a remark, and no points', async () => {
    const sent = saves();
    await type(page, 'score', second.name, '99');
    await submit(page).click();
    await expect(page.getByRole('alert').filter({ hasText: says(text.cannotSubmit, others.length + 1) })).toBeVisible();
    for (const { name, fullScore } of [...others, absent])
      await expect(row(page, name)).toContainText(labels.problem('empty', fullScore));
    await expect(row(page, second.name)).not.toContainText(labels.problem('empty', second.fullScore));
    for (const { name } of others) await type(page, 'score', name, '60');
    await submit(page).click();
    await expect(page.getByRole('alert').filter({ hasText: says(text.cannotSubmit, 1) })).toBeVisible();
    expect(saves()).toBe(sent);
    await type(page, 'remark', absent.name, '缺考');
    await expect(page.getByRole('alert').filter({ hasText: says(text.cannotSubmit, 1) })).toHaveCount(0);
  });

  const total = 117.5 + 99 + 60 * others.length;
  const figures = async (each: Page) => {
    await expect(row(each, first.name)).toContainText(`117.5/${first.fullScore}`);
    await expect(row(each, second.name)).toContainText(`99/${second.fullScore}`);
    for (const { name, fullScore } of others) await expect(row(each, name)).toContainText(`60/${fullScore}`);
    await expect(row(each, absent.name)).toContainText(`—/${absent.fullScore}`);
    await expect(row(each, absent.name)).toContainText('缺考');
    await expect(sum(each)).toContainText(`${total}/${full}`);
    await expect(sum(each)).toContainText(labels.held(subjects.length - 1, subjects.length));
  };

  await test.step('a double click hands it in once, and the sheet shows the same figures and the same sum', async () => {
    const sent = saves();
    await submit(page).dblclick();
    await expect(page).toHaveURL(server.url(SCHOOL, `/archives/scoreSheet/${id}`));
    await expect(page.getByText(text.state.submitted, { exact: true })).toBeVisible();
    await figures(page);
    expect(saves()).toBe(sent + 1);
    const has = await read();
    expect(has).toMatchObject({ state: 'submitted', version: (before.version ?? 0) + 2, totalScore: total });
    expect(has.items.map(({ score }) => score)).toEqual([117.5, 99, ...others.map(() => 60), undefined]);
    expect(has.items.at(-1)?.remark).toBe('缺考');
  });

  await test.step('a tab that comes later changes nothing, says so, and shows what is so when it is read again', async () => {
    await draft(late).click();
    await expect(late.getByRole('alert').filter({ hasText: text.staleTitle })).toBeVisible();
    await expect(cell(late, 'score', first.name)).toHaveValue('90');
    expect(await read()).toMatchObject({ totalScore: total, version: (before.version ?? 0) + 2 });
    await late.getByRole('button', { name: text.reload }).click();
    await expect(late.getByText(text.closedTitle)).toBeVisible();
    await expect(late.getByRole('textbox')).toHaveCount(0);
    await figures(late);
  });

  await test.step('the school confirms what the student typed; archive and sheet have the same sum', async () => {
    await simulate(server, 'scoreSheet/confirm', { scoreSheetId: id }, SCHOOL);
    await page.reload();
    await expect(page.getByText(text.state.confirmed, { exact: true })).toBeVisible();
    await figures(page);
    await page.getByRole('link', { name: text.toArchives }).click();
    const entry = page.getByRole('listitem').filter({ hasText: title });
    await expect(entry).toContainText(`${total}`);
    expect(await read()).toMatchObject({ state: 'confirmed', totalScore: total });
  });
});

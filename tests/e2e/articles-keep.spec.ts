import type { Page } from '@playwright/test';
import { articleEditorLabels } from '../../packages/ui/src/article/ArticleEditor/ArticleEditor.labels.ts';
import { expect, test } from './support/test.ts';
import { comeIn } from './support/trade.ts';
import { words } from './support/words.ts';

const { writing } = words.cn;
const editor = articleEditorLabels.cn;
const SCHOOL = 'shengya';

const titleBox = (page: Page) => page.getByRole('textbox', { name: writing.titleLabel });
const textBox = (page: Page) => page.getByRole('textbox', { name: editor.body, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Writes at the end of the text. */
async function write(page: Page, text: string) {
  await textBox(page).locator('[data-block]').last().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(text);
}

test('of two pages on one draft the later is told, takes over what was stored, and the first keeps its last words (product.md 4.13)', async ({
  page,
  context,
  server,
}) => {
  await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await titleBox(page).fill('两页');
  await write(page, '第一页写的。');
  await expect(page.getByText(writing.draftIn.browser)).toBeVisible();
  const later = await context.newPage();
  await later.goto(server.url(SCHOOL, '/headline/add'));
  await expect(later.getByText(writing.turn.elsewhere)).toBeVisible();
  await expect(later.getByText('第一页写的。')).toBeVisible();
  await expect(textBox(later)).toHaveCount(0);
  await expect(titleBox(later)).toBeDisabled();

  await write(page, '没存的话。');
  await press(later, writing.turn.takeOver);
  await expect(textBox(later)).toContainText('第一页写的。');
  await write(later, '第二页写的。');
  await expect(page.getByText(writing.turn.taken)).toBeVisible();
  await expect(textBox(page)).toHaveCount(0);
  const copy = page.getByRole('link', { name: writing.turn.openCopy });
  const stored = await later.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('没存的话。');
  if (await copy.isVisible()) {
    await copy.click();
    await expect(textBox(page)).toContainText('第一页写的。没存的话。');
  }
});

test('a browser whose storage is full says so and loses nothing that is typed (product.md 4.13)', async ({
  page,
  server,
}) => {
  await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await titleBox(page).fill('存满了');
  await page.evaluate(() => {
    let part = 'x'.repeat(1 << 20);
    for (let at = 0; part !== ''; at += 1) {
      try {
        localStorage.setItem(`full-${at}`, part);
      } catch {
        part = part.slice(0, part.length >> 1);
      }
    }
  });
  await write(page, '满了以后写的字。'.repeat(50));
  await expect(page.getByText(writing.lasting.tab)).toBeVisible();
  await page.reload();
  await expect(textBox(page)).toContainText('满了以后写的字。');
  await expect(titleBox(page)).toHaveValue('存满了');
});

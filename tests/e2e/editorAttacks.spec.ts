import { expect, type Page, test } from '@playwright/test';
import type { ArticleBlock } from '@shuyuan/rules';
import { editorStage, openEditor } from './support/editorStage.ts';
import { quiet } from './support/quiet.ts';

const stage = editorStage();
const text = (words: string): ArticleBlock => ({ kind: 'paragraph', text: words, marks: [] });
const written = (page: Page) => page.evaluate(() => window.written.blocks);
const wordsOf = async (page: Page) =>
  (await written(page)).map((block) => ('text' in block ? block.text : `[${block.kind}]`)).join('\n');

test('a page that is hidden in the middle of a composition: what was composed stays, is written on, and is one step of undo', async ({
  page,
}) => {
  const { input, errors } = await openEditor(stage.url, page, [text('天')]);
  await input.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  // A browser without windows shows all its tabs: it does not hide one for another.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => wordsOf(page)).toBe('天ni');
  await page.keyboard.insertText('地');
  await expect.poll(() => wordsOf(page)).toBe('天ni地');
  await page.keyboard.press('Control+z');
  await expect.poll(() => wordsOf(page)).toBe('天ni');
  await page.keyboard.press('Control+z');
  await expect.poll(() => wordsOf(page)).toBe('天');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => wordsOf(page)).toBe('天ni');
  expect(errors).toEqual([]);
});

/** Drops a picture on the first block. */
async function dropPicture(page: Page) {
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(8, 6);
    canvas.getContext('2d')?.fillRect(0, 0, 8, 6);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([await canvas.convertToBlob()], '猫.png', { type: 'image/png' }));
    const [block] = document.querySelectorAll('[role="textbox"] [data-block]');
    const box = block?.getBoundingClientRect();
    const where = { clientX: (box?.left ?? 0) + 4, clientY: (box?.top ?? 0) + 4 };
    for (const kind of ['dragenter', 'dragover', 'drop'])
      block?.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer, ...where }));
  });
}

/** Pastes words as the key does. */
async function paste(page: Page, words: string) {
  await page.evaluate((plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    const target = document.querySelector('[role="textbox"]');
    target?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, words);
}

test('while a picture is uploaded, words are pasted, typed and composed: all of them stay, and the picture comes', async ({
  page,
}) => {
  const { input, errors } = await openEditor(stage.url, page, [text('上'), text('下')]);
  await page.evaluate(() => {
    window.stored = new Promise((resolve) => {
      window.finishStoring = resolve;
    });
  });
  await dropPicture(page);
  await page.getByRole('textbox', { name: '正文' }).locator('[data-block]').last().click();
  await page.keyboard.press('Control+End');
  await paste(page, '贴的');
  await page.keyboard.insertText('打的');
  await input.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  await page.evaluate(() => window.finishStoring?.());
  await quiet(page, 120);
  await input.send('Input.insertText', { text: '你' });
  await expect.poll(async () => (await written(page)).filter(({ kind }) => kind === 'picture').length).toBe(1);
  const lines = async () =>
    (await written(page)).flatMap((block) => ('text' in block && block.text !== '' ? [block.text] : []));
  await expect.poll(lines).toEqual(['上', '下贴的打的你']);
  await quiet(page, 120);
  await page.keyboard.insertText('完');
  await expect.poll(() => wordsOf(page)).toContain('下贴的打的你完');
  expect(errors).toEqual([]);
});

test('a picture that is dragged inside of the text while another one is uploaded loses no word', async ({ page }) => {
  const picture = { kind: 'picture' as const, fileId: 5, alt: '猫', width: 25 as const };
  const { errors } = await openEditor(stage.url, page, [text('一'), picture, text('二'), text('三')]);
  await page.evaluate(() => {
    window.stored = new Promise((resolve) => {
      window.finishStoring = resolve;
    });
  });
  await dropPicture(page);
  const last = page.getByRole('textbox', { name: '正文' }).locator('[data-block]').last();
  const box = await last.boundingBox();
  await page
    .getByRole('button', { name: '图片：猫' })
    .first()
    .dragTo(last, { targetPosition: { x: 20, y: (box?.height ?? 20) - 2 } });
  await page.evaluate(() => window.finishStoring?.());
  await expect.poll(async () => (await written(page)).filter(({ kind }) => kind === 'picture').length).toBe(2);
  const lines = (await written(page)).flatMap((block) => ('text' in block && block.text !== '' ? [block.text] : []));
  expect(lines).toEqual(['一', '二', '三']);
  expect(errors).toEqual([]);
});

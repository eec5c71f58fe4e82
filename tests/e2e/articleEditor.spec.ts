import { expect, type Page, test } from '@playwright/test';
import type { ArticleBlock } from '@shuyuan/rules';
import { type EditorDesk, editorStage, openEditor } from './support/editorStage.ts';
import { quiet } from './support/quiet.ts';

const stage = editorStage();
const open = (page: Page, blocks: ArticleBlock[] = []) => openEditor(stage.url, page, blocks);

/** Composes in an input method: the letters one by one, then what was chosen. */
async function compose({ page, input }: EditorDesk, letters: string, chosen: string) {
  for (let at = 1; at <= letters.length; at += 1)
    await input.send('Input.imeSetComposition', { text: letters.slice(0, at), selectionStart: at, selectionEnd: at });
  await input.send('Input.insertText', { text: chosen });
  // draft-js waits 20 ms for a composition that goes on.
  await quiet(page, 60);
}

const text = (words: string, marks: ArticleBlock extends { marks: infer Marks } ? Marks : unknown[] = []) =>
  ({ kind: 'paragraph', text: words, marks }) as ArticleBlock;
const written = (page: Page) => page.evaluate(() => window.written.blocks);
const caret = async (page: Page, at: number) => {
  await page.keyboard.press('Home');
  for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowRight');
};

const BOLD = text('前粗体后', [{ kind: 'bold', from: 1, to: 3 }]);

for (const [place, at, words, from, to] of [
  ['before a mark it is plain', 1, '前你好粗体后', 3, 5],
  ['inside a mark it has the mark', 2, '前粗你好体后', 1, 5],
  ['at the end of a mark it goes on with the mark', 3, '前粗体你好后', 1, 5],
] as const)
  test(`composed Chinese is whole: ${place}`, async ({ page }) => {
    const desk = await open(page, [BOLD]);
    await caret(page, at);
    await compose(desk, 'nihao', '你好');
    expect(await written(page)).toEqual([text(words, [{ kind: 'bold', from, to }])]);
    expect(desk.errors).toEqual([]);
  });

test('composed Chinese takes the mark that was chosen before, and undo takes one composition back', async ({
  page,
}) => {
  const desk = await open(page);
  await compose(desk, 'ni', '你');
  await page.keyboard.press('Control+b');
  await compose(desk, 'hao', '好');
  const both = [text('你好', [{ kind: 'bold', from: 1, to: 2 }])];
  expect(await written(page)).toEqual(both);
  await page.keyboard.press('Control+z');
  expect(await written(page)).toEqual([text('你')]);
  await page.keyboard.press('Control+z');
  expect(await written(page)).toEqual([text('')]);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  expect(await written(page)).toEqual(both);
});

test('what is composed at the end of a link does not belong to it', async ({ page }) => {
  const link = { kind: 'link' as const, href: 'https://a.cn/', from: 0, to: 2 };
  const desk = await open(page, [text('网址', [link])]);
  await compose(desk, 'zai', '在');
  await compose(desk, 'zhe', '这');
  expect(await written(page)).toEqual([text('网址在这', [link])]);
});

test('composing goes on beside a picture, and an abandoned composition leaves nothing', async ({ page }) => {
  const picture = { kind: 'picture' as const, fileId: 5, alt: '猫', width: 50 as const };
  const desk = await open(page, [text('上'), picture, text('下')]);
  await compose(desk, 'mian', '面');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '图片：猫' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await compose(desk, 'zai', '在');
  await desk.input.send('Input.imeSetComposition', { text: 'mei', selectionStart: 3, selectionEnd: 3 });
  await desk.input.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await quiet(page, 60);
  await page.keyboard.type('!');
  expect(await written(page)).toEqual([text('上面'), picture, text('在!下')]);
  expect(desk.errors).toEqual([]);
});

test('shortcuts are heard on a picture: a move is undone, and the tools are reached', async ({ page }) => {
  const picture = { kind: 'picture' as const, fileId: 5, alt: '猫', width: 50 as const };
  const { errors } = await open(page, [text('上'), picture, text('下')]);
  const { keyboard } = page;
  const shown = page.getByRole('button', { name: '图片：猫' });
  await keyboard.press('ArrowRight');
  await expect(shown).toBeFocused();
  await keyboard.press('Alt+ArrowDown');
  expect(await written(page)).toEqual([text('上'), text('下'), picture]);
  await expect(shown).toBeFocused();
  await keyboard.press('Control+z');
  expect(await written(page)).toEqual([text('上'), picture, text('下')]);
  await shown.focus();
  await keyboard.press('Alt+F10');
  await expect(page.getByRole('toolbar', { name: '正文格式' }).locator(':focus')).toHaveRole('button');
  expect(errors).toEqual([]);
});

test('an emoji chosen in an input method is named and left out; the words with it stay (§5, X7)', async ({ page }) => {
  const desk = await open(page, [text('好')]);
  await compose(desk, 'xiao', '笑😀了');
  await page.keyboard.type('a');
  expect(await written(page)).toEqual([text('好笑了a')]);
  await expect(page.getByRole('status')).toContainText('😀');
});

for (const [place, at, words, bold] of [
  ['at the end', 4, '前粗体后yi', [1, 3]],
  ['in a mark', 2, '前粗yi体后', [1, 5]],
] as const)
  test(`an editor taken away in the middle of a composition gives what was composed: ${place}`, async ({ page }) => {
    const desk = await open(page, [BOLD]);
    await caret(page, at);
    await desk.input.send('Input.imeSetComposition', { text: 'yi', selectionStart: 2, selectionEnd: 2 });
    await page.evaluate(() => window.leave());
    await quiet(page, 200);
    expect(await written(page)).toEqual([text(words, [{ kind: 'bold', from: bold[0], to: bold[1] }])]);
    expect(desk.errors).toEqual([]);
  });

test('an editor taken away before draft-js has read a composition that ended gives its words', async ({ page }) => {
  const desk = await open(page);
  await desk.input.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  await page.evaluate(() => {
    document.addEventListener('compositionend', () => queueMicrotask(window.leave), { once: true });
  });
  await desk.input.send('Input.insertText', { text: '你' });
  await quiet(page, 200);
  expect(await written(page)).toEqual([text('你')]);
  expect(desk.errors).toEqual([]);
});

test('the editor after one that was taken away while composing reads its first composition', async ({ page }) => {
  const desk = await open(page, [text('写到')]);
  await desk.input.send('Input.imeSetComposition', { text: 'yi', selectionStart: 2, selectionEnd: 2 });
  await page.evaluate(() => window.leave());
  await page.evaluate(() => window.enter());
  await page.getByRole('textbox', { name: '正文' }).locator('[data-block]').first().click();
  await page.keyboard.press('End');
  await compose(desk, 'ban', '半');
  expect(await written(page)).toEqual([text('写到半')]);
  expect(desk.errors).toEqual([]);
});

test('what another program does to the elements of the text is survived with every word', async ({ page }) => {
  const { keyboard } = (await open(page, [text('翻译插件会改动这里'), text('第二段')])).page;
  await page.evaluate(() => {
    const leaf = document.querySelector('[data-text]');
    leaf?.parentElement?.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'translated' }));
  });
  await keyboard.press('Control+End');
  await keyboard.type('还在');
  await keyboard.press('Control+Home');
  await keyboard.press('Enter');
  await keyboard.press('Control+End');
  await keyboard.type('。');
  const words = (await written(page)).map((block) => ('text' in block ? block.text : '')).join('');
  expect(words).toContain('第二段还在');
  await expect(page.getByRole('textbox', { name: '正文' })).toBeVisible();
});

test('what is read is what was written: sizes, marks, lists by the keyboard alone', async ({ page }) => {
  await open(page);
  const { keyboard } = page;
  await keyboard.press('Control+Alt+2');
  await keyboard.type('Cat');
  await keyboard.press('Enter');
  await keyboard.press('Control+Shift+8');
  await keyboard.type('one');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('two');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.press('Control+Shift+e');
  await keyboard.press('Control+Shift+Period');
  await keyboard.type('large');
  await keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: '链接地址' })).toBeFocused();
  await keyboard.type('javascript:alert(1)');
  await keyboard.press('Enter');
  await expect(page.getByText('只能链接到网址或邮箱')).toBeVisible();
  await keyboard.press('Control+a');
  await keyboard.type('example.com');
  await keyboard.press('Enter');
  expect(await written(page)).toEqual([
    { kind: 'heading2', text: 'Cat', marks: [] },
    { kind: 'bullet', text: 'one', marks: [] },
    { kind: 'bullet', text: 'two', depth: 1, marks: [] },
    {
      kind: 'paragraph',
      text: 'largeexample.com',
      align: 'center',
      marks: [
        { kind: 'size', value: 18, from: 0, to: 16 },
        { kind: 'link', href: 'https://example.com', from: 5, to: 16 },
      ],
    },
  ]);
  const read = page.locator('#read');
  await expect(read.getByRole('heading', { level: 2 })).toHaveText('Cat');
  await expect(read.getByRole('listitem')).toHaveCount(2);
  await expect(read.getByRole('link')).toHaveAttribute('href', 'https://example.com');
});

test('a picture is dragged to another place, and one drag is one step of undo', async ({ page }) => {
  const picture = { kind: 'picture' as const, fileId: 5, alt: '猫', width: 25 as const };
  const { errors } = await open(page, [picture, text('一'), text('二'), text('三')]);
  const last = page.getByRole('textbox', { name: '正文' }).locator('[data-block]').last();
  const box = await last.boundingBox();
  await page
    .getByRole('button', { name: '图片：猫' })
    .dragTo(last, { targetPosition: { x: 20, y: (box?.height ?? 20) - 2 } });
  await expect.poll(() => written(page)).toEqual([text('一'), text('二'), text('三'), picture]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => written(page)).toEqual([picture, text('一'), text('二'), text('三')]);
  expect(errors).toEqual([]);
});

test('a file that is dropped on the text is uploaded there, and another kind is refused by name', async ({ page }) => {
  const { errors } = await open(page, [text('上'), text('下')]);
  const drop = (name: string, type: string) =>
    page.evaluate(
      async ([file, mime]) => {
        const canvas = new OffscreenCanvas(8, 6);
        canvas.getContext('2d')?.fillRect(0, 0, 8, 6);
        const bytes = await canvas.convertToBlob({ type: 'image/png' });
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], file ?? '', { type: mime ?? '' }));
        const [block] = document.querySelectorAll('[role="textbox"] [data-block]');
        const box = block?.getBoundingClientRect();
        const where = { clientX: (box?.left ?? 0) + 4, clientY: (box?.top ?? 0) + 4 };
        for (const kind of ['dragenter', 'dragover', 'drop'])
          block?.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer, ...where }));
      },
      [name, type] as const,
    );
  await drop('猫.png', 'image/png');
  await expect.poll(async () => (await written(page)).filter(({ kind }) => kind === 'picture').length).toBe(1);
  await drop('动图.gif', 'image/gif');
  await expect(page.getByRole('status').filter({ hasText: '动图.gif' })).toBeVisible();
  expect((await written(page)).filter(({ kind }) => kind === 'picture')).toHaveLength(1);
  expect(errors).toEqual([]);
});

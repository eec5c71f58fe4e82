import { expect, type Page, test } from '@playwright/test';
import type { ArticleBlock } from '@shuyuan/rules';
import { wordsOf } from './support/bareText.ts';
import { editorStage, openEditor } from './support/editorStage.ts';

const stage = editorStage();
const text = (words: string): ArticleBlock => ({ kind: 'paragraph', text: words, marks: [] });

/** Kinds of data by their names; `png`, `gif` and `pdf` are files. */
type Clipboard = Record<string, string>;

/** Pastes at the caret as the browser's own event does. */
const paste = (page: Page, data: Clipboard) =>
  page.evaluate(async (given) => {
    const clipboardData = new DataTransfer();
    for (const [kind, value] of Object.entries(given)) {
      if (kind.includes('/')) clipboardData.setData(kind, value);
      else {
        const canvas = new OffscreenCanvas(8, 6);
        canvas.getContext('2d')?.fillRect(0, 0, 8, 6);
        const bytes = await canvas.convertToBlob({ type: 'image/png' });
        const type = kind === 'pdf' ? 'application/pdf' : `image/${kind}`;
        clipboardData.items.add(new File([bytes], value, { type }));
      }
    }
    const box = document.querySelector('[role="textbox"][aria-label="正文"] [data-block]');
    box?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, data);

const HTML = 'text/html';
const PLAIN = 'text/plain';
const VOID_HTML =
  '<html><head><style>p{color:red}</style></head><body><!--StartFragment--><!--EndFragment--></body></html>';
const STYLED =
  '<meta charset="utf-8"><p class="MsoNormal" style="margin:0;font-family:SimSun"><b style="font-weight:bold">天</b>地</p>';

/** What a clipboard holds, what comes into the text, and what is said. */
const CASES: [name: string, holds: Clipboard, written: string, said?: string][] = [
  ['text alone', { [PLAIN]: '天\r\n地' }, 'x天\n地'],
  ['markup alone', { [HTML]: '<p>天</p><p>地</p>' }, 'x天\n地'],
  ['markup before text', { [HTML]: STYLED, [PLAIN]: '另' }, 'x天地'],
  ['empty markup beside text', { [HTML]: '', [PLAIN]: '天' }, 'x天'],
  ['markup of nothing but style beside text', { [HTML]: VOID_HTML, [PLAIN]: '天' }, 'x天'],
  ['markup of comments beside text', { [HTML]: '<!-- a --><!-- b -->', [PLAIN]: '天' }, 'x天'],
  ['markup of blanks beside text', { [HTML]: '<p>&nbsp;</p>', [PLAIN]: '天' }, 'x天'],
  ['markup of nothing but style', { [HTML]: VOID_HTML }, 'x', '没有文字'],
  ['blanks alone', { [PLAIN]: '  ' }, 'x', '没有文字'],
  ['nothing', {}, 'x', '没有文字'],
  ['a kind that nobody knows', { 'application/x-thing': '天' }, 'x', '没有文字'],
  ['addresses alone', { 'text/uri-list': '# from a page\r\nhttps://a.cn/' }, 'xhttps://a.cn/'],
  ['RTF alone', { 'text/rtf': '{\\rtf1{\\fonttbl{\\f0 Arial;}}\\f0 \\u22825 ?\\b a\\b0\\par b}' }, 'x天a\nb'],
  ['a table', { [HTML]: '<table><tr><td>天</td><td>地</td></tr><tr><td>人</td></tr></table>' }, 'x天 | 地\n人'],
  ['a table beside its picture', { [HTML]: '<table><tr><td>天</td></tr></table>', png: 'a.png' }, 'x天'],
  ['a picture of a page beside its file', { [HTML]: '<img src="https://a.cn/b.png">', png: 'b.png' }, 'x\n▣\n'],
  ['a picture of a page alone', { [HTML]: '<img src="https://a.cn/b.png">' }, 'x', '没有带过来'],
  ['a picture of a page beside text', { [HTML]: '<img src="https://a.cn/b.png">', [PLAIN]: '天' }, 'x天', '没有带过来'],
  ['a file of a picture', { png: 'a.png' }, 'x\n▣\n'],
  ['a picture of a kind that no text takes', { gif: 'a.gif' }, 'x', 'a.gif'],
  ['another file', { pdf: 'a.pdf' }, 'x', 'a.pdf'],
  ['an emoji alone', { [PLAIN]: '😀' }, 'x', '😀'],
  ['a text that is too long', { [PLAIN]: '天\n'.repeat(9_000) }, '', '太长'],
  ['markup that is too long', { [HTML]: '<p style="a:b">天</p>'.repeat(9_000) }, '', '太长'],
];

for (const [name, holds, written, said] of CASES)
  test(`of a clipboard something arrives, or a sentence says why: ${name}`, async ({ page }) => {
    // The policy of the portal's pages about styles and handlers of elements (X2).
    const desk = await openEditor(`${stage.url}?policy`, page, [text('x')]);
    await paste(page, holds);
    const words = () => page.evaluate(() => window.written.blocks).then(wordsOf);
    if (written === '') await expect.poll(words).toMatch(/^x天\n天\n/);
    else await expect.poll(words).toBe(written);
    if (said !== undefined) await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    expect(desk.errors).toEqual([]);
  });

test('a styled page that was really copied is pasted by the key, with its marks and without a message in the console (X2)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const desk = await openEditor(`${stage.url}?policy`, page, [text('x')]);
  await page.evaluate(async (html) => {
    const blob = new Blob([html], { type: 'text/html' });
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': blob })]);
  }, STYLED);
  // Writing into the clipboard, which no page of the portal does, has messages of its own.
  desk.errors.length = 0;
  await page.keyboard.press('Control+v');
  const bold = { kind: 'bold', from: 1, to: 2 };
  await expect.poll(() => page.evaluate(() => window.written.blocks)).toEqual([{ ...text('x天地'), marks: [bold] }]);
  expect(desk.errors).toEqual([]);
});

import { expect, test } from '@playwright/test';
import type { ArticleBlock } from '@shuyuan/rules';
import { addBareText, type Point, wordsOf } from './support/bareText.ts';
import { type EditorDesk, editorStage, openEditor } from './support/editorStage.ts';
import { quiet } from './support/quiet.ts';

const stage = editorStage();
/** How many documents are composed into; more at night: `COMPOSITIONS=1000`. */
const ROUNDS = Number(process.env['COMPOSITIONS'] ?? 80);
/** The first of them; each failure names its own, which `COMPOSITION=… COMPOSITIONS=1` repeats. */
const FIRST = Number(process.env['COMPOSITION'] ?? 1);

/** Numbers of a seed: the same ones in each run. */
function chances(seed: number) {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const oneOf = <Value>(values: readonly Value[]): Value => values[upTo(values.length - 1)] as Value;
  return { upTo, oneOf };
}
type Chances = ReturnType<typeof chances>;

const SIGNS = ['天', '地', '人', 'a', 'b', '，', '3', ' ', '\n'];
const KINDS = ['paragraph', 'paragraph', 'heading2', 'bullet', 'ordered', 'quote', 'picture'] as const;

function block({ upTo, oneOf }: Chances): ArticleBlock {
  const kind = oneOf(KINDS);
  if (kind === 'picture') return { kind, fileId: 5, alt: '猫', width: 25 };
  const written = Array.from({ length: upTo(6) }, () => oneOf(SIGNS)).join('');
  const text = written.trim() === '' ? '' : written;
  const [one, other] = [upTo(text.length), upTo(text.length)];
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return { kind, text, marks: from < to ? [{ kind: 'bold', from, to }] : [] };
}

/** Somewhere in the text. A browser itself breaks a text whose selection begins or ends beside a picture, which no mouse or key does. */
function point({ upTo, oneOf }: Chances, blocks: readonly ArticleBlock[]): Point {
  const at = oneOf(blocks.flatMap(({ kind }, index) => (kind === 'picture' ? [] : [index])));
  const found = blocks[at];
  return [at, upTo(found && 'text' in found ? found.text.length : 0)];
}

const ENDS = ['word', 'word', 'space', 'letters', 'blur', 'click', 'abandon', 'direct'] as const;

function plan(seed: number) {
  const by = chances(seed);
  const blocks = Array.from({ length: 1 + by.upTo(4) }, () => block(by));
  if (blocks.every(({ kind }) => kind === 'picture')) blocks.push({ kind: 'paragraph', text: '地', marks: [] });
  const anchor = point(by, blocks);
  const other = point(by, blocks);
  return {
    blocks,
    anchor,
    focus: by.oneOf([other, other, anchor]),
    isAll: by.upTo(5) === 0 && blocks.every(({ kind }) => kind !== 'picture'),
    letters: by.oneOf(['n', 'ni', 'nihao']),
    word: by.oneOf(['你', '你好', '妳，好']),
    end: by.oneOf(ENDS),
  };
}
type Plan = ReturnType<typeof plan>;

/** What the words may be: what is selected gives way to what was composed, with the line end after whole lines or without it. */
function expected({ blocks, anchor, focus, isAll, letters, word, end }: Plan): string[] {
  const last = blocks.at(-1);
  const all: [Point, Point] = [
    [0, 0],
    [blocks.length - 1, last && 'text' in last ? last.text.length : 1],
  ];
  const ends = [anchor, focus].sort(([one, at], [other, to]) => one - other || at - to) as [Point, Point];
  const [[first, from], [final, to]] = isAll ? all : ends;
  const wordsIn = (index: number) => wordsOf(blocks.slice(index, index + 1));
  const composed = { word, direct: word, space: `${word} `, letters, blur: letters, click: letters, abandon: '' }[end];
  const head = wordsIn(first).slice(0, from) + composed;
  const before = blocks.slice(0, first);
  const results = [[wordsOf(before), head + wordsIn(final).slice(to), wordsOf(blocks.slice(final + 1))]];
  if (to === 0 && final > first) {
    const pictures = blocks.slice(first + 1, final);
    const stays = pictures.slice(pictures.findLastIndex(({ kind }) => kind !== 'picture') + 1);
    results.push([wordsOf(before), head, wordsOf([...stays, ...blocks.slice(final)])]);
  }
  const isThere = [before.length > 0, true, true];
  return results.map((parts, result) =>
    parts
      .filter((part, at) => isThere[at] && (at < 2 || result > 0 || final < blocks.length - 1 || part !== ''))
      .join('\n'),
  );
}

async function compose({ page, input }: EditorDesk, isBare: boolean, given: Plan) {
  const { anchor, focus, isAll, letters, word, end } = given;
  const root = isBare ? page.locator('#bare') : page.getByRole('textbox', { name: '正文' });
  await page.evaluate(([bare, from, to]) => window.bare.select(bare, from, to), [isBare, anchor, focus] as const);
  if (isAll) await page.keyboard.press('Control+a');
  const set = (text: string) =>
    input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  if (end !== 'direct') for (let at = 1; at <= letters.length; at += 1) await set(letters.slice(0, at));
  if (end === 'letters') await input.send('Input.insertText', { text: letters });
  else if (end === 'blur') await page.locator('#elsewhere').focus();
  else if (end === 'click') await root.click({ position: { x: 4, y: 4 } });
  else if (end === 'abandon') await set('');
  else await input.send('Input.insertText', { text: word });
  if (end === 'space') await page.keyboard.type(' ');
  // A composition may go on for 20 ms.
  await quiet(page, 60);
}

test('composed over anything, the text is what the browser alone makes of it', async ({ page }) => {
  const desk = await openEditor(stage.url, page, [{ kind: 'paragraph', text: '', marks: [] }]);
  await addBareText(page);
  const wrong: unknown[] = [];
  /** Texts that the browser itself has broken. */
  const broken: number[] = [];
  const read = async () => ({
    browser: await page.evaluate(() => window.bare.read()),
    editor: wordsOf(await page.evaluate(() => window.written.blocks)),
  });
  for (let seed = FIRST; seed < FIRST + ROUNDS; seed += 1) {
    const given = plan(seed);
    await page.evaluate((blocks) => {
      window.bare.show(blocks);
      window.begin({ version: 1, blocks });
    }, given.blocks);
    const before = wordsOf(given.blocks);
    await compose(desk, true, given);
    await compose(desk, false, given);
    const { browser, editor } = await read();
    const possible = expected(given);
    const isBroken = !possible.includes(browser);
    if (isBroken) broken.push(seed);
    await page.getByRole('textbox', { name: '正文' }).focus();
    for (let step = 0; step < (given.end === 'space' ? 2 : 1); step += 1) await page.keyboard.press('Control+z');
    const undone = wordsOf(await page.evaluate(() => window.written.blocks));
    const isRight = (isBroken ? possible.includes(editor) : editor === browser) && undone === before;
    if (!isRight || desk.errors.length > 0)
      wrong.push({ seed, before, browser, editor, possible, undone, errors: desk.errors.splice(0), given });
  }
  // Most of the comparisons are comparisons.
  expect(broken.length).toBeLessThan(10 + ROUNDS / 5);
  expect(wrong).toEqual([]);
});

test('what is typed as a composition has just ended comes after what was composed', async ({ page }) => {
  const desk = await openEditor(stage.url, page, [text('天地')]);
  await page.evaluate(() => {
    const plain = window.setTimeout.bind(window);
    // A busy machine: the key is there before anything else that waits.
    const typing = (run: () => void, ms?: number) => {
      if (ms !== 20) return plain(run, ms);
      return plain(() => {
        run();
        const end = Date.now() + 500;
        while (Date.now() < end);
      }, 0);
    };
    Object.assign(window, { setTimeout: typing });
  });
  await page.getByRole('textbox', { name: '正文' }).click();
  await page.keyboard.press('Control+a');
  await desk.input.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  await desk.input.send('Input.insertText', { text: '你好' });
  await page.keyboard.press('a');
  await expect.poll(() => page.evaluate(() => window.written.blocks).then(wordsOf)).toBe('你好a');
  expect(desk.errors).toEqual([]);
});

const picture: ArticleBlock = { kind: 'picture', fileId: 5, alt: '猫', width: 25 };
const text = (words: string): ArticleBlock => ({ kind: 'paragraph', text: words, marks: [] });

for (const blocks of [
  [picture, text('天'), picture],
  [text('天'), picture],
  [picture, text('天')],
  [text('天'), text('地')],
])
  for (const how of ['Delete', 'a', '你'])
    test(`everything is selected by its key, pictures at the ends too, and ${how} takes its place: ${wordsOf(blocks).replaceAll('\n', '/')}`, async ({
      page,
    }) => {
      const desk = await openEditor(stage.url, page, [text('x')]);
      await page.evaluate((all) => window.begin({ version: 1, blocks: all }), blocks);
      await page.getByText('天').first().click();
      await page.keyboard.press('Control+a');
      if (how === '你') {
        await desk.input.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
        await desk.input.send('Input.insertText', { text: how });
      } else await page.keyboard.press(how);
      const words = () => page.evaluate(() => window.written.blocks).then(wordsOf);
      await expect.poll(words).toBe(how === 'Delete' ? '' : how);
      await page.keyboard.press('Control+z');
      await expect.poll(words).toBe(wordsOf(blocks));
      expect(desk.errors).toEqual([]);
    });

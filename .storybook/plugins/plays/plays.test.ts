import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readAnnounced } from './announced.ts';
import { chords, readKeys } from './keys.ts';

const parse = (text: string) => ts.createSourceFile('a.stories.tsx', text, ts.ScriptTarget.Latest, true);
const keysOf = (play: string, before = '') =>
  readKeys(parse(`${before}\nexport const Keyboard = { play: async ({ args, canvas, userEvent }) => { ${play} } };`));
const outcomesOf = (check: string, before = '') =>
  keysOf(`await userEvent.tab(); ${check}`, before).flatMap(({ outcomes }) => outcomes);

describe('keys as people read them', () => {
  it.each([
    ['{ArrowDown}{ArrowDown}', ['↓', '↓']],
    ['{Control>}{Enter}{/Control}', ['Ctrl + Enter']],
    ['{Shift>}{PageUp}{/Shift}{Escape}', ['Shift + PageUp', 'Esc']],
    ['Lin', ['“Lin”']],
    [' ', ['Space']],
    ['z', ['Z']],
    ['{+}[F10]', ['+', 'F10']],
  ])('%s', (written, expected) => {
    expect(chords(written)).toEqual(expected);
  });
});

describe('the table of keys', () => {
  it('has a row for each press with what is expected after it, presses without an expectation joined to the next', () => {
    const rows = keysOf(`
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: '学习中心' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();`);
    expect(rows).toEqual([
      { keys: ['Tab', 'Enter'], outcomes: ['menuitem “学习中心” has the focus'] },
      { keys: ['Esc'], outcomes: ['`onClose` is called'] },
    ]);
  });

  it.each([
    [`expect(args.onChange).toHaveBeenLastCalledWith('used')`, `\`onChange('used')\` is called`],
    [`expect(args.onOpen).not.toHaveBeenCalled()`, '`onOpen` is not called'],
    [`expect(canvas.queryByRole('dialog')).toBeNull()`, 'dialog is gone'],
    [`expect(canvas.getByRole('checkbox')).not.toBeChecked()`, 'checkbox is not checked'],
    [
      `expect(canvas.getByRole('tab', { name: /已过期|Expired/ })).toHaveAttribute('aria-selected', 'true')`,
      `tab “已过期” has \`aria-selected='true'\``,
    ],
    [`expect(canvas.getByLabelText('密码')).toHaveValue('a')`, `field “密码” has the value 'a'`],
    [`expect(document.body).toHaveFocus()`, 'nothing in it has the focus'],
    [`expect(canvasElement.contains(document.activeElement)).toBe(false)`, 'nothing in it has the focus'],
    [`await canvas.findByRole('listbox')`, 'listbox appears'],
    [`expect(canvas.getAllByRole('link')[1]).toHaveFocus()`, 'link 2 has the focus'],
    [`expect(log.scrollTop).toBe(0)`, '`expect(log.scrollTop).toBe(0)`'],
  ])('says %s in words, or as it is written', (check, expected) => {
    expect(outcomesOf(`${check};`)).toEqual([expected]);
  });

  it('follows names: of elements, of lists that are taken apart, and of functions that find', () => {
    expect(outcomesOf(`const box = canvas.getByRole('textbox'); expect(box).toHaveFocus();`)).toEqual([
      'textbox has the focus',
    ]);
    expect(outcomesOf(`const [, second] = canvas.getAllByRole('radio'); expect(second).toHaveFocus();`)).toEqual([
      'radio 2 has the focus',
    ]);
    const option = `const option = (name) => screen.findByRole('option', { name });`;
    expect(outcomesOf(`expect(await option('天津市')).toHaveFocus();`, option)).toEqual([
      'option “天津市” has the focus',
    ]);
  });

  it('is empty without the play, and has no row for a press after which nothing is expected', () => {
    expect(readKeys(parse('export const Default = {};'))).toEqual([]);
    expect(keysOf('await userEvent.tab();')).toEqual([]);
  });
});

it('what is announced: roles with their names, and what live regions say', () => {
  const stories = `
    export const A = { play: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('已保存');
      await expect(canvas.getByRole('heading')).toHaveTextContent('标题');
      canvas.getByRole('button', { name: /关闭|Close/ });
      canvas.getByRole('button', { name: '保存' });
    } };`;
  expect(readAnnounced(parse(stories))).toEqual({
    roles: [
      { role: 'status', names: [] },
      { role: 'heading', names: [] },
      { role: 'button', names: ['关闭', '保存'] },
    ],
    live: ['status says “已保存”'],
  });
});

import { expect, test } from 'vitest';
import { oneLine } from './print.ts';

test.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f'])(
  'a line end cannot make two lines of one: %j',
  (end) => {
    const line = oneLine(`comment 7 at article 3: 好${end}comment 8 at article 3: 假`);
    expect(line).toBe('comment 7 at article 3: 好⏎comment 8 at article 3: 假');
  },
);

test('what moves the cursor or turns the text is shown as a sign, and everything else as it is', () => {
  expect(oneLine('a\u001b[2Jb\u202ec\u0000')).toBe('a�[2Jb�c�');
  expect(oneLine('圆锥曲线 · 👩‍🏫 · é')).toBe('圆锥曲线 · 👩‍🏫 · é');
});

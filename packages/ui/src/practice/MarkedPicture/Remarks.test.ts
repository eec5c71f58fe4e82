import { expect, it } from 'vitest';
import { remarksOf } from './Remarks.tsx';

it('takes the words among the marks, in the order in which they were written', () => {
  expect(
    remarksOf([
      { tool: 'text', points: [[3, 4]], text: '这两句最好' },
      { tool: 'tick', points: [[1, 1]] },
      { tool: 'text', points: [[5, 6]], text: '' },
      { tool: 'text', points: [[7, 8]], text: '换个位置' },
    ]),
  ).toEqual([
    { at: [3, 4], text: '这两句最好' },
    { at: [7, 8], text: '换个位置' },
  ]);
});

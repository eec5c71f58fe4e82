import { expect, it } from 'vitest';
import { refusedBlock } from './refusedBlock.ts';

const text = (...words: string[]) => ({
  version: 1 as const,
  blocks: words.map((one) => ({ kind: 'paragraph' as const, text: one, marks: [] })),
});

it('the paragraph that a refusal is about is found in the text that is being changed', () => {
  const refused = { content: text('一', '二', '三'), reasonBlock: 1 };
  expect(refusedBlock(text('一', '二', '三'), refused)).toBe(1);
  expect(refusedBlock(text('新', '一', '二', '三'), refused)).toBe(2);
  expect(refusedBlock(text('二', '二'), refused)).toBe(1);
});

it('it is none once it was changed, and none where the whole is refused', () => {
  const refused = { content: text('一', '二'), reasonBlock: 1 };
  expect(refusedBlock(text('一', '改过的二'), refused)).toBeUndefined();
  expect(refusedBlock(text('一', '二'), { ...refused, reasonBlock: undefined })).toBeUndefined();
  expect(refusedBlock(text('一', '二'), { ...refused, reasonBlock: 9 })).toBeUndefined();
});

import type { ArticleDocument } from '@shuyuan/rules';
import { expect, it } from 'vitest';
import { outlineOf } from './outlineOf.ts';

it('lists the headings with their levels, by the index of their block, and passes over blank ones', () => {
  const document: ArticleDocument = {
    version: 1,
    blocks: [
      { kind: 'paragraph', text: '开头', marks: [] },
      { kind: 'heading2', text: '先把时间数出来', marks: [] },
      { kind: 'heading3', text: ' ', marks: [] },
      { kind: 'heading3', text: '第一周', marks: [] },
      { kind: 'heading4', text: '周一', marks: [] },
    ],
  };
  expect(outlineOf(document)).toEqual([
    { id: 'part-1', text: '先把时间数出来', level: 2 },
    { id: 'part-3', text: '第一周', level: 3 },
    { id: 'part-4', text: '周一', level: 4 },
  ]);
});

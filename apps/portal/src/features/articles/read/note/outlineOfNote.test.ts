import type { ArticleDocument } from '@shuyuan/rules';
import { expect, it } from 'vitest';
import { outlineOfNote } from './outlineOfNote.ts';

it('lists the cues without their places, then the foot, by the index of their block', () => {
  const document: ArticleDocument = {
    version: 1,
    blocks: [
      { kind: 'heading3', text: '先找声音 · 第2段', marks: [] },
      { kind: 'paragraph', text: '读到这里先停一下。', marks: [] },
      { kind: 'heading3', text: ' ', marks: [] },
      { kind: 'heading4', text: '原文里的小标题', marks: [] },
      { kind: 'heading2', text: '写在页脚', marks: [] },
    ],
  };
  expect(outlineOfNote(document)).toEqual([
    { id: 'part-0', text: '先找声音', level: 2 },
    { id: 'part-4', text: '写在页脚', level: 2 },
  ]);
});

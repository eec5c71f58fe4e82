import type { ArticleDocument } from '@shuyuan/rules';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../draft/articleDraft.ts';
import { toDraftCard, toProof } from './myProps.ts';

const view = { now: Date.parse('2026-11-20T02:40:00Z'), locale: 'cn', timeZone: 'Asia/Shanghai' } as const;
const refusal = { reason: '不写真名', reviewer: '审核老师', decidedAt: '2026-11-20T01:05:00Z' };
const content: ArticleDocument = {
  version: 1,
  blocks: [
    { kind: 'heading2', text: '一楼', marks: [] },
    { kind: 'picture', fileId: 1, alt: '', width: 100 },
    { kind: 'paragraph', text: '', marks: [] },
    { kind: 'paragraph', text: '二楼', marks: [] },
    { kind: 'paragraph', text: '三楼', marks: [] },
    { kind: 'paragraph', text: '四楼', marks: [] },
  ],
};

describe('the reason of a refusal', () => {
  it('stands at its paragraph with its neighbours; pictures and empty lines are not counted', () => {
    expect(toProof(refusal, { content, reasonBlock: 3 }, view)).toEqual({
      reason: '不写真名',
      by: '审核老师 · 09:05',
      paragraphs: [
        { number: 1, text: '一楼', marked: false },
        { number: 2, text: '二楼', marked: true },
        { number: 3, text: '三楼', marked: false },
      ],
    });
  });

  it.each([
    ['before the text is here', undefined],
    ['about the whole article', { content, reasonBlock: undefined }],
    ['at a picture', { content, reasonBlock: 1 }],
  ])('is told without a paragraph %s', (_, text) => {
    expect(toProof(refusal, text, view)).not.toHaveProperty('paragraphs');
  });

  it('is none where none was given', () => {
    expect(toProof({}, undefined, view)).toBeUndefined();
  });
});

describe('a draft of this browser', () => {
  const t = ((key: string) => key) as never;
  const factsOf = (draft: object) =>
    toDraftCard({ at: view.now, tab: 'a', content: { ...EMPTY_DRAFT, ...draft } }, view, t).facts;

  it('names its board, or that none is chosen', () => {
    expect(factsOf({ plateId: 3, plateName: '学习日记' })[0]).toBe('学习日记');
    expect(factsOf({})[0]).toBe('noPlate');
  });

  it('says nothing of a board whose name was not stored', () => {
    expect(factsOf({ plateId: 3 })[0]).toBe('length');
  });
});

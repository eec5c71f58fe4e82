import type { Question } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { numberQuestions } from '../toQuestion.ts';
import { blocksOf, splitBlocks } from './blocks.ts';

const one = (id: number, type: Question['type'], parentId?: number) => ({ id, type, parentId }) as Question;
const idsOf = (blocks: ReturnType<typeof blocksOf>) =>
  blocks.map(({ question, parts }) => [question.id, ...parts.map((part) => part.question.id)]);

describe('what stands together on a paper', () => {
  it('is a question, or a material with its questions', () => {
    const paper = [one(1, 'single'), one(2, 'group'), one(3, 'judge', 2), one(4, 'blank', 2), one(5, 'single')];
    expect(idsOf(blocksOf(numberQuestions(paper)))).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('has materials at its end below the answer sheet, over the whole width, and no other', () => {
    const blocks = blocksOf(
      numberQuestions([one(1, 'group'), one(2, 'judge', 1), one(3, 'single'), one(4, 'group'), one(5, 'blank', 4)]),
    );
    const { beside, below } = splitBlocks(blocks);
    expect([idsOf(beside), idsOf(below)]).toEqual([[[1, 2], [3]], [[4, 5]]]);
  });

  it('stays beside the answer sheet where a paper is all materials', () => {
    const { beside, below } = splitBlocks(blocksOf(numberQuestions([one(1, 'group'), one(2, 'judge', 1)])));
    expect([idsOf(beside), below]).toEqual([[[1, 2]], []]);
  });
});

import type { Question } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { numberQuestions } from '../toQuestion.ts';
import { EMPTY_EDIT } from './answerEdit.ts';
import { cellsOf, sectionPoints } from './cells.ts';

const PAPER = [
  { id: 1, type: 'single', section: '选择题', score: 4 },
  { id: 2, type: 'multiple', section: '选择题', score: 6 },
  { id: 3, type: 'judge', section: '判断题', score: 3 },
  { id: 4, type: 'group', section: '材料题', score: 8 },
  { id: 5, type: 'blank', parentId: 4, score: 4 },
  { id: 6, type: 'blank', parentId: 4, score: 4 },
] as unknown as Question[];

function cells(offlineIds: readonly number[] = []) {
  const editOf = (id: number) => (id < 3 ? { ...EMPTY_EDIT, values: ['A'] } : EMPTY_EDIT);
  return cellsOf(numberQuestions(PAPER), { editOf, offlineIds });
}

describe('the cells of the answer sheet', () => {
  it('stand in the sections of the paper, parts of a group in that of their material', () => {
    expect(cells().map(({ number, section }) => `${number} ${section}`)).toEqual([
      '1 选择题',
      '2 选择题',
      '3 判断题',
      '4(1) 材料题',
      '4(2) 材料题',
    ]);
  });

  it('say which answers wait for the network, and of what is open only that it is open', () => {
    expect(cells([2, 3]).map(({ status }) => status)).toEqual(['done', 'unsent', 'todo', 'todo', 'todo']);
  });

  it('have the points of each question of a section, or of all where they differ', () => {
    expect([...sectionPoints(cells())]).toEqual([
      ['选择题', { total: 10 }],
      ['判断题', { each: 3 }],
      ['材料题', { each: 4 }],
    ]);
  });
});

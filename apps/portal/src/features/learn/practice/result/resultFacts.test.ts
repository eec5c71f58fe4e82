import type { PracticeResult } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { factsOf } from './resultFacts.ts';

const RESULT = {
  state: 'finished',
  score: 12.5,
  objectiveScore: 4.5,
  questions: [
    { id: 1, type: 'single', score: 2 },
    { id: 2, type: 'group', score: 99 },
    { id: 3, type: 'blank', score: 4, parentId: 2 },
    { id: 4, type: 'short', score: 10 },
  ],
  answers: [
    { questionId: 1, state: 'right' },
    { questionId: 3, state: 'part' },
    { questionId: 4, state: 'part' },
  ],
  knowledge: [
    { name: '椭圆', rate: 0.9 },
    { name: '切线', rate: 0.59 },
  ],
} as unknown as PracticeResult;
const of = (more: Partial<PracticeResult> = {}) => factsOf({ ...RESULT, ...more });

describe('what a mark is made of', () => {
  it('splits the points between machine and person; a group has none of its own (product.md 4.4)', () => {
    expect(of()).toMatchObject({
      right: { got: 1, total: 3 },
      machine: { got: 4.5, total: 6 },
      person: { got: 8, total: 10 },
    });
  });

  it('compares with the class where there is an average', () => {
    expect(of()?.ahead).toBeUndefined();
    expect(of({ classAverage: 10.2 })?.ahead).toBe(2.3);
    expect(of({ classAverage: 12.5 })?.ahead).toBe(0);
  });

  it('names the weakest knowledge below 60 %', () => {
    expect(of()?.weakest).toBe('切线');
    expect(of({ knowledge: [{ name: '椭圆', rate: 0.6 }] as PracticeResult['knowledge'] })?.weakest).toBeUndefined();
    expect(of({ knowledge: [] })?.weakest).toBeUndefined();
  });

  it('is nothing before the practice is marked', () => {
    expect(of({ state: 'awaiting' })).toBeUndefined();
  });
});

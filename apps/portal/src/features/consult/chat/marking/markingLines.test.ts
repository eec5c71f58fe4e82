import { describe, expect, it } from 'vitest';
import type { NumberedQuestion } from '../../../../shared/practice/toQuestion.ts';
import { linesOf, pointsOfKey, withPoints } from './markingLines.ts';

const question = (id: number, score: number, criteria?: { name: string; score: number }[]) =>
  ({ number: `${id}`, question: { id, score, criteria } }) as unknown as NumberedQuestion;

describe('lines that take points', () => {
  it('are the criteria of a question, or the question itself', () => {
    const criteria = [
      { name: '列式', score: 4 },
      { name: '化简', score: 6 },
    ];
    const lines = linesOf([question(1, 8), question(2, 10, criteria)], {
      scores: new Map([[1, 7]]),
      byCriteria: new Map([[2, [3, null]]]),
    });
    expect(lines.map(({ name, max, score }) => [name, max, score])).toEqual([
      [undefined, 8, 7],
      ['列式', 4, 3],
      ['化简', 6, null],
    ]);
  });

  it('sum up once each has some', () => {
    expect(withPoints(2, undefined, 1, 2.5)).toEqual({ next: [null, 2.5], sum: null });
    expect(withPoints(2, [null, 2.5], 0, 4)).toEqual({ next: [4, 2.5], sum: 6.5 });
  });

  it('take points by the keys 1 to 5, never more than they have', () => {
    expect([1, 3, 5].map((key) => pointsOfKey(key, 3))).toEqual([1, 3, 3]);
    expect([1, 2, 5].map((key) => pointsOfKey(key, 12))).toEqual([2.5, 5, 12]);
  });
});

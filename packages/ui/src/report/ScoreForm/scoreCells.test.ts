import { expect, it } from 'vitest';
import { EMPTY_CELL, problemsOf, toScore, totalOf } from './scoreCells.ts';

const subjects = [
  { id: 1, name: '语文', fullScore: 150 },
  { id: 2, name: '数学', fullScore: 150 },
  { id: 3, name: '化学', fullScore: 100 },
];
const typed = (...scores: string[]) => new Map(scores.map((score, at) => [at + 1, { ...EMPTY_CELL, score }]));

it('reads numbers in either width, and nothing else', () => {
  expect([toScore(' 121.5 '), toScore('１２'), toScore('-1'), toScore('1e2'), toScore('缺考'), toScore('')]).toEqual([
    121.5,
    12,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('names what is empty, not in halves and above the full score; a remark explains an empty one', () => {
  expect([...problemsOf(subjects, typed('163', '1.25', ''))]).toEqual([
    [1, 'aboveFull'],
    [2, 'notANumber'],
    [3, 'empty'],
  ]);
  expect(problemsOf(subjects.slice(2), new Map([[3, { ...EMPTY_CELL, remark: '缺考' }]])).size).toBe(0);
});

it('adds what is valid, and says of how many subjects', () => {
  expect(totalOf(subjects, typed('121', '163', '81.5'))).toEqual({ sum: 202.5, count: 2 });
  expect(totalOf(subjects, new Map())).toEqual({ sum: 0, count: 0 });
});

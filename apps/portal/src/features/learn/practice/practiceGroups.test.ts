import type { Practice } from '@shuyuan/contract';
import { expect, it } from 'vitest';
import { groupPractices } from './practiceGroups.ts';
import { pictureOf } from './usePracticeRow.ts';

const practice = (id: number, fields: Partial<Practice>) => ({ id, ...fields }) as Practice;

it('keeps the order of the server, with what cannot be done now behind what can; an unknown state is to be done', () => {
  const groups = groupPractices([
    practice(1, { state: 'unfinished' }),
    practice(2, {}),
    practice(3, { state: 'awaiting' }),
    practice(4, { state: 'submitted' }),
    practice(5, { state: 'finished' }),
    practice(6, { state: 'expired' }),
  ]);
  expect(groups.map(({ group, practices }) => [group, ...practices.map(({ id }) => id)])).toEqual([
    ['todo', 1, 2],
    ['waiting', 3, 4],
    ['done', 5],
    ['expired', 6],
  ]);
});

it('has each group once, however a server mixes them', () => {
  const states = ['finished', 'expired', 'finished'] as const;
  const groups = groupPractices(states.map((state, index) => practice(index, { state })));
  expect(groups.map(({ group, practices }) => [group, ...practices.map(({ id }) => id)])).toEqual([
    ['done', 0, 2],
    ['expired', 1],
  ]);
});

it('draws the page of a practice: how much is answered, only where that is known', () => {
  const answered = { state: 'unfinished', questionCount: 8, answeredCount: 2 } as const;
  expect(pictureOf(practice(1, answered))).toEqual({ kind: 'todo', done: 0.25, score: undefined });
  expect(pictureOf(practice(1, { ...answered, isSentBack: true })).kind).toBe('sentBack');
  expect(pictureOf(practice(1, { state: 'unfinished', answeredCount: 2 })).done).toBeUndefined();
  expect(pictureOf(practice(1, { state: 'finished', score: 92 }))).toMatchObject({ kind: 'finished', score: 92 });
});

import { describe, expect, it } from 'vitest';
import { stepState } from './stepState.ts';

const states = (current: number, status: 'now' | 'error' = 'now') =>
  [0, 1, 2].map((index) => stepState(index, current, status));

describe('the steps of a thread', () => {
  it('are done before the current one and next after it', () => {
    expect(states(0)).toEqual(['now', 'next', 'next']);
    expect(states(1)).toEqual(['done', 'now', 'next']);
  });

  it('can fail at the current one only', () => {
    expect(states(1, 'error')).toEqual(['done', 'error', 'next']);
  });

  it('are all done once the current index is past the last', () => {
    expect(states(3)).toEqual(['done', 'done', 'done']);
  });
});

import { describe, expect, it } from 'vitest';
import { parentState, withAll, withChoice } from './groupState.ts';

const options = [{ value: 'a' }, { value: 'b' }, { value: 'c', disabled: true }];

describe('the parent of a group of choices', () => {
  it('is on when all that can be chosen are, mixed between, else off', () => {
    expect(parentState(options, [])).toBe('none');
    expect(parentState(options, ['a'])).toBe('some');
    expect(parentState(options, ['a', 'b'])).toBe('all');
    expect(parentState(options, ['c'])).toBe('some');
    expect(parentState([], [])).toBe('none');
  });

  it('changes only what can be changed', () => {
    expect(withAll(options, ['c'], true)).toEqual(['a', 'b', 'c']);
    expect(withAll(options, ['a', 'c'], false)).toEqual(['c']);
    expect(withAll(options, [], true)).toEqual(['a', 'b']);
  });
});

describe('a choice', () => {
  it('joins the others in the order of the list', () => {
    expect(withChoice(options, ['b'], 'a', true)).toEqual(['a', 'b']);
    expect(withChoice(options, ['a', 'b'], 'a', false)).toEqual(['b']);
  });
});

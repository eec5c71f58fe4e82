import { describe, expect, it } from 'vitest';
import { parentState, withAll, withChoice } from './groupState.ts';

const options = [{ value: 'a' }, { value: 'b' }, { value: 'c', disabled: true }];

describe('the parent checkbox of a group', () => {
  it('is checked when all enabled options are, mixed when some are, else unchecked', () => {
    expect(parentState(options, [])).toBe('none');
    expect(parentState(options, ['a'])).toBe('some');
    expect(parentState(options, ['a', 'b'])).toBe('all');
    expect(parentState(options, ['c'])).toBe('some');
    expect(parentState([], [])).toBe('none');
  });

  it('changes enabled options only', () => {
    expect(withAll(options, ['c'], true)).toEqual(['a', 'b', 'c']);
    expect(withAll(options, ['a', 'c'], false)).toEqual(['c']);
    expect(withAll(options, [], true)).toEqual(['a', 'b']);
  });
});

describe('a selected option', () => {
  it('is added in the order of the options', () => {
    expect(withChoice(options, ['b'], 'a', true)).toEqual(['a', 'b']);
    expect(withChoice(options, ['a', 'b'], 'a', false)).toEqual(['b']);
  });
});

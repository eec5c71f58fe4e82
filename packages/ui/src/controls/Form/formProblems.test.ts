import { describe, expect, it } from 'vitest';
import { isFilled, namesInError } from './formProblems.ts';

const values = { nickname: '', subjects: [] as readonly string[], hasAgreed: false };

describe('the errors of a form', () => {
  it('are in the order of the form, not of the response', () => {
    expect(namesInError({ hasAgreed: 'b', nickname: 'a', subjects: undefined }, values)).toEqual([
      'nickname',
      'hasAgreed',
    ]);
  });
});

describe('a field', () => {
  it.each(['', null, undefined, false, []])('is empty with %j', (value) => {
    expect(isFilled(value)).toBe(false);
  });

  it.each(['a', ' ', 0, true, ['math']])('is filled in with %j', (value) => {
    expect(isFilled(value)).toBe(true);
  });
});

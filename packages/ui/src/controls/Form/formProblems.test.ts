import { describe, expect, it } from 'vitest';
import { isFilled, namesInError } from './formProblems.ts';

const values = { nickname: '', subjects: [] as readonly string[], hasAgreed: false };

describe('the problems of a form', () => {
  it('stand in the order of the form, not of the answer', () => {
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

  it.each(['a', ' ', 0, true, ['math']])('is filled with %j', (value) => {
    expect(isFilled(value)).toBe(true);
  });
});

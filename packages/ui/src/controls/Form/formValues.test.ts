import { describe, expect, it } from 'vitest';
import { namesInError, readValues } from './formValues.ts';

const defaults = { nickname: '', subjects: [] as readonly string[], agreed: '' };

describe('the values of a form', () => {
  it('are what the browser would send, in the shape of the values at first', () => {
    const data = new FormData();
    data.append('nickname', '林知夏');
    data.append('subjects', 'math');
    data.append('subjects', 'physics');
    data.append('stranger', 'x');
    expect(readValues(data, defaults)).toEqual({ nickname: '林知夏', subjects: ['math', 'physics'], agreed: '' });
  });
});

describe('the errors of a form', () => {
  it('stand in the order of the form, not of the answer', () => {
    expect(namesInError({ agreed: 'b', nickname: 'a', subjects: undefined }, defaults)).toEqual(['nickname', 'agreed']);
  });
});

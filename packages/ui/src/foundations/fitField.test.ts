// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fitField } from './fitText.ts';

function fieldOf(type: string, value: string, caret: number | null) {
  const field = Object.assign(document.createElement('input'), { type, value });
  if (caret !== null) field.setSelectionRange(caret, caret);
  return field;
}

describe('a field that is filled beyond its limit', () => {
  it('keeps what stands after the caret, and the caret', () => {
    const field = fieldOf('text', '开头粘贴内容结尾', 6);
    expect(fitField(field, '开头结尾', { maxLength: 6 })).toMatchObject({ overflow: 2 });
    expect([field.value, field.selectionStart]).toEqual(['开头粘贴结尾', 4]);
  });

  it('is cut at its end where the browser tells no caret', () => {
    const field = fieldOf('email', 'abcdef', null);
    fitField(field, 'abc', { maxLength: 4 });
    expect(field.value).toBe('abcd');
  });

  it('is left alone while it fits', () => {
    const field = fieldOf('text', '一二三', 1);
    expect(fitField(field, '二三', { maxLength: 3, noEmoji: true }).text).toBe('一二三');
    expect(field.selectionStart).toBe(1);
  });
});

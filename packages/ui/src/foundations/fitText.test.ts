import { describe, expect, it } from 'vitest';
import { fitText } from './fitText.ts';

const at = (before: string, typed: string, caret: number, rules = {}) => fitText(before, typed, caret, rules);

describe('a text entered into a field', () => {
  it('is unchanged while it fits (§5)', () => {
    expect(at('', '一二三', 3, { maxLength: 3 })).toEqual({ text: '一二三', caret: 3, overflow: 0, hadEmoji: false });
  });

  it('is cut at the end when a paste exceeds the limit, counted in code points (§5, X7)', () => {
    expect(at('', '𠮷𠮷𠮷a', 7, { maxLength: 3 })).toEqual({ text: '𠮷𠮷𠮷', caret: 6, overflow: 1, hadEmoji: false });
  });

  it('keeps the text after the caret and cuts the pasted part before it', () => {
    expect(at('开头结尾', '开头粘贴内容结尾', 6, { maxLength: 6 })).toEqual({
      text: '开头粘贴结尾',
      caret: 4,
      overflow: 2,
      hadEmoji: false,
    });
  });

  it('loses its emoji where they are disallowed, and the caret stays in place (§5)', () => {
    expect(at('好的', '好😀的', 3, { noEmoji: true })).toEqual({ text: '好的', caret: 1, overflow: 0, hadEmoji: true });
    expect(at('好', '好👨‍👩‍👧‍👦', 12, { noEmoji: true })).toMatchObject({ text: '好', hadEmoji: true });
  });

  it('has no emoji before it is counted', () => {
    expect(at('', '一😀二😀三', 7, { noEmoji: true, maxLength: 3 })).toMatchObject({ text: '一二三', overflow: 0 });
  });

  it('does not grow beyond the limit even if the controlled value was longer', () => {
    expect(at('一二三四', '一二三四五', 5, { maxLength: 3 })).toMatchObject({ text: '一二三', overflow: 2 });
    expect(at('一二三四', '新一二三四', 1, { maxLength: 3 })).toMatchObject({ text: '一二三', caret: 0, overflow: 1 });
  });
});

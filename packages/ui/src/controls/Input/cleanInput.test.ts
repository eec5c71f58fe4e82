import { describe, expect, it } from 'vitest';
import { cleanInput } from './cleanInput.ts';

describe('what an input keeps of a text', () => {
  it('keeps the text as it is without rules', () => {
    expect(cleanInput(' 林知夏 😀', {})).toBe(' 林知夏 😀');
  });

  it('leaves emoji of every kind out (§5, X7)', () => {
    expect(cleanInput('好的👍🏽🇨🇳1️⃣', { noEmoji: true })).toBe('好的');
  });

  it('keeps a text at the limit and cuts one over it (§5)', () => {
    expect(cleanInput('一二三', { maxLength: 3 })).toBe('一二三');
    expect(cleanInput('一二三四', { maxLength: 3 })).toBe('一二三');
  });

  it('counts code points, not UTF-16 units (X7)', () => {
    expect(cleanInput('𠮷𠮷𠮷', { maxLength: 3 })).toBe('𠮷𠮷𠮷');
    expect(cleanInput('𠮷𠮷𠮷𠮷', { maxLength: 3 })).toBe('𠮷𠮷𠮷');
  });

  it('takes emoji out before it counts', () => {
    expect(cleanInput('😀一二三', { noEmoji: true, maxLength: 3 })).toBe('一二三');
  });
});

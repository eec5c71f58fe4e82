import { describe, expect, it } from 'vitest';
import { cleanInput } from './cleanInput.ts';

describe('the cleaned text of an input', () => {
  it('is unchanged without rules', () => {
    expect(cleanInput(' 林知夏 😀', {})).toBe(' 林知夏 😀');
  });

  it('has no emoji of any kind (§5, X7)', () => {
    expect(cleanInput('好的👍🏽🇨🇳1️⃣', { noEmoji: true })).toBe('好的');
  });

  it('is kept at the limit and cut above it (§5)', () => {
    expect(cleanInput('一二三', { maxLength: 3 })).toBe('一二三');
    expect(cleanInput('一二三四', { maxLength: 3 })).toBe('一二三');
  });

  it('is counted in code points, not in UTF-16 units (X7)', () => {
    expect(cleanInput('𠮷𠮷𠮷', { maxLength: 3 })).toBe('𠮷𠮷𠮷');
    expect(cleanInput('𠮷𠮷𠮷𠮷', { maxLength: 3 })).toBe('𠮷𠮷𠮷');
  });

  it('has no emoji before it is counted', () => {
    expect(cleanInput('😀一二三', { noEmoji: true, maxLength: 3 })).toBe('一二三');
  });
});

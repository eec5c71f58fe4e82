import { describe, expect, it } from 'vitest';
import { initialOf } from './initial.ts';

describe('initialOf', () => {
  it('is the last Han character, as people call each other (ui-kit 3.5)', () => {
    expect(initialOf('林知夏')).toBe('夏');
  });
  it('is the first letters of two words of a Latin name (ui-kit 3.5)', () => {
    expect(initialOf('anna maria lin')).toBe('AM');
  });
  it('keeps a character outside the basic plane whole (ui-kit 3.5)', () => {
    expect(initialOf('𠮷')).toBe('𠮷');
  });
  it('is empty for a name of spaces', () => {
    expect(initialOf('  ')).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { enterMeaning, type KeyFacts } from './enterMeaning.ts';

const enter = (facts: Partial<KeyFacts> = {}): KeyFacts => ({
  key: 'Enter',
  shiftKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  keyCode: 13,
  ...facts,
});

describe('Enter', () => {
  it('sends', () => {
    expect(enterMeaning(enter(), false)).toBe('send');
  });

  it('with Shift or Alt inserts a line break', () => {
    expect(enterMeaning(enter({ shiftKey: true }), false)).toBe('line');
    expect(enterMeaning(enter({ altKey: true }), false)).toBe('line');
  });

  it('sends once when held down', () => {
    expect(enterMeaning(enter({ repeat: true }), false)).toBe('nothing');
  });

  it('belongs to the input method during a composition, as Chromium and Firefox order the events (J8.4)', () => {
    expect(enterMeaning(enter({ isComposing: true, keyCode: 229 }), true)).toBe('other');
    expect(enterMeaning(enter({ isComposing: true }), false)).toBe('other');
    expect(enterMeaning(enter(), true)).toBe('other');
  });

  it('belongs to the input method right after a composition, as Safari orders the events (J8.4)', () => {
    expect(enterMeaning(enter({ keyCode: 229 }), false)).toBe('other');
  });

  it('sends right after a composition that was ended by the pointer (J8.4)', () => {
    expect(enterMeaning(enter(), false)).toBe('send');
  });
});

it('ignores any other key', () => {
  expect(enterMeaning(enter({ key: 'a', keyCode: 65 }), false)).toBe('other');
  expect(enterMeaning(enter({ key: 'Process', keyCode: 229 }), true)).toBe('other');
});

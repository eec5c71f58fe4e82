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

  it('with Shift or Alt begins a line', () => {
    expect(enterMeaning(enter({ shiftKey: true }), false)).toBe('line');
    expect(enterMeaning(enter({ altKey: true }), false)).toBe('line');
  });

  it('held down sends once', () => {
    expect(enterMeaning(enter({ repeat: true }), false)).toBe('nothing');
  });

  it('belongs to the input method inside a composition, as Chromium and Firefox order it (J8.4)', () => {
    expect(enterMeaning(enter({ isComposing: true, keyCode: 229 }), true)).toBe('other');
    expect(enterMeaning(enter({ isComposing: true }), false)).toBe('other');
    expect(enterMeaning(enter(), true)).toBe('other');
  });

  it('belongs to the input method just after the end of it, as Safari orders it (J8.4)', () => {
    expect(enterMeaning(enter({ keyCode: 229 }), false)).toBe('other');
  });

  it('sends again right after a composition that the pointer ended (J8.4)', () => {
    expect(enterMeaning(enter(), false)).toBe('send');
  });
});

it('any other key is none of its business', () => {
  expect(enterMeaning(enter({ key: 'a', keyCode: 65 }), false)).toBe('other');
  expect(enterMeaning(enter({ key: 'Process', keyCode: 229 }), true)).toBe('other');
});

import { describe, expect, it } from 'vitest';
import { mergeRefs } from './mergeRefs.ts';

describe('merged refs', () => {
  it('pass the element to all refs and clear them all', () => {
    const own: { current: string | null } = { current: null };
    const seen: (string | null)[] = [];
    const release = mergeRefs<string>(own, (element) => void seen.push(element), undefined)('input');
    expect(own.current).toBe('input');
    expect(seen).toEqual(['input']);
    release();
    expect(own.current).toBeNull();
    expect(seen).toEqual(['input', null]);
  });

  it('clean up a callback ref with its returned function, as React does', () => {
    const calls: string[] = [];
    const release = mergeRefs<string>((element) => {
      calls.push(`on ${element}`);
      return () => void calls.push('off');
    })('input');
    release();
    expect(calls).toEqual(['on input', 'off']);
  });
});

import { describe, expect, it } from 'vitest';
import { mergeRefs } from './mergeRefs.ts';

describe('merged refs', () => {
  it('give the element to all and take it back from all', () => {
    const own: { current: string | null } = { current: null };
    const seen: (string | null)[] = [];
    const release = mergeRefs<string>(own, (element) => void seen.push(element), undefined)('input');
    expect(own.current).toBe('input');
    expect(seen).toEqual(['input']);
    release();
    expect(own.current).toBeNull();
    expect(seen).toEqual(['input', null]);
  });

  it('end a callback by the function it returned, as React does', () => {
    const calls: string[] = [];
    const release = mergeRefs<string>((element) => {
      calls.push(`on ${element}`);
      return () => void calls.push('off');
    })('input');
    release();
    expect(calls).toEqual(['on input', 'off']);
  });
});

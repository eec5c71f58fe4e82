import { describe, expect, it } from 'vitest';
import { secondsLeft } from './secondsLeft.ts';
import { moved, percentOf, reconcile, storedEntry, type UploadEntry } from './uploadEntry.ts';

const stored = (id: string) => ({ id, name: `${id}.png`, size: 10, mime: 'image/png' });
const sending = (key: string): UploadEntry => ({ ...storedEntry(stored(key)), status: 'sending', file: null });
const keys = (entries: readonly UploadEntry[]) => entries.map(({ key }) => key);

describe('a value changed by the caller', () => {
  it("removes the caller's removed files and keeps pending ones in place", () => {
    const before = [storedEntry(stored('a')), sending('b'), storedEntry(stored('c'))];
    expect(keys(reconcile(before, [stored('c')]))).toEqual(['b', 'c']);
  });

  it("appends new files and applies the caller's order", () => {
    const before = [storedEntry(stored('a')), sending('b'), storedEntry(stored('c'))];
    expect(keys(reconcile(before, [stored('c'), stored('a'), stored('d')]))).toEqual(['c', 'b', 'a', 'd']);
  });
});

describe('an entry', () => {
  it('is moved within the list and never out of it', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, -5)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 7, 0)).toEqual(['a', 'b', 'c']);
  });

  it('gives its progress in whole per cent, 100 only when it is complete', () => {
    expect(percentOf({ sent: 999, total: 1000 })).toBe(99);
    expect(percentOf({ sent: 0, total: 0 })).toBe(0);
  });

  it('gives the remaining time once the speed is known', () => {
    expect(secondsLeft(999, 500, 500)).toBeNull();
    expect(secondsLeft(2000, 500, 5000)).toBe(20);
    expect(secondsLeft(2000, 0, 5000)).toBeNull();
  });
});

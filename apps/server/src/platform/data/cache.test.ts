import { expect, test } from 'vitest';
import { frozenClock } from '../core/clock.ts';
import { Cache } from './cache.ts';

const MINUTE_MS = 60_000;

/** A cache with room for three small values, and how often each value was loaded. */
function buildCache() {
  const clock = frozenClock(new Date('2026-11-20T08:00:00.000Z'));
  const cache = new Cache(clock, 3 * 1_024);
  const loads: string[] = [];
  const get = (key: string, value: unknown = key) =>
    cache.get(1, 'course', key, MINUTE_MS, async () => {
      loads.push(key);
      return value;
    });
  return { clock, get, loads };
}

test('loads a value once while it is fresh', async () => {
  const { clock, get, loads } = buildCache();
  await Promise.all([get('a'), get('a')]);
  await get('a');
  expect(loads).toEqual(['a']);
  clock.advance(MINUTE_MS);
  await get('a');
  expect(loads).toEqual(['a', 'a']);
});

test('does not cache a failed load', async () => {
  const { clock } = buildCache();
  const cache = new Cache(clock);
  const ask = (load: () => Promise<string>) => cache.get(1, 'course', 'a', MINUTE_MS, load);
  await expect(ask(() => Promise.reject(new Error('no database')))).rejects.toThrow();
  expect(await ask(async () => 'there again')).toBe('there again');
});

test('evicts the least recently used entry when full', async () => {
  const { get, loads } = buildCache();
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a']) await get(key);
  expect(loads).toEqual(['a', 'b', 'c', 'd']);
  await get('b');
  expect(loads).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('counts the bytes of a response, so that many long ones cannot fill the memory', async () => {
  const { get, loads } = buildCache();
  await get('a');
  await get('long', { bytes: Buffer.alloc(2_000) });
  await get('a');
  expect(loads).toEqual(['a', 'long', 'a']);
});

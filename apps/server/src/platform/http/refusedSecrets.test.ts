import { expect, test } from 'vitest';
import { REFUSED_MS, RefusedSecrets } from './refusedSecrets.ts';

test('a refused secret is looked up again after five seconds, and repeats do not prolong them (S7)', () => {
  let now = 0;
  const refused = new RefusedSecrets(() => now);
  expect(refused.has('a')).toBe(false);
  expect(refused.add('a')).toBe(true);
  now = REFUSED_MS - 1;
  expect(refused.add('a')).toBe(false);
  expect(refused.has('a')).toBe(true);
  now = REFUSED_MS;
  expect(refused.has('a')).toBe(false);
  expect(refused.add('a')).toBe(true);
});

test('of more refused secrets than ten thousand the oldest is forgotten (S7)', () => {
  const refused = new RefusedSecrets(() => 0);
  for (let n = 0; n <= 10_000; n += 1) refused.add(String(n));
  expect([refused.has('0'), refused.has('1'), refused.has('10000')]).toEqual([false, true, true]);
});

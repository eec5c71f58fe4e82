import { expect, it } from 'vitest';
import { Latest } from './Latest.ts';

it('answers a request that came during a run, also when that run failed (W6, W10)', async () => {
  const ends: ((error?: Error) => void)[] = [];
  const latest = new Latest(
    () => new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve()))),
  );
  const first = latest.run();
  const hint = latest.run();
  ends[0]?.(new Error('timeout'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await expect(Promise.all([first, hint])).resolves.toBeDefined();
});

it('throws that the last run failed, and begins anew with the next request', async () => {
  let runs = 0;
  const latest = new Latest(() => (++runs === 1 ? Promise.reject(new Error('away')) : Promise.resolve()));
  await expect(latest.run()).rejects.toThrow('away');
  await expect(latest.run()).resolves.toBeUndefined();
  expect(runs).toBe(2);
});

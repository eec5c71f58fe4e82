import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairQueue, QueueRejection } from './fairQueue.ts';

const SHARE = { running: 4, waiting: 100 };

/** A task that ends when told to, and the order in which tasks began. */
function open(limits: { running: number; waiting: number; waitMs: number }) {
  const queue = new FairQueue(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (caller: string, share = SHARE) => {
    const done = queue.run(caller, share, () => {
      begun.push(caller);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
    done.catch(() => undefined);
    return done;
  };
  const endOne = async () => {
    ends.shift()?.();
    await pause(0);
  };
  return { queue, begun, add, endOne };
}
const reasonOf = (task: Promise<unknown>) =>
  task.then(
    () => 'done',
    (error: unknown) => (error instanceof QueueRejection ? error.reason : error),
  );

test('callers take turns: a login with a hundred waiting requests delays another by one (S12)', async () => {
  const { begun, add, endOne } = open({ running: 1, waiting: 1_000, waitMs: 5_000 });
  for (let index = 0; index < 100; index += 1) void add('eager');
  void add('calm');
  void add('third');
  for (let index = 0; index < 4; index += 1) await endOne();
  expect(begun).toEqual(['eager', 'eager', 'calm', 'third', 'eager']);
});

test('one login has a few requests in flight, whatever is free (S12)', async () => {
  const { queue, begun, add, endOne } = open({ running: 10, waiting: 1_000, waitMs: 5_000 });
  for (let index = 0; index < 9; index += 1) void add('eager');
  void add('calm');
  expect(begun).toEqual(['eager', 'eager', 'eager', 'eager', 'calm']);
  expect([queue.running, queue.waiting]).toEqual([5, 5]);
  await endOne();
  expect(begun).toHaveLength(6);
});

test('is bounded by count: what finds no room is answered at once, with the seconds to wait (S12)', async () => {
  const { add } = open({ running: 1, waiting: 3, waitMs: 5_000 });
  for (const caller of ['a', 'b', 'c', 'd']) void add(caller);
  const refused = await add('e').catch((error: unknown) => error);
  expect(refused).toMatchObject({ reason: 'full', retryAfterS: 1 });
});

test('when it is full, the caller with most waiting requests makes way for others (S12)', async () => {
  const { queue, add } = open({ running: 1, waiting: 5, waitMs: 5_000 });
  const eager = Array.from({ length: 6 }, () => add('eager'));
  const calm = add('calm');
  expect(await reasonOf(eager.at(-1) ?? calm)).toBe('full');
  expect(queue.waiting).toBe(5);
  expect(await reasonOf(add('eager'))).toBe('full');
});

test('is bounded by waiting time, and a caller by its own share of the queue (S12)', async () => {
  const { queue, add } = open({ running: 1, waiting: 100, waitMs: 30 });
  void add('a');
  expect(await reasonOf(add('b'))).toBe('late');
  expect(queue.waiting).toBe(0);
  const narrow = { running: 1, waiting: 2 };
  void add('c', narrow);
  void add('c', narrow);
  expect(await reasonOf(add('c', narrow))).toBe('full');
});

test('rejects all that wait when the database does not answer, and goes on after a failed task (S5, S12)', async () => {
  const { queue, add, endOne } = open({ running: 1, waiting: 100, waitMs: 5_000 });
  const first = add('a');
  const second = add('b');
  queue.rejectWaiting();
  expect(await reasonOf(second)).toBe('unavailable');
  await endOne();
  expect(await reasonOf(first)).toBe('done');
  await expect(queue.run('c', SHARE, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

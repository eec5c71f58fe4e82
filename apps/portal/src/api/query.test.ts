import { autorun } from 'mobx';
import { expect, it, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { Query } from './query.ts';

/** A server whose responses the test controls. */
function build() {
  const waiting: PromiseWithResolvers<string>[] = [];
  const fetch = vi.fn((_id: number) => {
    const answer = Promise.withResolvers<string>();
    waiting.push(answer);
    return answer.promise;
  });
  return { query: new Query(fetch), fetch, waiting };
}

it('keeps the last value during a reload, and when the reload fails', async () => {
  const { query, waiting } = build();
  const first = query.load(1);
  waiting[0]?.resolve('one');
  await first;
  const again = query.reload();
  expect([query.value, query.isStale, query.isLoading]).toEqual(['one', false, true]);
  waiting[1]?.reject(new ApiError('unreachable'));
  await again;
  expect([query.value, query.isStale, query.error?.kind]).toEqual(['one', false, 'unreachable']);
});

it('marks a value for other arguments as stale', async () => {
  const { query, waiting } = build();
  const seen: boolean[] = [];
  autorun(() => seen.push(query.isStale));
  const first = query.load(1);
  waiting[0]?.resolve('one');
  await first;
  const second = query.load(2);
  waiting[1]?.reject(new ApiError('failed'));
  await second;
  expect([query.value, query.isStale, query.error?.kind]).toEqual(['one', true, 'failed']);
  const third = query.reload();
  waiting[2]?.resolve('two');
  await third;
  expect([query.value, query.isStale, query.error]).toEqual(['two', false, null]);
  expect(seen).toEqual([false, true, false]);
});

it('lets the newest load win, in any order of responses', async () => {
  const { query, waiting } = build();
  const loads = [query.load(1), query.load(2)];
  waiting[1]?.resolve('two');
  waiting[0]?.resolve('one');
  await Promise.all(loads);
  expect([query.value, query.answered]).toEqual(['two', [2]]);
});

it('clears the value for another object, and loads the same one once', async () => {
  const { query, fetch, waiting } = build();
  query.show(1);
  query.show(1);
  expect(fetch).toHaveBeenCalledOnce();
  waiting[0]?.resolve('one');
  await vi.waitFor(() => expect(query.value).toBe('one'));
  query.show(1);
  expect(fetch).toHaveBeenCalledOnce();
  query.show(2);
  expect([query.value, query.isPending]).toEqual([undefined, true]);
});

it('reloads after a failure', async () => {
  const { query, fetch, waiting } = build();
  query.show(1);
  waiting[0]?.reject(new ApiError('failed'));
  await vi.waitFor(() => expect(query.error).not.toBeNull());
  query.show(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('never marks a value set from elsewhere as stale', () => {
  const { query } = build();
  query.set('pushed');
  void query.load(1);
  expect([query.value, query.isStale]).toEqual(['pushed', false]);
});

it('ignores a response after it was abandoned', async () => {
  const { query, waiting } = build();
  const first = query.load(1);
  query.dispose();
  waiting[0]?.resolve('one');
  await first;
  expect([query.value, query.isLoading]).toEqual([undefined, false]);
});

it('works as an observable of which only the answer is seen', async () => {
  const { query, waiting } = build();
  const { load } = query;
  const done = load(1);
  waiting[0]?.resolve('one');
  await done;
  expect(query.value).toBe('one');
});

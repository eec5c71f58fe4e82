import { autorun } from 'mobx';
import { expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorFacts } from '../api/apiError.ts';
import { Query } from '../api/query.ts';
import { Failures } from './failures.tsx';

async function failed(kind: 'unreachable' | 'failed' | 'malformed', facts: ApiErrorFacts = {}, message = '') {
  const ask = vi.fn((): Promise<string> => Promise.reject(new ApiError(kind, message, facts)));
  const query = new Query<string>(ask);
  await query.load();
  return { query, ask };
}

it('one failure of the server is one notice on a page, and one retry asks for all that failed of it', async () => {
  const failures = new Failures();
  const [first, second, other] = [await failed('unreachable'), await failed('unreachable'), await failed('malformed')];
  const places = [first, second, other].map(({ query }) => ({ part: query }));
  const told: boolean[][] = [];
  const stop = autorun(() => told.push(places.map((place) => failures.isTold(place))));
  const leave = places.map((place) => failures.add(place));
  expect(told.at(-1)).toEqual([false, true, false]);
  failures.retry({ part: first.query });
  expect([first, second, other].map(({ ask }) => ask.mock.calls.length)).toEqual([2, 2, 1]);
  // What told it is gone: the next part does.
  leave[0]?.();
  expect(told.at(-1)?.[1]).toBe(false);
  stop();
});

it('two places that stand on one call are one notice, too', async () => {
  const failures = new Failures();
  const { query } = await failed('failed');
  const places = [{ part: query }, { part: query }];
  for (const place of places) failures.add(place);
  expect(places.map((place) => failures.isTold(place))).toEqual([false, true]);
});

it('a figure, which has room for no words, tells of a failure only where no other part of the page does', async () => {
  const failures = new Failures();
  const [figure, list] = [await failed('unreachable'), await failed('unreachable')];
  const places = [{ part: figure.query, isSmall: true }, { part: list.query }] as const;
  failures.add(places[0]);
  expect(failures.isTold(places[0])).toBe(false);
  const leave = failures.add(places[1]);
  expect(places.map((place) => failures.isTold(place))).toEqual([true, false]);
  failures.retry(places[1]);
  expect(figure.ask).toHaveBeenCalledTimes(2);
  leave();
  expect(failures.isTold(places[0])).toBe(false);
});

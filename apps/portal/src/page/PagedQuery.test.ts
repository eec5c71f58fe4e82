import type { Page } from '@shuyuan/contract';
import { reaction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { PagedQuery, type Paging } from './PagedQuery.ts';

interface Filters {
  kind?: string;
  page?: number;
}

/** A server with 30 rows that answers at once, or fails on request. */
function build(options?: ConstructorParameters<typeof PagedQuery>[1]) {
  const server = { isDown: false };
  const fetch = vi.fn(async ({ kind = 'any', page, pageSize }: Filters & Paging): Promise<Page<string>> => {
    if (server.isDown) throw new ApiError('unreachable');
    return { items: [`${kind} ${page}`], totalCount: 30, currentPage: page, pageSize };
  });
  const list = new PagedQuery<string, Filters>(fetch, options);
  const settled = () => vi.waitFor(() => expect(list.isLoading).toBe(false));
  return { list, fetch, server, settled };
}

it('loads the first page of ten by default', async () => {
  const { list, fetch, settled } = build();
  list.show({});
  await settled();
  expect(fetch).toHaveBeenCalledWith({ page: 1, pageSize: 10 });
  expect([list.items, list.totalCount, list.page, list.pageCount]).toEqual([['any 1'], 30, 1, 3]);
});

it('keeps the rows of a page, as stale, while another one loads', async () => {
  const { list, settled } = build();
  list.show({ page: 1 });
  await settled();
  list.show({ page: 2 });
  expect([list.items, list.isStale, list.page]).toEqual([['any 1'], true, 2]);
  await settled();
  expect([list.items, list.isStale]).toEqual([['any 2'], false]);
});

it('shows no rows of another page once the requested one has failed, and its own after a retry', async () => {
  const { list, server, settled } = build();
  list.show({ page: 1 });
  await settled();
  server.isDown = true;
  list.show({ page: 2 });
  await settled();
  expect([list.items, list.totalCount, list.error?.kind]).toEqual([undefined, undefined, 'unreachable']);
  server.isDown = false;
  await list.reload();
  expect([list.items, list.error]).toEqual([['any 2'], null]);
});

it('keeps the current rows when a reload fails', async () => {
  const { list, server, settled } = build();
  list.show({});
  await settled();
  server.isDown = true;
  await list.reload();
  expect(list.items).toEqual(['any 1']);
});

it('clears when another list is requested', async () => {
  const { list, settled } = build();
  list.show({ kind: 'live' });
  await settled();
  list.show({ kind: 'recorded' });
  expect([list.items, list.isPending]).toEqual([undefined, true]);
});

it('loads the same page once, and again after a failure', async () => {
  const { list, fetch, server, settled } = build();
  server.isDown = true;
  list.show({ page: 1 });
  list.show({});
  await settled();
  expect(fetch).toHaveBeenCalledOnce();
  server.isDown = false;
  list.show({ page: 1 });
  await settled();
  expect([fetch.mock.calls.length, list.items]).toEqual([2, ['any 1']]);
});

it('turns to another page of the same list', async () => {
  const { list, fetch, settled } = build({ pageSize: 12 });
  list.show({ kind: 'live' });
  await settled();
  list.turn(2);
  await settled();
  expect(fetch).toHaveBeenLastCalledWith({ kind: 'live', page: 2, pageSize: 12 });
});

it('notifies its observers', async () => {
  const { list, settled } = build();
  const seen: unknown[] = [];
  reaction(
    () => list.items?.[0],
    (row) => seen.push(row),
  );
  list.show({ page: 1 });
  await settled();
  list.show({ page: 2 });
  await settled();
  expect(seen).toEqual(['any 1', 'any 2']);
});

import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { buildApi, buildStorage } from '../testing/services.ts';
import { UnreadStore } from './UnreadStore.ts';

const messages = { unread: 'siteMsg' } as const;
const answers = { unread: 'feedbackMsg' } as const;

function build(unreadSum: () => Promise<{ count: number; siteMessages: number; feedback: number }>, cached?: object) {
  const storage = buildStorage(cached ? { unread: JSON.stringify(cached) } : {});
  const store = new UnreadStore({ api: buildApi({ site: { unreadSum } }), storage }, () => 7);
  return { store, storage };
}

describe('the unread counts', () => {
  it('is shown from the cache first and then as the server counts it (§6)', async () => {
    const unreadSum = vi.fn(async () => ({ count: 6, siteMessages: 5, feedback: 1 }));
    const { store, storage } = build(unreadSum, { userId: 7, siteMessages: 3, feedback: 0 });
    expect(store.countOf(messages)).toBe(3);
    await store.load('/learn');
    expect([store.countOf(messages), store.countOf(answers), store.countOf({ unread: 'none' })]).toEqual([
      5,
      1,
      undefined,
    ]);
    expect(JSON.parse(storage.read('unread') ?? '')).toEqual({ userId: 7, siteMessages: 5, feedback: 1 });
  });

  it('is never the count of the student who used the browser before', () => {
    const { store } = build(vi.fn(), { userId: 8, siteMessages: 3, feedback: 0 });
    expect(store.countOf(messages)).toBeUndefined();
  });

  it('are unknown, not zero, when the first call fails', async () => {
    const { store } = build(() => Promise.reject(new ApiError('unreachable')));
    await store.load('/learn');
    expect([store.countOf(messages), store.countOf(answers)]).toEqual([undefined, undefined]);
  });

  it('are reloaded on the next page, e.g. after a payment', async () => {
    const unreadSum = vi.fn(async () => ({ count: 1, siteMessages: 1, feedback: 0 }));
    const { store } = build(unreadSum);
    for (const page of ['/learn/order', '/learn/order', '/learn']) await store.load(page);
    expect(unreadSum).toHaveBeenCalledTimes(2);
  });

  it('stays as it was when the server does not answer', async () => {
    const { store } = build(() => Promise.reject(new ApiError('unreachable')), {
      userId: 7,
      siteMessages: 3,
      feedback: 0,
    });
    await store.load('/learn');
    expect(store.countOf(messages)).toBe(3);
  });
});

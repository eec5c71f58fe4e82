import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi } from '../../../testing/services.ts';
import { LedgerStore } from './LedgerStore.ts';

const pageOf = <T>(items: T[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 20 });
const at = '2026-11-20T02:00:00Z';
const creditRow = {
  id: 1,
  direction: 'in',
  reason: 'signUp',
  amount: 100,
  balanceAfter: 100,
  title: '注册',
  at,
} as const;
const minutesRow = {
  id: 2,
  direction: 'out',
  reason: 'consume',
  minutes: 18,
  balanceAfter: 42,
  title: '咨询',
  at,
} as const;

it('shows credits and minutes in the same rows', async () => {
  const flow = vi.fn(async () => pageOf([creditRow]));
  const minutesFlow = vi.fn(async () => pageOf([minutesRow]));
  const store = observedStore(new LedgerStore(buildApi({ exchange: { flow }, minutes: { flow: minutesFlow } })));
  store.show({ kind: 'credits', direction: 'in', page: 2 });
  await vi.waitFor(() => expect(store.rows.items).toMatchObject([{ amount: 100, reason: 'credits.signUp' }]));
  expect(flow).toHaveBeenCalledExactlyOnceWith({ page: 2, pageSize: 20, direction: 'in' });
  store.show({ kind: 'minutes', page: 1 });
  expect(store.rows.items).toBeUndefined();
  await vi.waitFor(() => expect(store.rows.items).toMatchObject([{ amount: 18, reason: 'minutes.consume' }]));
});

it('leaves the page on screen while the next one is read', async () => {
  const store = observedStore(new LedgerStore(buildApi({ exchange: { flow: async () => pageOf([creditRow]) } })));
  store.show({ kind: 'credits', page: 1 });
  await vi.waitFor(() => expect(store.rows.items).toBeDefined());
  store.show({ kind: 'credits', page: 2 });
  expect(store.rows.items).toBeDefined();
  expect(store.rows.isStale).toBe(true);
});

it('knows no balance where the account cannot be read: a failure is no zero', async () => {
  const store = observedStore(
    new LedgerStore(
      buildApi({
        exchange: { account: () => Promise.reject(new ApiError('unreachable')) },
        minutes: { account: async () => ({ left: 42, totalBought: 60, totalUsed: 18 }) as never },
      }),
    ),
  );
  store.start();
  await vi.waitFor(() => expect(store.credits.error).not.toBeNull());
  await vi.waitFor(() => expect(store.balance('minutes')).toBe(42));
  expect(store.balance('credits')).toBeUndefined();
});

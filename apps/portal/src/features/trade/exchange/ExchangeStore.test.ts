import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildApi } from '../../../testing/services.ts';
import { ExchangeStore } from './ExchangeStore.ts';
import { exchangeAddress, ledgerAddress, ledgerOf, placeOf } from './exchangeAddress.ts';
import { LedgerStore } from './LedgerStore.ts';

const pageOf = <T>(items: T[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 20 });

describe('what was exchanged', () => {
  it('is read again when its receipt was confirmed in another tab before', async () => {
    const orders = vi.fn(async () => pageOf([]));
    const receive = () => Promise.reject(new ApiError('refused', '状态已变', { code: 1004 }));
    const store = new ExchangeStore(buildApi({ exchange: { orders, receive } }));
    await store.orders.load(1);
    await expect(store.receive('EX1')).rejects.toMatchObject({ code: 1004 });
    expect(orders).toHaveBeenCalledTimes(2);
  });
});

describe('the ledgers', () => {
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

  it('show credits and minutes in the same rows', async () => {
    const flow = vi.fn(async () => pageOf([creditRow]));
    const minutesFlow = vi.fn(async () => pageOf([minutesRow]));
    const store = new LedgerStore(buildApi({ exchange: { flow }, minutes: { flow: minutesFlow } }));
    store.show({ kind: 'credits', direction: 'in', page: 2 });
    await vi.waitFor(() => expect(store.rows.value?.items).toMatchObject([{ amount: 100, reason: 'credits.signUp' }]));
    expect(flow).toHaveBeenCalledExactlyOnceWith({ page: 2, pageSize: 20, direction: 'in' });
    store.show({ kind: 'minutes', page: 1 });
    expect(store.rows.value).toBeUndefined();
    await vi.waitFor(() => expect(store.rows.value?.items).toMatchObject([{ amount: 18, reason: 'minutes.consume' }]));
  });

  it('keep the page on screen while the next one is read', async () => {
    const store = new LedgerStore(buildApi({ exchange: { flow: async () => pageOf([creditRow]) } }));
    store.show({ kind: 'credits', page: 1 });
    await vi.waitFor(() => expect(store.rows.value).toBeDefined());
    store.show({ kind: 'credits', page: 2 });
    expect(store.rows.value).toBeDefined();
  });
});

describe('addresses of the exchange centre', () => {
  const read = (address: string) => new URLSearchParams(address.split('?')[1]);

  it('hold tab, kind and page', () => {
    const place = { tab: 'gifts', kind: 'coupon', page: 3 } as const;
    expect(placeOf(read(exchangeAddress(place)))).toEqual(place);
    expect(exchangeAddress({ tab: 'gifts', page: 1 })).toBe('/exchange');
  });

  it('hold the ledger, its direction and page', () => {
    const filters = { kind: 'minutes', direction: 'out', page: 2 } as const;
    expect(ledgerOf(read(ledgerAddress(filters)))).toEqual(filters);
    expect(ledgerAddress({ kind: 'credits' })).toBe('/changedetail');
  });

  it('ignore what is not theirs', () => {
    expect(placeOf(new URLSearchParams('tab=x&kind=dvd&page=0'))).toEqual({ tab: 'gifts', page: 1 });
    expect(ledgerOf(new URLSearchParams('tab=x&dir=up&page=99999'))).toEqual({ kind: 'credits', page: 1 });
  });
});

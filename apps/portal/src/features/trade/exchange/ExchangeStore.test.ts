import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi } from '../../../testing/services.ts';
import { ExchangeStore } from './ExchangeStore.ts';

const pageOf = <T>(items: T[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 20 });

describe('the exchange centre', () => {
  it('reads the list of the tab of the address only', async () => {
    const gifts = vi.fn(async () => pageOf([]));
    const orders = vi.fn(async () => pageOf([]));
    const store = observedStore(new ExchangeStore(buildApi({ exchange: { gifts, orders } })));
    store.show({ tab: 'gifts', kind: 'coupon', page: 2 });
    store.show({ tab: 'rewards', page: 1 });
    expect(gifts).toHaveBeenCalledExactlyOnceWith({ kind: 'coupon', page: 2, pageSize: 12 });
    expect(orders).not.toHaveBeenCalled();
    store.show({ tab: 'mine', page: 3 });
    expect(orders).toHaveBeenCalledExactlyOnceWith({ page: 3, pageSize: 10 });
  });

  it('reads what was exchanged again when its receipt was confirmed in another tab before', async () => {
    const orders = vi.fn(async () => pageOf([]));
    const receive = () => Promise.reject(new ApiError('refused', '状态已变', { code: 1004 }));
    const store = observedStore(new ExchangeStore(buildApi({ exchange: { orders, receive } })));
    store.show({ tab: 'mine', page: 1 });
    await expect(store.receive('EX1')).rejects.toMatchObject({ code: 1004 });
    expect(orders).toHaveBeenCalledTimes(2);
  });
});

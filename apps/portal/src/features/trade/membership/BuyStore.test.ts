import type { MembershipPackage, MinutesPackage, Switch } from '@shuyuan/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi, buildServices } from '../../../testing/services.ts';
import { BuyStore } from './BuyStore.ts';

const pageOf = <T>(items: T[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 20 });
const plan = (id: number, highlight?: string): MembershipPackage => ({
  id,
  name: `卡${id}`,
  level: id,
  days: 30,
  priceFen: 9800,
  benefits: [],
  courseCount: 3,
  ...(highlight && { highlight }),
});
const pack: MinutesPackage = { id: 8, name: '体验包', minutes: 60, priceFen: 9900 };

const stores: BuyStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.dispose();
});

function build(status: () => Promise<Switch['status']> = async () => 'open') {
  const quote = vi.fn(() => Promise.reject(new ApiError('failed')));
  const { services } = buildServices({
    api: buildApi({
      orders: { quote },
      tenant: { agreements: async () => [] },
      site: { switch: async ({ type }) => ({ type, status: await status() }) },
      memberships: {
        packages: async () => pageOf([plan(1), plan(2, '同学选得最多')]),
        mine: async () => ({ isMember: false, savedFen: 0, serverTime: '2026-11-20T02:00:00Z' }),
      },
      minutes: {
        packages: async () => pageOf([pack]),
        account: async () => ({ left: 42, used: 0, frozen: 0 }),
      },
    }),
  });
  const store = observedStore(new BuyStore(services));
  stores.push(store);
  store.start();
  return { store, quote };
}

describe('buying minutes and memberships', () => {
  it('chooses the highlighted one at first, else the first', async () => {
    const { store } = build();
    store.show('member');
    await vi.waitFor(() => expect(store.purchase.goods).toEqual({ kind: 'membership', goodsId: 2 }));
    store.show('minutes');
    await vi.waitFor(() => expect(store.purchase.goods).toEqual({ kind: 'minutes', goodsId: 8 }));
  });

  it('keeps what the student chose when the page is read again', async () => {
    const { store } = build();
    store.show('member');
    await vi.waitFor(() => expect(store.purchase.goods).not.toBeNull());
    store.choose(1);
    store.refresh();
    await vi.waitFor(() => expect(store.memberships.isLoading).toBe(false));
    expect(store.purchase.goods?.goodsId).toBe(1);
  });

  it('says that the school has closed what it sells', async () => {
    const { store } = build(async () => 'closed');
    store.show('minutes');
    await vi.waitFor(() => expect(store.isClosed).toBe(true));
  });

  it('stays open while its switch cannot be read', async () => {
    const { store } = build(() => Promise.reject(new ApiError('unreachable')));
    store.show('minutes');
    await vi.waitFor(() => expect(store.saleSwitch.error).not.toBeNull());
    expect(store.isClosed).toBe(false);
  });
});

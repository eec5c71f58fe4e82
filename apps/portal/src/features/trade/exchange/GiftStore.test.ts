import type { Exchange, Gift } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi, buildServices } from '../../../testing/services.ts';
import { afterExchange, GiftStore } from './GiftStore.ts';

const buildGift = (given: Partial<Gift> = {}): Gift => ({
  id: 1,
  name: '错题本',
  pictures: [],
  kind: 'goods',
  credits: 680,
  postageFen: 0,
  stock: 5,
  exchanged: 3,
  status: 'on',
  ...given,
});
const buildExchange = (given: Partial<Exchange> = {}): Exchange => ({
  id: 9,
  number: 'EX1',
  giftId: 1,
  giftName: '错题本',
  kind: 'goods',
  credits: 680,
  postageFen: 0,
  status: 'toDeliver',
  createdAt: '2026-11-20T02:00:00Z',
  ...given,
});
const address = {
  id: 4,
  consignee: '林知夏',
  phone: '13811202026',
  provinceCode: '330000',
  provinceName: '浙江省',
  detail: '学院路38号',
  isDefault: true,
};
const pageOf = <T>(items: T[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 20 });

interface Given {
  gift?: Partial<Gift>;
  balance?: number;
  addresses?: (typeof address)[];
  exchange?: (
    input: { id: number; addressId?: number | undefined },
    options?: { requestId?: string },
  ) => Promise<Exchange>;
}

async function build({
  gift,
  balance = 1000,
  addresses = [address],
  exchange = async () => buildExchange(),
}: Given = {}) {
  const readGift = vi.fn(async () => buildGift(gift));
  const account = vi.fn(async () => ({ balance, totalIn: 2000, totalOut: 1000 }));
  const world = buildServices({
    api: buildApi({
      exchange: { gift: readGift, account, exchange },
      addresses: { list: async () => pageOf(addresses) },
    }),
  });
  const store = observedStore(new GiftStore(world.services));
  store.start();
  store.show(1);
  await vi.waitFor(() => expect(store.gift.value && store.account.value && store.addresses.list.value).toBeDefined());
  return { ...world, store, readGift, account };
}

describe('a gift', () => {
  it('says why it cannot be had', async () => {
    const obstacleOf = async (given: Given) => (await build(given)).store.obstacle;
    expect(await obstacleOf({})).toBeNull();
    expect(await obstacleOf({ gift: { status: 'off' } })).toBe('off');
    expect(await obstacleOf({ gift: { stock: 0 } })).toBe('gone');
    expect(await obstacleOf({ balance: 100 })).toBe('credits');
    expect(await obstacleOf({ addresses: [] })).toBe('address');
    expect(await obstacleOf({ gift: { kind: 'coupon' }, addresses: [] })).toBeNull();
  });

  it('says how many credits are missing', async () => {
    const { store } = await build({ balance: 600 });
    expect(store.missing).toBe(80);
  });

  it('asks for an address first where a good is sent', async () => {
    const { store } = await build({ addresses: [] });
    store.openConfirm();
    expect(store.isConfirming).toBe(false);
    expect(store.addresses.written).toBe('new');
  });

  it('goes to the chosen address, once for a double click (§8)', async () => {
    const exchange = vi.fn(async () => buildExchange());
    const { store, visited } = await build({ exchange });
    store.openConfirm();
    await Promise.all([store.exchange(), store.exchange()]);
    expect(exchange).toHaveBeenCalledOnce();
    expect(exchange.mock.lastCall?.at(0)).toEqual({ id: 1, addressId: 4 });
    expect(visited).toEqual(['/exchange/success/EX1']);
  });

  it('says in place that none is left and reads again (3402)', async () => {
    const refusal = new ApiError('refused', '礼品已兑完', { code: 3402 });
    const { store, readGift, account } = await build({ exchange: () => Promise.reject(refusal) });
    readGift.mockResolvedValue(buildGift({ stock: 0, status: 'gone' }));
    store.openConfirm();
    await store.exchange();
    expect(store.failure).toBe(refusal);
    expect(store.isConfirming).toBe(false);
    await vi.waitFor(() => expect(store.obstacle).toBe('gone'));
    expect(account).toHaveBeenCalledTimes(2);
  });

  it('tries again with the same request id after a lost connection (C1)', async () => {
    const ids: (string | undefined)[] = [];
    const { store } = await build({
      exchange: async (_input, options) => {
        ids.push(options?.requestId);
        throw new ApiError('unreachable');
      },
    });
    await store.exchange();
    await store.exchange();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('leads to the cashier while postage is owed', () => {
    const owed = buildExchange({ status: 'toPay', postageFen: 800, orderId: 7, orderNum: '2026' });
    expect(afterExchange(owed)).toBe('/sureorder/7/2026/9');
    expect(afterExchange(buildExchange())).toBe('/exchange/success/EX1');
  });
});

import type { Placed, Quote } from '@shuyuan/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi, buildServices } from '../../../testing/services.ts';
import { PurchaseStore } from './PurchaseStore.ts';

const buildQuote = (given: Partial<Quote> = {}): Quote => ({
  version: 'v1',
  kind: 'membership',
  goodsId: 3,
  title: '学年卡',
  mode: 'alone',
  lines: [{ kind: 'list', name: '学年卡', amountFen: 88_000 }],
  listFen: 88_000,
  payFen: 88_000,
  coupons: [],
  creditsBalance: 0,
  creditsMax: 0,
  credits: 0,
  creditsEarned: 88,
  payMinutes: 30,
  serverTime: '2026-11-20T02:00:00Z',
  ...given,
});
const placed: Placed = {
  id: 7,
  orderNum: '20261120100000000001',
  goodsId: 3,
  payFen: 88_000,
  status: 'unpaid',
  expiresAt: '2026-11-20T02:30:00Z',
};
const unpaid = { id: 5, orderNum: '20261119090000000001', goodsId: 3 };
const GOODS = { kind: 'membership', goodsId: 3 } as const;

const stores: PurchaseStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.dispose();
});

/** A store that shows the price of a membership. */
async function build(
  create: (input: { version: string }, options?: { requestId?: string }) => Promise<Placed>,
  onRefused?: () => void,
) {
  const quote = vi.fn(async () => buildQuote());
  const agreements = vi.fn(async () => []);
  const world = buildServices({ api: buildApi({ orders: { quote, create }, tenant: { agreements } }) });
  const store = observedStore(new PurchaseStore(world.services, onRefused));
  stores.push(store);
  store.start();
  store.choose(GOODS);
  await vi.waitFor(() => expect(store.quote.value).toBeDefined());
  return { ...world, store, quote, agreements };
}

describe('buying a membership', () => {
  it('asks for the agreement of what is bought', async () => {
    const { agreements } = await build(async () => placed);
    expect(agreements).toHaveBeenCalledExactlyOnceWith({ types: ['membership'] });
  });

  it('makes no order without the consent (§5)', async () => {
    const create = vi.fn(async () => placed);
    const { store } = await build(create);
    await store.buy();
    expect(create).not.toHaveBeenCalled();
    expect(store.refusals).toBe(1);
  });

  it('leads to the cashier of the new order, once for a double click (§8)', async () => {
    const create = vi.fn(async () => placed);
    const { store, visited } = await build(create);
    store.agree(true);
    await Promise.all([store.buy(), store.buy()]);
    expect(create).toHaveBeenCalledOnce();
    expect(visited).toEqual(['/sureorder/7/20261120100000000001/3']);
  });

  it('shows the new price when it changed, and orders only after another click (3005)', async () => {
    const versions: string[] = [];
    const create = async ({ version }: { version: string }) => {
      versions.push(version);
      if (version === 'v2') return placed;
      throw new ApiError('refused', '价格已变动', { code: 3005, data: buildQuote({ version: 'v2', payFen: 79_900 }) });
    };
    const { store, visited } = await build(create);
    store.agree(true);
    await store.buy();
    expect(store.hasChanged).toBe(true);
    expect(store.quote.value?.payFen).toBe(79_900);
    expect(visited).toEqual([]);
    await store.buy();
    expect(versions).toEqual(['v1', 'v2']);
    expect(visited).toHaveLength(1);
  });

  it('leads to the unpaid order of another tab (3009)', async () => {
    const refusal = new ApiError('refused', '有未付款的订单', { code: 3009, data: unpaid });
    const { store, visited, toasts } = await build(() => Promise.reject(refusal));
    store.agree(true);
    await store.buy();
    expect(visited).toEqual(['/sureorder/5/20261119090000000001/3']);
    expect(toasts).toEqual(['有未付款的订单']);
  });

  it('detects an unpaid order before ordering (3009)', async () => {
    const { store, quote } = await build(async () => placed);
    quote.mockRejectedValueOnce(new ApiError('refused', '', { code: 3009, data: unpaid }));
    store.choose({ ...GOODS, goodsId: 4 });
    await vi.waitFor(() => expect(store.unpaid).toEqual(unpaid));
  });

  it('says that it is no longer sold and reads the page again (3002)', async () => {
    const refresh = vi.fn();
    const { store, quote } = await build(
      () => Promise.reject(new ApiError('refused', '已下架', { code: 3002 })),
      refresh,
    );
    quote.mockClear();
    store.agree(true);
    await store.buy();
    expect(store.failure?.message).toBe('已下架');
    expect(refresh).toHaveBeenCalledOnce();
    expect(quote).toHaveBeenCalledOnce();
    expect(store.isSending).toBe(false);
  });

  it('tries again with the same request id after a lost connection (C1)', async () => {
    const ids: (string | undefined)[] = [];
    const { store } = await build(async (_input, options) => {
      ids.push(options?.requestId);
      throw new ApiError('unreachable');
    });
    store.agree(true);
    await store.buy();
    await store.buy();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });
});

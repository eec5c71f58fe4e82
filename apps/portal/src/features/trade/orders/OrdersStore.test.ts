import { type Order, type Refund, ResultCode } from '@shuyuan/contract';
import type { TFunction } from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi, buildServices } from '../../../testing/services.ts';
import { OrdersStore } from './OrdersStore.ts';
import { orderActions } from './orderActions.ts';
import { ordersAddress } from './ordersAddress.ts';
import { toOrderCard } from './toOrderCard.ts';

const buildOrder = (facts: Partial<Order> = {}): Order => ({
  id: 7,
  orderNum: '20261120102402618305',
  kind: 'course',
  goodsId: 22,
  classId: 11,
  title: '圆锥曲线专题',
  listFen: 129_900,
  payFen: 79_000,
  status: 'unpaid',
  fulfilment: 'none',
  method: 'none',
  createdAt: '2026-11-20T01:54:00Z',
  expiresAt: '2026-11-20T02:24:36Z',
  actions: ['pay', 'cancel'],
  ...facts,
});

const COUNTS = { all: 1, unpaid: 1, paid: 0, cancelled: 0, refund: 0, serverTime: '2026-11-20T02:00:00Z' };

function build(calls: Record<string, unknown> = {}) {
  const list = vi.fn(async () => ({ items: [buildOrder()], totalCount: 1, currentPage: 1, pageSize: 10 }));
  const counts = vi.fn(async () => COUNTS);
  const api = buildApi({ orders: { list, counts, ...calls } as never });
  const { services, clock } = buildServices({ api });
  const onMembership = vi.fn();
  const store = observedStore(new OrdersStore(services, onMembership));
  return { store, list, counts, clock, onMembership };
}

async function open(calls: Record<string, unknown> = {}) {
  const all = build(calls);
  all.store.start();
  all.store.show({ tab: 'all', page: 1 });
  await vi.advanceTimersByTimeAsync(0);
  return all;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the orders', () => {
  it('loads the tab, the word and the page that the address names', async () => {
    const { store, list } = build();
    store.show({ tab: 'refund', keyword: '化学', page: 2 });
    expect(list).toHaveBeenCalledWith({ filter: 'refund', keyword: '化学', page: 2, pageSize: 10 });
  });

  it('reads list and counts again at the end of a countdown, twice, because two clocks differ (C3)', async () => {
    const { store, list, counts } = await open();
    store.handleEnd();
    expect(list).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(list).toHaveBeenCalledTimes(3);
    expect(counts).toHaveBeenCalledTimes(3);
    store.handleEnd();
    store.dispose();
    await vi.advanceTimersByTimeAsync(2000);
    expect(list).toHaveBeenCalledTimes(4); // nothing after the page is left
  });

  it.each([
    ['cancel', 'cancel'],
    ['remove', 'remove'],
    ['withdrawRefund', 'withdrawRefund'],
  ] as const)('reads the list again after it ran %s', async (action, call) => {
    const send = vi.fn(async () => ({}));
    const { store, list } = await open({ [call]: send });
    await store[action](buildOrder());
    expect(send).toHaveBeenCalledExactlyOnceWith({ id: 7 }, { requestId: expect.any(String) });
    expect(list).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['membership', 1],
    ['course', 0],
  ] as const)('has the badge of the student read again after the refund of a %s', async (kind, times) => {
    const { store, onMembership } = await open({ withdrawRefund: async () => ({}) });
    await store.withdrawRefund(buildOrder({ kind }));
    expect(onMembership).toHaveBeenCalledTimes(times);
  });

  it('reads the list again where another tab was faster, and hands the refusal on to be said', async () => {
    const cancel = async () => {
      throw new ApiError('refused', '订单已付款', { code: ResultCode.stateForbids });
    };
    const { store, list } = await open({ cancel });
    await expect(store.cancel(buildOrder())).rejects.toMatchObject({ message: '订单已付款' });
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('reads rule and amount of a refund before requesting it, and sends a reason only where there is one', async () => {
    const refundRule = vi.fn(async () => ({ isAllowed: true, amountFen: 79_000 }));
    const askRefund = vi.fn(async () => ({}));
    const { store } = await open({ refundRule, askRefund });
    store.openDialog(buildOrder({ status: 'paid' }), 'refund');
    await vi.advanceTimersByTimeAsync(0);
    expect(refundRule).toHaveBeenCalledWith({ id: 7 });
    expect(store.rule.value?.amountFen).toBe(79_000);
    store.setReason(buildOrder(), '  ');
    await store.requestRefund(buildOrder());
    expect(askRefund).toHaveBeenLastCalledWith({ id: 7 }, expect.anything());
    store.setReason(buildOrder(), ' 时间冲突 ');
    await store.requestRefund(buildOrder());
    expect(askRefund).toHaveBeenLastCalledWith({ id: 7, reason: '时间冲突' }, expect.anything());
  });

  it('keeps the reason of a request that failed, and reads the rule again where the school refuses', async () => {
    const refundRule = vi.fn(async () => ({ isAllowed: true }));
    const askRefund = vi.fn().mockRejectedValueOnce(new ApiError('unreachable'));
    const { store } = await open({ refundRule, askRefund });
    const order = buildOrder({ status: 'paid' });
    store.openDialog(order, 'refund');
    store.setReason(order, '时间冲突');
    await expect(store.requestRefund(order)).rejects.toThrow(ApiError);
    expect([store.reasons.get(7), refundRule.mock.calls.length]).toEqual(['时间冲突', 1]);
    askRefund.mockRejectedValueOnce(new ApiError('refused', '已超过7天', { code: ResultCode.refundRefused }));
    await expect(store.requestRefund(order)).rejects.toThrow('已超过7天');
    expect(refundRule).toHaveBeenCalledTimes(2);
    askRefund.mockResolvedValueOnce({});
    await store.requestRefund(order);
    expect(store.reasons.size).toBe(0);
  });

  it('shows an order also where its refund cannot be read', async () => {
    const list = async () => ({ items: [buildOrder({ status: 'refunding' })], totalCount: 1 });
    const refund = async () => {
      throw new ApiError('failed');
    };
    const { store } = await open({ list, refund });
    expect(store.list.value?.items).toHaveLength(1);
    expect(store.refunds.size).toBe(0);
  });
});

const t = ((key: string) => key) as unknown as TFunction<'orders'>;
const context = {
  locale: 'cn',
  now: Date.parse('2026-11-20T02:00:00Z'),
  timeZone: 'Asia/Shanghai',
  t,
  here: Date.parse,
  refund: undefined,
} as const;

describe('the card of an order', () => {
  it('counts down while it is unpaid, and says what it saved', () => {
    expect(toOrderCard(buildOrder(), context)).toMatchObject({
      number: '20261120102402 618305',
      status: 'unpaid',
      dueAt: Date.parse('2026-11-20T02:24:36Z'),
      savedFen: 50_900,
    });
  });

  it('waits for the group until it is complete (product.md 4.10)', () => {
    const order = buildOrder({
      status: 'paid',
      fulfilment: 'awaitingGroup',
      teamMissing: 1,
      teamEndsAt: '2026-11-20T06:42:00Z',
    });
    expect(toOrderCard(order, context)).toMatchObject({ status: 'waitingGroup', group: { need: 1 } });
  });

  it('shows how far a refund is', () => {
    const order = buildOrder({ status: 'refunding', actions: ['withdrawRefund'] });
    const steps = (refund?: Refund, of = order) =>
      toOrderCard(of, { ...context, refund }).refundSteps?.map(({ label, state }) => `${label} ${state}`);
    expect(steps()).toEqual(['refundAsked done', 'refundReview now', 'refundBack next']);
    const refund = { id: 1, refundNum: '5', amountFen: 1, status: 'adopted', askedAt: '2026-11-20T01:00:00Z' } as const;
    const reviewed = { ...refund, reviewedBy: '2026-11-21T01:00:00Z' };
    expect(steps(reviewed)).toEqual(['refundAsked done', 'refundReview done', 'refundBack now']);
    // A place in a group that is not complete is given up without a review, and a class that the school cancelled was not asked back.
    expect(steps(refund)).toEqual(['refundAsked done', 'refundBack now']);
    expect(steps(refund, { ...order, cancelReason: 'school' })).toEqual(['refundStarted done', 'refundBack now']);
  });

  it('says why the school refused a refund, as long as the order stays paid', () => {
    const order = buildOrder({ status: 'paid', refusedAt: '2026-11-20T01:00:00Z', refusal: '已经开课' });
    expect(toOrderCard(order, context).refund).toBe('refusedWhy');
    expect(toOrderCard({ ...order, refusal: undefined }, context).refund).toBe('refused');
    expect(toOrderCard({ ...order, status: 'refunding' }, context).refund).toBeUndefined();
  });

  it('offers what the server allows and nothing else, the main action first (product.md 4.0)', () => {
    const labels = (order: Order) => orderActions(order, t, () => undefined).map(({ label }) => label);
    expect(labels(buildOrder({ actions: ['cancel', 'pay'] }))).toEqual(['actions.pay', 'actions.cancel']);
    expect(labels(buildOrder({ actions: ['delete', 'rebuy'] }))).toEqual(['actions.rebuy', 'actions.delete']);
    expect(labels(buildOrder({ actions: [] }))).toEqual([]);
  });
});

it.each([
  ['', { tab: 'all', page: 1 }],
  ['?tab=unpaid&page=2', { tab: 'unpaid', page: 2 }],
  ['?tab=refund&q=化学', { tab: 'refund', keyword: '化学', page: 1 }],
] as const)('has an address for each tab, search and page: /learn/order%s', (search, filters) => {
  expect(ordersAddress.read(new URLSearchParams(search))).toEqual(filters);
  expect(decodeURIComponent(ordersAddress.href(filters))).toBe(`/learn/order${search}`);
});

it('shows the first page of all orders where the address asks for what there is not', () => {
  expect(ordersAddress.read(new URLSearchParams('tab=what&page=-1'))).toEqual({ tab: 'all', page: 1 });
});

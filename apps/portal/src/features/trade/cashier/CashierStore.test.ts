import { type OrderDetail, ResultCode } from '@shuyuan/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi, buildServices } from '../../../testing/services.ts';
import { CashierStore } from './CashierStore.ts';
import { POLL_MS } from './OrderWatch.ts';

const KEY = { id: 7, orderNum: '20261120100000000007' };
const NOW = '2026-11-20T02:00:00Z';

const buildOrder = (facts: Partial<OrderDetail> = {}): OrderDetail => ({
  ...KEY,
  kind: 'course',
  goodsId: 22,
  classId: 11,
  title: '圆锥曲线专题',
  listFen: 79_000,
  payFen: 79_000,
  status: 'unpaid',
  fulfilment: 'none',
  method: 'none',
  createdAt: '2026-11-20T01:55:00Z',
  expiresAt: '2026-11-20T02:25:00Z',
  actions: ['pay', 'cancel'],
  lines: [],
  methods: ['wechat', 'alipay'],
  serverTime: NOW,
  ...facts,
});

const buildPayment = (facts: object = {}) => ({
  paymentId: 1,
  method: 'wechat',
  payFen: 79_000,
  qrText: 'weixin://pay',
  expiresAt: '2026-11-20T02:02:00Z',
  ...facts,
});

function cashier(given: { order?: OrderDetail; detail?: unknown; pay?: unknown; payStatus?: unknown } = {}) {
  const order = given.order ?? buildOrder();
  const detail = vi.fn((given.detail as () => Promise<OrderDetail>) ?? (async () => order));
  const pay = vi.fn((given.pay as () => Promise<unknown>) ?? (async () => buildPayment()));
  const waiting = async () => ({ status: 'unpaid', payment: 'waiting', serverTime: NOW });
  const payStatus = vi.fn((given.payStatus as () => Promise<unknown>) ?? waiting);
  const api = buildApi({ orders: { detail, pay, payStatus } as never });
  const { services, visited } = buildServices({ api });
  return { services, visited, detail, pay, payStatus };
}

async function opened(given: Parameters<typeof cashier>[0] = {}, preferred: string | null = null) {
  const made = cashier(given);
  const onMembership = vi.fn();
  const store = observedStore(new CashierStore(made.services, onMembership, preferred));
  store.start();
  store.show(KEY);
  await vi.advanceTimersByTimeAsync(0);
  return { ...made, store, onMembership };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the cashier', () => {
  it.each([
    ['membership', 'paid', 1],
    ['membership', 'unpaid', 0],
    ['course', 'paid', 0],
  ] as const)('has the badge of the student read again once a %s is %s', async (kind, status, times) => {
    const { store, onMembership } = await opened({ order: buildOrder({ kind, status }) });
    expect(onMembership).toHaveBeenCalledTimes(times);
    store.dispose();
  });

  it('opens a payment by the first way that the school offers, or the one that was chosen before', async () => {
    const { store, pay } = await opened();
    expect(pay).toHaveBeenCalledExactlyOnceWith({ ...KEY, method: 'wechat' }, { requestId: expect.any(String) });
    expect(store.phase).toBe('waiting');
    store.dispose();
    const other = await opened({}, 'alipay');
    expect(other.store.method).toBe('alipay');
    other.store.dispose();
  });

  it('reads the state every 3 seconds while the tab is on screen, and never after the page is left', async () => {
    const { store, payStatus } = await opened();
    await vi.advanceTimersByTimeAsync(POLL_MS * 2);
    expect(payStatus).toHaveBeenCalledTimes(2);
    store.watch.setVisible(false);
    await vi.advanceTimersByTimeAsync(POLL_MS * 3);
    expect(payStatus).toHaveBeenCalledTimes(2);
    store.watch.setVisible(true); // checks at once
    await vi.advanceTimersByTimeAsync(0);
    expect(payStatus).toHaveBeenCalledTimes(3);
    store.dispose();
    await vi.advanceTimersByTimeAsync(POLL_MS * 3);
    expect(payStatus).toHaveBeenCalledTimes(3);
  });

  it('reads the order again once it is paid, here or elsewhere, and polls no more (product.md 4.7)', async () => {
    let isPaid = false;
    const payStatus = async () => ({ status: isPaid ? 'paid' : 'unpaid', payment: 'success', serverTime: NOW });
    const detail = async () => buildOrder({ status: isPaid ? 'paid' : 'unpaid' });
    const { store, payStatus: checks } = await opened({ payStatus, detail });
    isPaid = true;
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(store.order?.status).toBe('paid');
    await vi.advanceTimersByTimeAsync(POLL_MS * 3);
    expect(checks).toHaveBeenCalledOnce();
    store.dispose();
  });

  it('continues polling when a request fails', async () => {
    const payStatus = async () => {
      throw new ApiError('unreachable');
    };
    const { store, payStatus: checks } = await opened({ payStatus });
    await vi.advanceTimersByTimeAsync(POLL_MS * 2);
    expect(checks).toHaveBeenCalledTimes(2);
    expect(store.order?.status).toBe('unpaid');
    store.dispose();
  });

  it('leads to the page of a failed payment for its own payment only (product.md 5.2)', async () => {
    const payStatus = async () => ({ status: 'unpaid', payment: 'failed', serverTime: NOW });
    const never = () => new Promise(() => undefined);
    const before = await opened({ payStatus, pay: never });
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(before.visited).toEqual([]); // the failure of an earlier payment
    before.store.dispose();
    const { store, visited } = await opened({ payStatus });
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(visited).toEqual(['/course/fail?orderId=7&orderNum=20261120100000000007']);
    store.dispose();
  });

  it('renews the code automatically while the tab is visible, else on a click', async () => {
    const { store, pay } = await opened();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(pay).toHaveBeenCalledTimes(2);
    store.watch.setVisible(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(pay).toHaveBeenCalledTimes(2);
    expect(store.phase).toBe('expired');
    await store.again();
    expect(store.phase).toBe('waiting');
    store.dispose();
  });

  it('opens one payment for two clicks, and the last way wins', async () => {
    const { store, pay } = await opened();
    await Promise.all([store.open('alipay'), store.open('alipay')]);
    expect(pay).toHaveBeenCalledTimes(2); // the first way, then once the other
    expect(store.method).toBe('alipay');
    store.dispose();
  });

  it.each([ResultCode.orderExpired, ResultCode.orderPaid, ResultCode.groupEnded])(
    'reads the order again on refusal %i',
    async (code) => {
      const pay = async () => {
        throw new ApiError('refused', '不行', { code });
      };
      const { store, detail } = await opened({ pay });
      expect(store.phase).toBe('choosing');
      expect(detail).toHaveBeenCalledTimes(2);
      store.dispose();
    },
  );

  it('shows why no payment could be opened, and tries again on request (§8)', async () => {
    let isDown = true;
    const pay = async () => {
      if (isDown) throw new ApiError('unreachable');
      return buildPayment();
    };
    const { store } = await opened({ pay });
    expect(store.phase).toBe('failed');
    isDown = false;
    await store.again();
    expect(store.phase).toBe('waiting');
    store.dispose();
  });

  it('opens no payment for an order that is over', async () => {
    const { store, pay } = await opened({ order: buildOrder({ status: 'cancelled', cancelReason: 'timeout' }) });
    expect(pay).not.toHaveBeenCalled();
    store.dispose();
  });
});

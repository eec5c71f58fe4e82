import { contract, toWireGroup } from '@shuyuan/contract';
import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, createApi } from '../api/createApi.ts';
import { addGroup } from '../api/groups.ts';
import '../api/retry.ts'; // here before the clock stands still
import { createSender } from '../api/sender.ts';
import type { Services } from '../core/services.ts';
import { CourseStore } from '../features/catalogue/courseDetail/CourseStore.ts';
import { HallStore } from '../features/consult/hall/HallStore.ts';
import { LearnStore } from '../features/learn/overview/LearnStore.ts';
import { CashierStore } from '../features/trade/cashier/CashierStore.ts';
import { CheckoutStore } from '../features/trade/checkout/CheckoutStore.ts';
import { buildServices } from '../testing/services.ts';

for (const [name, group] of Object.entries(contract)) addGroup(name as keyof Api, toWireGroup(group as never));

/** Milliseconds that a server takes to refuse a request. */
const REFUSED_MS = 500;
/** Longer than any request is tried again (S12). */
const LONG_MS = 120_000;

/** A server without room for anybody, which says to come back in two seconds. */
function buildCrowded() {
  const sent: string[] = [];
  const http = axios.create({
    adapter: async (config: AxiosRequestConfig): Promise<AxiosResponse> => {
      sent.push(String(config.url));
      await new Promise((resolve) => setTimeout(resolve, REFUSED_MS));
      const response = { status: 503, data: {}, headers: { 'retry-after': '2' }, statusText: '', config } as never;
      throw new AxiosError('status', undefined, config as never, null, response);
    },
  });
  const options = {
    bases: { student: '/api', point: '/point', upload: '/upload' },
    sender: () => ({ token: 'mine', companyId: 5, locale: 'cn' as const }),
    onLoggedOut: vi.fn(),
  };
  const api = createApi(options, async () => createSender(options, http));
  return { sent, services: buildServices({ api }).services };
}

const COURSE = { id: 11, saleId: 22 };
const token = () => 'mine';

/** Pages that a rush is about, opened. */
const PAGES: Readonly<Record<string, (services: Services) => { dispose(): void }>> = {
  checkout: (services) => {
    const store = new CheckoutStore(services);
    store.start();
    store.show({ ...COURSE, mode: 'alone' });
    return store;
  },
  cashier: (services) => {
    const store = new CashierStore(services, () => undefined);
    store.start();
    store.show({ id: 7, orderNum: '20261120100000000007' });
    return store;
  },
  course: ({ api, clock }) => {
    const store = new CourseStore({ api, clock, token });
    store.start();
    store.show(COURSE);
    return store;
  },
  learn: ({ api, clock }) => {
    const store = new LearnStore({ api, clock, timeZone: () => 'Asia/Shanghai' });
    store.start();
    return store;
  },
  'study room': (services) => {
    const store = new HallStore(services, { userId: () => 7, isVisible: () => true });
    store.start();
    return store;
  },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(Object.entries(PAGES))('%s in a rush', (_, open) => {
  it.each([
    ['is left before its answers', REFUSED_MS / 2],
    ['is left while its requests wait for their next try', REFUSED_MS + 100],
    ['is left after some tries', 20_000],
  ])('%s: nothing more is sent (S12)', async (_when, leftAfterMs) => {
    const { sent, services } = buildCrowded();
    const store = open(services);
    await vi.advanceTimersByTimeAsync(leftAfterMs);
    const before = [...sent];
    expect(before.length).toBeGreaterThan(0);
    store.dispose();
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(sent).toEqual(before);
    expect(vi.getTimerCount()).toBe(0);
  });
});

import { type Redemption, ResultCode } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { RootStore } from '../../../stores/RootStore.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi, buildServices } from '../../../testing/services.ts';
import { RedeemStore } from './RedeemStore.ts';

const buildRedemption = (given: Partial<Redemption> = {}): Redemption => ({
  id: 9,
  codeEnd: '4421',
  kind: 'membership',
  title: '学年会员延长30天',
  amount: 30,
  redeemedAt: '2026-11-20T02:00:00Z',
  ...given,
});

function build(redeem: () => Promise<Redemption>) {
  const ids: (string | undefined)[] = [];
  const list = vi.fn(async () => ({ items: [], totalCount: 0, currentPage: 1, pageSize: 10 }));
  const api = buildApi({
    redemptions: {
      list,
      redeem: async (_input, options) => {
        ids.push(options?.requestId);
        return redeem();
      },
    },
    account: { userInfo: () => new Promise(() => undefined) },
  });
  const { services } = buildServices({ api });
  const store = observedStore(
    new RedeemStore(new RootStore(services, { origin: 'http://a.localhost', hostname: 'a.localhost' })),
  );
  store.show({ page: 1 });
  store.type('527381064421');
  return { store, list, ids };
}

describe('a redemption', () => {
  it('shows what the code turned into, empties the field and reads the list again (§5)', async () => {
    const { store, list } = build(async () => buildRedemption());
    await store.redeem('527381064421');
    expect(store.result?.id).toBe(9);
    expect(store.code).toBe('');
    expect(list).toHaveBeenCalledTimes(2);
    store.reset();
    expect(store.result).toBeNull();
  });

  it.each([
    [ResultCode.redemptionFailed, 'unusable'],
    [ResultCode.redeemedByYou, 'yours'],
    [ResultCode.alreadyOwned, 'owned'],
    [ResultCode.tooFrequent, 'tooOften'],
  ])(
    'that is refused with %i keeps the code in its place and says so until it is changed (A6)',
    async (code, problem) => {
      const { store, list } = build(() => Promise.reject(new ApiError('refused', 'x', { code })));
      await store.redeem('527381064421');
      expect(store.problem).toBe(problem);
      expect(store.code).toBe('527381064421');
      expect(list).toHaveBeenCalledTimes(2); // another tab may have redeemed it
      store.type('52738106442');
      expect(store.problem).toBeNull();
    },
  );

  it('that is tried too often says how many minutes to wait (HTTP 429)', async () => {
    const { store } = build(() => Promise.reject(new ApiError('tooMany', '', { retryAfterS: 61 })));
    await store.redeem('527381064421');
    expect([store.problem, store.waitMinutes]).toEqual(['tooOften', 2]);
  });

  it('whose answer was lost is tried again under the same id (C1, I19)', async () => {
    const answers = [() => Promise.reject(new ApiError('unreachable')), async () => buildRedemption()];
    const { store, ids } = build(() => (answers.shift() ?? answers[0])?.() ?? Promise.reject(new Error('no answer')));
    await store.redeem('527381064421');
    expect(store.failure?.kind).toBe('unreachable');
    await store.redeem('527381064421');
    expect(ids[1]).toBe(ids[0]);
    expect(store.result?.id).toBe(9);
  });
});

it('is followed by what was redeemed before, ten on a page', async () => {
  const { store, list } = build(async () => buildRedemption());
  store.show({ page: 2 });
  expect(list).toHaveBeenLastCalledWith({ page: 2, pageSize: 10 });
});

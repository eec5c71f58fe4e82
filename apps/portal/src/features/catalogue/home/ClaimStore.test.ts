import type { CouponOffer } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi } from '../../../testing/services.ts';
import { ClaimStore } from './ClaimStore.ts';

const offer = (id: number, status: CouponOffer['status']) => ({ id, status }) as CouponOffer;

it('shows what can be claimed, and what was claimed here; a refusal is told, and the offers are read again', async () => {
  let offers = [offer(1, 'claimed'), offer(2, 'claimable'), offer(3, 'claimable'), offer(4, 'claimedOut')];
  const claim = vi.fn(async () => {
    offers = offers.map((one) => (one.id === 2 ? offer(2, 'claimed') : one));
    return {} as never;
  });
  const center = vi.fn(async () => ({ items: offers, totalCount: 4, currentPage: 1, pageSize: 12 }));
  const store = observedStore(new ClaimStore(buildApi({ coupons: { center, claim } })));
  store.start();
  await vi.waitFor(() => expect(store.offers.map(({ id }) => id)).toEqual([2, 3]));
  await store.claim(offer(2, 'claimable'));
  await vi.waitFor(() => expect(store.offers).toEqual([offer(2, 'claimed'), offer(3, 'claimable')]));
  claim.mockRejectedValueOnce(new ApiError('refused'));
  await expect(store.claim(offer(3, 'claimable'))).rejects.toThrow();
  expect(center).toHaveBeenCalledTimes(3);
  store.dispose();
});

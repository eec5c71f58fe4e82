import type { Coupon } from '@shuyuan/contract';
import { expect, it } from 'vitest';
import { buildCoupon } from '../../../testing/coupons.ts';
import { couponStory } from './couponStory.ts';

it('lists what became of a coupon (§4)', () => {
  const keys = (given: Partial<Coupon>) => couponStory(buildCoupon(given)).map(({ key, state }) => `${key} ${state}`);
  expect(keys({})).toEqual(['claimed now', 'ends next']);
  expect(keys({ status: 'locked' })).toEqual(['claimed done', 'locked now', 'ends next']);
  expect(keys({ status: 'used', usedAt: '2026-11-12T00:00:00Z' })).toEqual(['claimed done', 'used done']);
  expect(keys({ status: 'expired' })).toEqual(['claimed done', 'expired done']);
  expect(keys({ status: 'notYet' })).toEqual(['claimed done', 'usableFrom next', 'ends next']);
});
